import { type Ref, useId, useState } from 'react'
import type { IdeaTable } from '../../../../contract/types.gen.ts'
import { Conflict } from '../../../../forms/conflict.tsx'
import { FormEnd } from '../../../../forms/form-end.tsx'
import { type DraftProps, useStored } from '../../../../forms/stored.ts'
import { inSentence } from '../../../../lib/in-sentence.ts'
import { readTemplate } from '../../../../rules/idea-tables.ts'
import { useUserId } from '../../../../session/hooks.ts'
import { LiveRegion, useSettled } from '../../../../ui/announcer/live-region.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import common from '../../../../ui/common.module.css'
import { Field } from '../../../../ui/field/field.tsx'
import { ErrorIcon } from '../../../../ui/icon/icons.tsx'
import { TextArea } from '../../../../ui/text-area/text-area.tsx'
import { beginDraft, newTable, type TableDraft, type TableValues, tableDrafts } from '../../model/drafts.ts'
import { type ReadTable, tableLimits } from '../../model/parse-table.ts'
import { useTableForm } from '../../model/use-tables.ts'
import { inEntries, inLines } from '../../model/words.ts'
import styles from '../ideas.module.css'
import { Scrolling } from '../shared-parts.tsx'

type NewTableProps = {
  ref: Ref<HTMLButtonElement>
  /** Called when the form is closed: with the created table, or without one. */
  onDone: (made: IdeaTable | undefined) => void
}

/** The button that opens the form for a new table, and the form. */
export function NewTable({ ref, onDone }: NewTableProps) {
  const userId = useUserId()
  const [draft, keep] = useStored(tableDrafts, [userId, newTable])
  const [isOpened, setIsOpened] = useState(false)
  if (draft) return <TableForm draft={draft} isOpened={isOpened} keep={keep} onDone={onDone} />
  return (
    <p>
      <Button
        ref={ref}
        onClick={() => {
          setIsOpened(true)
          keep(beginDraft())
        }}
      >
        New table
      </Button>
    </p>
  )
}

const tableLabels: Record<keyof TableValues, string> = { name: 'Name', list: 'Entries' }

type TableFormProps = DraftProps<TableDraft> & {
  /** The edited table. Without one, the form creates a table. */
  table?: IdeaTable
  /** Called when the form is closed: with the saved table, or without one. */
  onDone?: (saved: IdeaTable | undefined) => void
}

/** Creates a table from a pasted list, or changes one. */
export function TableForm({ table, ...props }: TableFormProps) {
  const { draft } = props
  const form = useTableForm({ tableId: table?.tableId, ...props })
  const { conflict, errors, fields, isReadOnly } = form
  const leaveOut = () => {
    form.leaveOut()
    // The pressed button has disappeared.
    fields.current?.querySelector('textarea')?.focus()
  }
  if (conflict) return <Conflict {...conflict} what="this table" labels={tableLabels} />
  return (
    <form
      noValidate
      aria-label={table ? `Edit ${table.name}` : 'New table'}
      className={`${common.card} ${common.padded}`}
      onSubmit={form.submit}
    >
      <div ref={fields} className={common.stack}>
        <Field
          label={tableLabels.name}
          hint="To use this table in an entry, put its name in braces."
          dir="auto"
          autoComplete="off"
          readOnly={isReadOnly}
          value={draft.values.name}
          error={errors.name}
          onChange={({ target }) => form.type({ name: target.value })}
        />
        <TextArea
          label={tableLabels.list}
          hint={
            <>
              Paste a list, one entry per line. A number in front is its weight: “3 a rope” comes up 3 times as often.{' '}
              {'{place}'} draws from the table “place”.
            </>
          }
          rows={8}
          dir="auto"
          readOnly={isReadOnly}
          value={draft.values.list}
          error={errors.list}
          onChange={({ target }) => form.type({ list: target.value })}
        />
      </div>
      <Preview read={form.read} onLeaveOut={leaveOut} />
      <FormEnd
        form={form}
        fallback="Couldn't save the table. Try again."
        save={table ? 'Save' : 'Create random table'}
        onCancel={form.close}
      />
    </form>
  )
}

type PreviewProps = {
  read: ReadTable
  /** Removes the refused lines from the list. */
  onLeaveOut: () => void
}

/** The preview of a pasted list, updated while the person types: first the refused lines, then the entries. */
export function Preview({ read: { entries, refused }, onLeaveOut }: PreviewProps) {
  const heading = useId()
  const parts = [inEntries(entries.length), ...(refused.length > 0 ? [`${inLines(refused.length)} to fix`] : [])]
  const summary = parts.join(', ')
  // Announced after a pause: at each key it would interrupt the screen reader.
  const announced = useSettled(summary)
  return (
    <section className={common.close} aria-labelledby={heading}>
      <h3 id={heading} className={styles.understood}>
        Preview: {summary}
      </h3>
      <LiveRegion message={announced} />
      {refused.length > 0 && (
        <>
          <Scrolling label="Lines to fix">
            {refused.map(({ line, text, why }) => (
              <li key={line} className={`${common.fault} ${styles.fault}`}>
                <ErrorIcon />
                <p>
                  <b>Line {line}:</b> <q dir="auto">{inSentence(text, tableLimits.characters)}</q>{' '}
                  <span className={styles.why}>{why}</span>
                </p>
              </li>
            ))}
          </Scrolling>
          <p>
            <Button variant="quiet" onClick={onLeaveOut}>
              Remove these lines
            </Button>
          </p>
        </>
      )}
      {entries.length > 0 && (
        <Scrolling label="Entries found">
          {entries.map(({ line, note, ...entry }) => (
            <li key={line} className={`${common.row} ${styles.entry}`}>
              <EntryText {...entry} />
              {note && <span className={common.small}>{note}</span>}
            </li>
          ))}
        </Scrolling>
      )}
    </section>
  )
}

/** The text of an entry: references are marked, and the weight is beside it. */
export function EntryText({ text, weight }: { text: string; weight: number }) {
  const template = readTemplate(text)
  const parts = 'error' in template ? [text] : template.parts
  return (
    <>
      <span dir="auto">
        {parts.map((part, at) =>
          typeof part === 'string' ? (
            part
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry may name one table twice
            <span key={at} className={styles.reference}>
              {`{${part.table}}`}
            </span>
          ),
        )}
      </span>
      {weight > 1 && <span className={common.small}>weight {weight}</span>}
    </>
  )
}

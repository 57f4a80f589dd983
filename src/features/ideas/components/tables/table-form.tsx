import { type FormEvent, useEffect, useRef } from 'react'
import type { IdeaTable } from '../../../../contract/types.gen.ts'
import { Conflict } from '../../../../forms/conflict.tsx'
import { FailedCall } from '../../../../forms/failed-call.tsx'
import { focusFirstError } from '../../../../forms/focus-first-error.ts'
import actions from '../../../../shell/page/actions.module.css'
import { Button } from '../../../../ui/button/button.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { TextArea } from '../../../../ui/text-area/text-area.tsx'
import { type TableDraft, tableLabels } from '../../model/table-draft.ts'
import { useTableForm } from '../../model/use-table-form.ts'
import { Preview } from './preview.tsx'
import styles from './tables.module.css'

type TableFormProps = {
  /** The table that is edited; without one a new table is made. */
  table?: IdeaTable
  draft: TableDraft
  /** The person has opened it; else it was there when the page came. */
  isOpened: boolean
  /** Keeps what was typed; without a draft the form is closed. */
  onDraft: (draft: TableDraft | undefined) => void
  /** It is closed: with the table that was saved, or without one. */
  onDone?: (saved: IdeaTable | undefined) => void
}

/** Makes a table of a pasted list, or changes one. */
export function TableForm({ table, draft, isOpened, onDraft, onDone }: TableFormProps) {
  const fields = useRef<HTMLDivElement>(null)
  const form = useTableForm({ tableId: table?.tableId, draft, onDraft, onDone })
  const { conflict, errors, isReadOnly } = form
  const isShown = !conflict
  // Where the person has just come from is gone.
  useEffect(() => {
    if (isOpened && isShown) fields.current?.querySelector('input')?.focus()
  }, [isOpened, isShown])
  const leaveOut = () => {
    form.leaveOut()
    // The button is gone then.
    fields.current?.querySelector('textarea')?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await form.submit())) focusFirstError(fields.current)
  }
  if (conflict)
    return (
      <Conflict
        heading="This table was changed meanwhile"
        found={conflict.found}
        first={conflict.first}
        labels={tableLabels}
        onTake={conflict.take}
        onCancel={conflict.cancel}
      />
    )
  return (
    <form noValidate aria-label={table ? `Edit ${table.name}` : 'New table'} className={styles.form} onSubmit={submit}>
      <div ref={fields} className={styles.fields}>
        <Field
          label={tableLabels.name}
          hint="Entries draw from it by this name in braces."
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
              Paste a list, one entry a line. A number before it is its weight: “3 a rope” is drawn three times as
              often. {'{place}'} draws from the table “place”.
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
      <FailedCall error={errors.form} fallback="The table could not be saved." />
      <p className={actions.actions}>
        <Button variant="primary" type="submit" busy={form.isBusy}>
          {table ? 'Save' : 'Make the table'}
        </Button>
        <Button variant="quiet" onClick={() => form.close()}>
          Cancel
        </Button>
      </p>
    </form>
  )
}

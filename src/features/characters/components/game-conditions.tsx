import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ifMatch } from '../../../api/call.ts'
import { charactersApi } from '../../../api/characters-api.ts'
import { zConditionsChange } from '../../../contract/schemas/characters.gen.ts'
import { zColour } from '../../../contract/schemas/profile.gen.ts'
import type { Conditions, Game } from '../../../contract/types.gen.ts'
import { Loaded } from '../../../forms/calls.tsx'
import { changesOf } from '../../../forms/compare-versions.ts'
import { Conflict } from '../../../forms/conflict.tsx'
import { cannotSave, FormEnd, type FormEndProps } from '../../../forms/form-end.tsx'
import { stored, useStored, versionedDraft } from '../../../forms/stored.ts'
import { useVersionedForm } from '../../../forms/use-versioned-form.ts'
import { knownColour } from '../../../game/person-avatar.tsx'
import { capitalized } from '../../../lib/in-sentence.ts'
import { newKsuid } from '../../../rules/ids.ts'
import drawing from '../../../shell/page/drawings/character.svg?raw'
import { Drawing } from '../../../shell/page/drawings/drawing.tsx'
import { LiveRegion, useSaid } from '../../../ui/announcer/live-region.tsx'
import { colours } from '../../../ui/avatar/avatar.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { CardSkeleton } from '../../../ui/card/card.tsx'
import common from '../../../ui/common.module.css'
import { EmptyList } from '../../../ui/empty-list/empty-list.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { useFocusAfterRemoval, useFocusBack } from '../../../ui/focus-back/use-focus-back.ts'
import { PlusIcon } from '../../../ui/icon/icons.tsx'
import { optionsOf, Select } from '../../../ui/select/select.tsx'
import { TextArea } from '../../../ui/text-area/text-area.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import { conditionDrafts, isSameLabel, useConditions, useMay } from '../model/use-characters.ts'
import { conditionProblem, longest, mostGameConditions } from '../model/words.ts'
import styles from './characters.module.css'
import { dotClass } from './conditions.tsx'

const zRow = z.object({ label: z.string(), text: z.string(), colour: zColour })
type Row = z.infer<typeof zRow>
/** The conditions by their ids, in order. One that is removed is absent or `undefined`. */
const zValues = z.record(z.string(), z.optional(zRow))
type Values = z.infer<typeof zValues>
const drafts = stored(conditionDrafts, versionedDraft(zValues, zValues))

const rowsOf = (values: Values) => Object.entries(values).flatMap(([id, row]) => (row ? [[id, row] as const] : []))
const valuesOf = ({ items }: Conditions): Values =>
  Object.fromEntries(
    items.map(({ conditionId, label, text, colour }) => [conditionId, { label, text, colour: knownColour(colour) }]),
  )
const inWords = ({ label, text, colour }: Row) => `${label} (${capitalized(colour)})${text && `: ${text}`}`

/** The conditions of the game, which host and admins write. */
export function GameConditions({ game }: { game: Game }) {
  return (
    <Loaded query={useConditions(game.gameId)} what="the conditions" placeholder={<CardSkeleton lines={4} />}>
      {(conditions) => <Form game={game} conditions={conditions} />}
    </Loaded>
  )
}

function Form({ game, conditions }: { game: Game; conditions: Conditions }) {
  const { gameId } = game
  const params = { gameId }
  const { me = '', run } = useMay(game)
  const [draft, keep] = useStored(drafts, [me, gameId])
  const [change] = charactersApi.useChangeConditionsMutation()
  const [load] = charactersApi.endpoints.getConditions.useLazyQuery()
  /** The id of the condition whose fields are open. */
  const [openId, setOpen] = useState<string>()
  const open = run ? openId : undefined
  // Of a form that closes once it is saved, what had the focus is gone.
  const adder = useFocusBack(open !== undefined)
  const [said, say] = useSaid()
  const isChanged = draft !== undefined
  // Once the changes are saved or dropped, nothing says to save them, and no field looks as if it were to be saved.
  useEffect(() => {
    if (isChanged) return
    say('')
    setOpen(undefined)
  }, [isChanged, say])
  const now = draft ?? { rev: conditions.rev, base: valuesOf(conditions), values: valuesOf(conditions) }
  const rows = rowsOf(now.values)
  const isFull = rows.length >= mostGameConditions
  const problems = rows.map(([, { label }], at) => {
    const isTwin = rows.slice(0, at).some(([, one]) => isSameLabel(one.label, label))
    return conditionProblem(label) ?? (isTwin ? 'Another one above has this name.' : undefined)
  })
  const form = useVersionedForm<Conditions, Values>({
    draft: now,
    keep,
    current: conditions,
    closedBy: run ? undefined : cannotSave[game.status === 'archived' ? 'archived' : 'role'],
    toSent: (typed) => Object.fromEntries(rowsOf(typed).map(([id, row]) => [id, { ...row, label: row.label.trim() }])),
    sentOf: valuesOf,
    isWrong: () => {
      const wrong = rows[problems.findIndex(Boolean)]
      if (wrong) setOpen(wrong[0])
      return wrong !== undefined
    },
    save: (rev, _, sent) => {
      const items = rowsOf(sent).map(([conditionId, row]) => ({ conditionId, ...row }))
      return change({ params, headers: ifMatch({ rev }), body: z.parse(zConditionsChange, { items }) })
    },
    load: () => load({ params }),
    isList: true,
    saved: 'Conditions saved.',
  })
  const set = (id: string, row: Row | undefined) => form.change({ [id]: row })
  const { fields } = form
  useEffect(() => {
    if (open !== undefined) fields.current?.querySelector('input')?.focus()
  }, [fields, open])
  const add = () => {
    if (isFull) return
    const id = newKsuid()
    set(id, { label: '', text: '', colour: 'slate' })
    setOpen(id)
  }
  const { conflict } = form
  // The focus is in a field again once the conflict is settled.
  if (conflict && open === undefined) setOpen(conflict.found[0]?.field)
  if (conflict) {
    const labels = Object.entries({ ...valuesOf(conflict.newest), ...now.base, ...now.values }).map(([id, row]) => [
      id,
      (row ?? now.base[id])?.label.trim() || 'Condition',
    ])
    const show = (_: string, value: unknown) => inWords(z.parse(zRow, value))
    return <Conflict {...conflict} level={2} what="the conditions" labels={Object.fromEntries(labels)} show={show} />
  }
  return (
    <form noValidate aria-label="Conditions of the game" className={common.stack} onSubmit={form.submit}>
      <h2 tabIndex={-1} className={common.hidden}>
        Conditions
      </h2>
      {!draft && rows.length === 0 ? (
        <EmptyList
          heading="No conditions yet"
          picture={<Drawing src={drawing} />}
          next={
            run && (
              <Button variant="primary" onClick={add}>
                Add a condition
              </Button>
            )
          }
        >
          Create some, such as Soaked or Afraid, and add them to any character.
        </EmptyList>
      ) : (
        <div className={`${common.row} ${styles.pair}`}>
          <p className={common.muted}>{rows.length > 0 && 'Add these to any character.'}</p>
          {run && (
            <Button ref={adder} aria-label="Add a condition" aria-disabled={isFull} onClick={add}>
              <PlusIcon /> Add
            </Button>
          )}
        </div>
      )}
      <div ref={fields} className={styles.list}>
        {rows.map(([id, one], at) => {
          const name = one.label.trim() || (now.base[id] ? `Condition ${at + 1}` : 'New condition')
          // “Cancel” does what its own buttons would do.
          const isAllNew =
            draft !== undefined && !now.base[id] && Object.keys(changesOf(now.base, now.values)).length === 1
          return (
            <section key={id} aria-label={name} className={styles.block}>
              <div className={`${common.row} ${styles.pair}`}>
                <h3 className={dotClass(one.colour)}>
                  <bdi>{name}</bdi>
                </h3>
                {run && !(isAllNew && open === id) && (
                  <Button variant="quiet" onClick={() => setOpen(open === id ? undefined : id)}>
                    {open === id ? 'Close' : 'Edit'}
                    <VisuallyHidden> {name}</VisuallyHidden>
                  </Button>
                )}
              </div>
              {open === id ? (
                <div className={common.close}>
                  <div className={`${common.row} ${styles.row}`}>
                    <Field
                      label="Name"
                      dir="auto"
                      autoComplete="off"
                      value={one.label}
                      error={form.wasRefused ? problems[at] : undefined}
                      onChange={({ target }) => set(id, { ...one, label: target.value })}
                    />
                    <Select
                      label="Color"
                      value={one.colour}
                      onChange={({ target }) => set(id, { ...one, colour: knownColour(target.value) })}
                    >
                      {optionsOf(colours.map((colour) => [colour, capitalized(colour)]))}
                    </Select>
                  </div>
                  <TextArea
                    label="What it does"
                    dir="auto"
                    rows={2}
                    limit={longest.conditionText}
                    value={one.text}
                    onChange={({ target }) => set(id, { ...one, text: target.value })}
                  />
                  {!isAllNew && (
                    <p>
                      <Button
                        variant="quietDanger"
                        onClick={() => {
                          set(id, undefined)
                          say(`${name} removed. Save to keep the change.`)
                          setOpen(undefined)
                          adder.current?.focus()
                        }}
                      >
                        Remove<VisuallyHidden> {name}</VisuallyHidden>
                      </Button>
                    </p>
                  )}
                </div>
              ) : (
                one.text && (
                  <p dir="auto" className={common.muted}>
                    {one.text}
                  </p>
                )
              )}
            </section>
          )
        })}
      </div>
      <LiveRegion {...said} />
      {draft && (
        <End
          form={form}
          text={rowsOf(changesOf(now.base, now.values))
            .map(([, row]) => inWords(row))
            .join('\n')}
          onCancel={() => keep(undefined)}
        />
      )}
    </form>
  )
}

/** What can be done with the changes, in reach while there are any. */
function End(end: Pick<FormEndProps, 'form' | 'text' | 'onCancel'>) {
  const part = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(part, 'main h2[tabindex="-1"]')
  return (
    <div ref={part} className={common.dock} data-toasts-above>
      <section className={common.close}>
        <FormEnd {...end} fallback="Couldn't save the conditions. Try again." save="Save" />
      </section>
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ifMatch } from '../../../api/call.ts'
import { charactersApi } from '../../../api/characters-api.ts'
import { zConditionsChange, zNewCondition } from '../../../contract/schemas/characters.gen.ts'
import type { Conditions, Game } from '../../../contract/types.gen.ts'
import { Loaded } from '../../../forms/calls.tsx'
import { Conflict } from '../../../forms/conflict.tsx'
import { FormEnd, type FormEndProps } from '../../../forms/form-end.tsx'
import { stored, useStored, versionedDraft } from '../../../forms/stored.ts'
import { useVersionedForm } from '../../../forms/use-versioned-form.ts'
import { knownColour } from '../../../game/person-avatar.tsx'
import { capitalized } from '../../../lib/in-sentence.ts'
import { LiveRegion, useSaid } from '../../../ui/announcer/live-region.tsx'
import { colours } from '../../../ui/avatar/avatar.tsx'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { Field } from '../../../ui/field/field.tsx'
import { useFocusAfterRemoval } from '../../../ui/focus-back/use-focus-back.ts'
import { PlusIcon } from '../../../ui/icon/icons.tsx'
import { optionsOf, Select } from '../../../ui/select/select.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { TextArea } from '../../../ui/text-area/text-area.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import { isSameLabel, useConditions, useMay } from '../model/use-characters.ts'
import { conditionProblem, longest, mostGameConditions } from '../model/words.ts'
import styles from './characters.module.css'
import { dotClass } from './conditions.tsx'

const zValues = z.object({
  items: z.array(z.object({ ...zNewCondition.shape, label: z.string(), text: z.string() })),
})
type Values = z.infer<typeof zValues>
const drafts = stored('conditions', versionedDraft(zValues, zValues))

const valuesOf = ({ items }: Conditions): Values => ({
  items: items.map((one) => ({ ...one, colour: knownColour(one.colour) })),
})
const inWords = (value: unknown) =>
  Array.isArray(value)
    ? value.map(({ label, text }: { label: string; text: string }) => `${label}: ${text}`).join('\n')
    : ''

/** The conditions of the game, which host and admins write. */
export function GameConditions({ game }: { game: Game }) {
  return (
    <Loaded query={useConditions(game.gameId)} what="the conditions" placeholder={<Skeleton lines={4} />}>
      {(conditions) => <Form game={game} conditions={conditions} />}
    </Loaded>
  )
}

function Form({ game, conditions }: { game: Game; conditions: Conditions }) {
  const { gameId } = game
  const params = { gameId }
  const { me = '' } = useMay(game)
  const [draft, keep] = useStored(drafts, [me, gameId])
  const [change] = charactersApi.useChangeConditionsMutation()
  const [load] = charactersApi.endpoints.getConditions.useLazyQuery()
  const adder = useRef<HTMLButtonElement>(null)
  /** The place of the condition whose fields are open. */
  const [open, setOpen] = useState<number>()
  const [said, say] = useSaid()
  const now = draft ?? { rev: conditions.rev, base: valuesOf(conditions), values: valuesOf(conditions) }
  const { items } = now.values
  const problems = items.map(({ label }, at) => {
    const isTwin = items.slice(0, at).some((one) => isSameLabel(one.label, label))
    return conditionProblem(label) ?? (isTwin ? 'Another one above has this label.' : undefined)
  })
  const form = useVersionedForm<Conditions, Values>({
    draft: now,
    keep,
    toSent: (typed) => ({ items: typed.items.map((one) => ({ ...one, label: one.label.trim() })) }),
    sentOf: valuesOf,
    isWrong: () => {
      const at = problems.findIndex(Boolean)
      if (at >= 0) setOpen(at)
      return at >= 0
    },
    save: (rev, changes) => change({ params, headers: ifMatch({ rev }), body: z.parse(zConditionsChange, changes) }),
    load: () => load({ params }),
    saved: 'Conditions saved.',
  })
  const put = (next: Values['items']) => form.change({ items: next })
  const set = (at: number, part: Partial<Values['items'][number]>) =>
    put(items.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const { fields } = form
  useEffect(() => {
    if (open !== undefined) fields.current?.querySelector('input')?.focus()
  }, [fields, open])
  // The focus is in a field again once the conflict is settled.
  if (form.conflict && open === undefined) setOpen(0)
  if (form.conflict)
    return (
      <Conflict
        {...form.conflict}
        level={2}
        what="the conditions"
        labels={{ items: 'Conditions' }}
        show={(_, value) => inWords(value)}
      />
    )
  return (
    <form noValidate aria-label="Conditions of the game" className={common.stack} onSubmit={form.submit}>
      <div className={`${common.row} ${styles.pair}`}>
        <h2 tabIndex={-1}>Conditions</h2>
        <Button
          ref={adder}
          aria-label="Add a condition"
          aria-disabled={items.length >= mostGameConditions}
          onClick={() => {
            if (items.length >= mostGameConditions) return
            put([...items, { label: '', text: '', colour: 'slate' }])
            setOpen(items.length)
          }}
        >
          <PlusIcon /> Add
        </Button>
      </div>
      <p className={common.muted}>You can add these to any character.</p>
      <div ref={fields} className={styles.list}>
        {items.map((one, at) => {
          const name = one.label.trim() || `Condition ${at + 1}`
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a new condition has no id
            <section key={at} aria-label={name} className={styles.block}>
              <div className={`${common.row} ${styles.pair}`}>
                <h3 className={dotClass(one.colour)}>
                  <bdi>{name}</bdi>
                </h3>
                <Button
                  variant="quiet"
                  aria-expanded={open === at}
                  onClick={() => setOpen(open === at ? undefined : at)}
                >
                  {open === at ? 'Close' : 'Edit'}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              </div>
              {open === at ? (
                <div className={common.close}>
                  <div className={`${common.row} ${styles.row}`}>
                    <Field
                      label="Label"
                      dir="auto"
                      autoComplete="off"
                      value={one.label}
                      error={form.wasRefused ? problems[at] : undefined}
                      onChange={({ target }) => set(at, { label: target.value })}
                    />
                    <Select
                      label="Color"
                      value={one.colour}
                      onChange={({ target }) => set(at, { colour: knownColour(target.value) })}
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
                    onChange={({ target }) => set(at, { text: target.value })}
                  />
                  <p>
                    <Button
                      variant="quietDanger"
                      onClick={() => {
                        put(items.filter((_, index) => index !== at))
                        say(`Removed: ${name}. Save to keep the change.`)
                        setOpen(undefined)
                        adder.current?.focus()
                      }}
                    >
                      Remove<VisuallyHidden> {name}</VisuallyHidden>
                    </Button>
                  </p>
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
          onCancel={() => {
            setOpen(undefined)
            keep(undefined)
          }}
        />
      )}
    </form>
  )
}

/** What can be done with the changes, in reach while there are any. */
function End(end: Pick<FormEndProps, 'form' | 'onCancel'>) {
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

import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { ifMatch } from '../../../api/call.ts'
import { charactersApi } from '../../../api/characters-api.ts'
import { zConditionsChange, zNewCondition } from '../../../contract/schemas/characters.gen.ts'
import type { Conditions, Game } from '../../../contract/types.gen.ts'
import { Loaded } from '../../../forms/calls.tsx'
import { Conflict } from '../../../forms/conflict.tsx'
import { FormEnd } from '../../../forms/form-end.tsx'
import { stored, useStored, versionedDraft } from '../../../forms/stored.ts'
import { useVersionedForm } from '../../../forms/use-versioned-form.ts'
import { knownColour } from '../../../game/person-avatar.tsx'
import { capitalized } from '../../../lib/in-sentence.ts'
import { foldName } from '../../../rules/idea-tables.ts'
import swatches from '../../../ui/avatar/avatar.module.css'
import { colours } from '../../../ui/avatar/avatar.tsx'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { Field } from '../../../ui/field/field.tsx'
import { optionsOf, Select } from '../../../ui/select/select.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { TextArea } from '../../../ui/text-area/text-area.tsx'
import { placeHref, useConditions, useMay } from '../model/use-characters.ts'
import { conditionProblem, longest, mostGameConditions } from '../model/words.ts'
import styles from './characters.module.css'

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
  const navigate = useNavigate()
  const { me = '' } = useMay(game)
  const [draft, keep] = useStored(drafts, [me, gameId])
  const [change] = charactersApi.useChangeConditionsMutation()
  const [load] = charactersApi.endpoints.getConditions.useLazyQuery()
  const adder = useRef<HTMLButtonElement>(null)
  const now = draft ?? { rev: conditions.rev, base: valuesOf(conditions), values: valuesOf(conditions) }
  const { items } = now.values
  const problems = items.map(({ label }, at) => {
    const isTwin = items.slice(0, at).some((one) => foldName(one.label) === foldName(label))
    return conditionProblem(label) ?? (isTwin ? 'Another one above has this label.' : undefined)
  })
  const form = useVersionedForm<Conditions, Values>({
    draft: now,
    keep,
    toSent: (typed) => ({ items: typed.items.map((one) => ({ ...one, label: one.label.trim() })) }),
    sentOf: valuesOf,
    isWrong: () => problems.some(Boolean),
    save: (rev, changes) => change({ params, headers: ifMatch({ rev }), body: z.parse(zConditionsChange, changes) }),
    load: () => load({ params }),
    saved: 'Conditions saved.',
  })
  const put = (next: Values['items']) => form.change({ items: next })
  const set = (at: number, part: Partial<Values['items'][number]>) =>
    put(items.map((one, index) => (index === at ? { ...one, ...part } : one)))
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
      <h2>Conditions</h2>
      <p>Add a condition to any character. Tap it to read what it does.</p>
      <div ref={form.fields} className={styles.cards}>
        {items.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a new condition has no id
          <fieldset key={at} className={`${common.close} ${styles.panel}`}>
            <legend>{one.label || `Condition ${at + 1}`}</legend>
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
                label={
                  <>
                    Color{' '}
                    <svg
                      viewBox="0 0 2 2"
                      width="1em"
                      style={{ display: 'inline', margin: '0 0.25em -0.125em' }}
                      className={swatches[one.colour]}
                      aria-hidden="true"
                    >
                      <circle cx="1" cy="1" r="1" fill="var(--ground)" />
                    </svg>
                  </>
                }
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
                aria-label={`Remove ${one.label || `condition ${at + 1}`}`}
                onClick={() => {
                  put(items.filter((_, index) => index !== at))
                  adder.current?.focus()
                }}
              >
                Remove
              </Button>
            </p>
          </fieldset>
        ))}
        {items.length < mostGameConditions && (
          <p>
            <Button ref={adder} onClick={() => put([...items, { label: '', text: '', colour: 'slate' }])}>
              Add a condition
            </Button>
          </p>
        )}
      </div>
      <FormEnd
        form={form}
        fallback="Couldn't save the conditions. Try again."
        save="Save"
        onCancel={() => {
          keep(undefined)
          void navigate(placeHref(gameId, { view: 'all' }))
        }}
      />
    </form>
  )
}

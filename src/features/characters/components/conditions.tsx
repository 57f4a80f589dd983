import {
  type ComponentProps,
  type CSSProperties,
  type FormEvent,
  Fragment,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { Condition, WholeCharacter } from '../../../contract/types.gen.ts'
import { knownColour } from '../../../game/person-avatar.tsx'
import { inSentence } from '../../../lib/in-sentence.ts'
import { mostConditions } from '../../../rules/limits.ts'
import colours from '../../../ui/avatar/avatar.module.css'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { Field } from '../../../ui/field/field.tsx'
import { useFocusAfterRemoval, useFocusBack } from '../../../ui/focus-back/use-focus-back.ts'
import { PlusIcon } from '../../../ui/icon/icons.tsx'
import { isSameLabel, type Owning, useConditions } from '../model/use-characters.ts'
import { useChange } from '../model/use-outbox.ts'
import { conditionProblem } from '../model/words.ts'
import { useDecision } from './block-state.tsx'
import characters from './characters.module.css'
import styles from './sheet.module.css'

/** A dot before a text. The colors are those of portraits. */
export const dotClass = (colour = '') => `${styles.dot} ${colours[knownColour(colour)]}`
const chipClass = (colour?: string) => `${styles.chip} ${dotClass(colour)}`

/** A condition, whose focus goes to another element with it. */
function Chip({ heir, ...props }: ComponentProps<'button'> & { heir: string }) {
  const chip = useRef<HTMLButtonElement>(null)
  useFocusAfterRemoval(chip, heir)
  return <button ref={chip} type="button" {...props} />
}

type ConditionsProps = {
  of: Owning
  conditions: WholeCharacter['conditions']
  /** In the party's view the label of a control says whose it is. */
  isNamed?: boolean
}

/** The conditions of a character. A tap on one shows what it does. */
export function Conditions({ of, conditions, isNamed = false }: ConditionsProps) {
  const { gameId, characterId, mayChange, name } = of
  const { currentData } = useConditions(gameId)
  const change = useChange(of, 'Conditions')
  /** The condition whose text is open, or the form that adds one. */
  const [open, setOpen] = useState<{ label: string } | 'form'>()
  const isAdding = open === 'form'
  const [said, say] = useState('')
  const texts = useId()
  const known = currentData?.items ?? []
  const conditionOf = (label: string) => known.find((one) => isSameLabel(one.label, label))
  const mark = async (body: { add: string[] } | { remove: string[] }) => {
    await change({ operation: 'mark', body })
    const [words, to] = 'add' in body ? [`${body.add} added`, 'to'] : [`${body.remove} removed`, 'from']
    say(isNamed ? `${words} ${to} ${inSentence(name)}` : words)
  }
  const shown = conditions.find((label) => open !== 'form' && label === open?.label)
  // Of a condition that somebody else removes, the button that removes it goes, too.
  const adder = useFocusBack(isAdding || shown !== undefined)
  const refused = useDecision({ characterId, blockId: undefined }, 'Conditions', () => adder.current?.focus())
  const textOf = (label: string) => {
    const meant = conditionOf(label)
    return meant ? meant.text || 'It has no description yet.' : "It isn't one of the game's conditions."
  }
  const nameOf = (control: string) => (isNamed ? `${name}: ${control}` : control)
  if (conditions.length === 0 && !mayChange && !refused) return null
  return (
    // Its parts have their places in the band around it.
    <section aria-label={`Conditions of ${name}`} style={{ display: 'contents' }}>
      <div className={characters.list} style={{ alignSelf: 'start' }}>
        <div className={`${common.row} ${characters.line}`}>
          {conditions.map((label) => (
            <Fragment key={label}>
              <Chip
                heir={mayChange ? `#${texts}-add` : 'section'}
                className={chipClass(conditionOf(label)?.colour)}
                aria-label={isNamed ? `${name}: ${label}` : undefined}
                aria-expanded={label === shown}
                aria-controls={label === shown ? texts : undefined}
                onClick={() => {
                  setOpen(label === shown ? undefined : { label })
                  say('')
                }}
              >
                <span dir="auto">{label}</span>
              </Chip>
              {label === shown && mayChange && (
                // The keys reach it right after its condition. It stands below, beside what that does.
                <Button
                  variant="quietDanger"
                  style={{ order: 2 }}
                  aria-label={nameOf(`Remove ${shown}`)}
                  onClick={() => {
                    adder.current?.focus()
                    setOpen(undefined)
                    void mark({ remove: [shown] })
                  }}
                >
                  Remove
                </Button>
              )}
            </Fragment>
          ))}
          {mayChange && (
            <Button
              ref={adder}
              id={`${texts}-add`}
              variant="quiet"
              className={styles.adder}
              aria-label={nameOf('Add a condition')}
              aria-expanded={isAdding}
              onClick={() => setOpen(isAdding ? undefined : 'form')}
            >
              <PlusIcon /> Condition
            </Button>
          )}
          {/* A line of its own. */}
          {shown && <span style={{ order: 1, flexBasis: '100%' }} />}
          {/* What a condition does is below the others: it is heard at once. */}
          <p
            id={texts}
            role="status"
            dir="auto"
            className={shown ? styles.does : common.hidden}
            style={{ order: 1, flex: '1 1 8rem' }}
          >
            {shown ? textOf(shown) : said}
          </p>
        </div>
        {refused}
      </div>
      {isAdding && (
        <AddCondition
          key={`${conditions.length >= mostConditions}`}
          nameOf={nameOf}
          offered={known.filter(({ label }) => !conditions.some((one) => isSameLabel(one, label)))}
          isFull={conditions.length >= mostConditions}
          onAdd={(label) => void mark({ add: [label] })}
          onDone={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}

type AddProps = {
  /** The label of a control, with whose it is. */
  nameOf: (control: string) => string
  offered: readonly Condition[]
  isFull: boolean
  onAdd: (label: string) => void
  onDone: () => void
}

function AddCondition({ nameOf, offered, isFull, onAdd, onDone }: AddProps) {
  const [label, setLabel] = useState('')
  const [wasRefused, setWasRefused] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // All of it where there is room, above the bar of a phone.
    form.current?.scrollIntoView({ block: 'nearest' })
    // With the last condition, what had the focus is gone.
    if (document.activeElement === document.body) form.current?.querySelector<HTMLElement>('button, input')?.focus()
  }, [])
  const problem = conditionProblem(label)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWasRefused(problem !== undefined)
    if (problem) return field.current?.focus()
    onAdd(label.trim())
    setLabel('')
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={nameOf('Add a condition')}
      className={`${common.close} ${characters.add}`}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onDone()
      }}
    >
      <div className={`${common.row} ${characters.pair}`}>
        <strong>Add a condition</strong>
        <Button variant="quiet" onClick={onDone}>
          Done
        </Button>
      </div>
      {isFull && <p role="status">A character can have up to {mostConditions} conditions. Remove one first.</p>}
      {!isFull && offered.length > 0 && (
        <ul className={characters.cards} style={{ '--column': '22rem' } as CSSProperties}>
          {offered.map((one) => (
            <li key={one.conditionId}>
              <button
                type="button"
                className={chipClass(one.colour)}
                aria-label={nameOf(`Add ${one.label}`)}
                onClick={({ currentTarget: { parentElement: item } }) => {
                  // The button goes with what it offers. A field would open a phone's keyboard.
                  const next = item?.nextElementSibling ?? item?.previousElementSibling ?? form.current
                  next?.querySelector('button')?.focus()
                  onAdd(one.label)
                }}
              >
                <span dir="auto">{one.label}</span>
              </button>
              {one.text && <p dir="auto">{one.text}</p>}
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <div className={`${common.row} ${characters.row}`}>
          <Field
            ref={field}
            label={offered.length > 0 ? 'Something else' : 'Name'}
            dir="auto"
            autoComplete="off"
            value={label}
            error={wasRefused ? problem : undefined}
            onChange={({ target }) => setLabel(target.value)}
          />
          <Button type="submit">Add</Button>
        </div>
      )}
    </form>
  )
}

import { useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { BlockChange, CharacterBlock } from '../../../contract/types.gen.ts'
import { useCopy } from '../../../forms/form-end.tsx'
import { inFigures } from '../../../lib/english.ts'
import { signed } from '../../../rules/sheet/count.ts'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { useFocusAfterRemoval } from '../../../ui/focus-back/use-focus-back.ts'
import { fieldsOf, isUnsent, type PendingChange, type ShownBlock, setOf, valueIn } from '../model/sheet-mutations.ts'
import { placeHref } from '../model/use-characters.ts'
import { useQueue, useWaiting } from '../model/use-outbox.ts'
import styles from './blocks.module.css'

const fieldNames: Partial<Record<keyof BlockChange, string>> = {
  label: 'Label',
  isPinned: 'Pinned',
  min: 'Minimum',
  max: 'Maximum',
  notation: 'Roll',
  shape: 'Shape',
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.join('\n')
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (typeof value === 'number') return inFigures(value)
  return value === null || value === undefined || value === '' ? 'Nothing' : String(value)
}

/** A field of both versions, each below its name. */
const versionOf = (fields: readonly (keyof BlockChange)[], value: (field: keyof BlockChange) => unknown) =>
  fields.map((field) => `${fieldNames[field] ? `${fieldNames[field]}: ` : ''}${inWords(value(field))}`).join('\n')

/** What a change says, without the name of its block. */
const changeInWords = (one: PendingChange): string =>
  one.operation === 'add'
    ? signed(one.add)
    : one.operation === 'mark'
      ? Object.values(one.body).flat().join(', ')
      : versionOf(fieldsOf(one.body), (field) => one.body[field])

export type DecisionProps = {
  one: PendingChange
  label: string
  /** The block as it is now: it may be newer than the version that the change met. */
  now: ShownBlock | undefined
  /** Whether the state of the control says politely that there are two versions. */
  isBeside: boolean
  /** Whether the change was made in this tab. Another one shows the other version, which may have been made in it. */
  isHere: boolean
  onDecided: () => void
}

/** Which of two versions stays, or what becomes of a change that was refused. */
export default function Decision({ one, now, ...met }: DecisionProps) {
  if (one.operation === 'set' && one.met && !now?.gone)
    return <BlockConflict one={one} theirs={now && now.rev > one.met.rev ? now : one.met} {...met} />
  const words = changeInWords(one)
  const [label, typed] = one.operation === 'mark' ? [words] : [met.label, words]
  return <RefusedChange label={label} one={one} typed={typed} gone={now?.gone} onDecided={met.onDecided} />
}

// Who has saved the other version is not known: it may be of another tab or device of mine.
const inOne = { mine: 'Yours', keep: 'Keep yours', theirs: 'Saved elsewhere', take: 'Take that one' }
const inAnother = { mine: 'Your other tab', keep: 'Take that one', theirs: 'Saved', take: 'Keep this one' }

type MetProps = Omit<DecisionProps, 'one' | 'now'> & {
  one: Extract<PendingChange, { operation: 'set' }>
  theirs: CharacterBlock
}

/** Both versions of a block that was changed elsewhere meanwhile. */
function BlockConflict({ label, one, theirs, isBeside, isHere, onDecided }: MetProps) {
  const queue = useQueue()
  const part = useRef<HTMLElement>(null)
  useFocusAfterRemoval(part, 'section')
  const fields = fieldsOf(one.body)
  const words = isHere ? inOne : inAnother
  return (
    <section ref={part} tabIndex={-1} className={common.close} aria-label={`Two versions of ${label}`}>
      {!(isBeside && isHere) && (
        <p role="alert">
          <strong>{label}</strong> was changed {isHere ? 'elsewhere' : 'in your other tab'}, too. Choose which one to
          keep.
        </p>
      )}
      <div className={styles.versions}>
        <div>
          <strong>{words.mine}</strong>
          <p dir="auto" className={styles.version}>
            {versionOf(fields, (field) => one.body[field])}
          </p>
          <Button
            variant="primary"
            aria-label={`${words.keep}: ${label}`}
            onClick={() => void queue.add({ ...one, ...setOf(theirs, one.body), body: {} }).then(onDecided)}
          >
            {words.keep}
          </Button>
        </div>
        <div>
          <strong>{words.theirs}</strong>
          <p dir="auto" className={styles.version} aria-live="polite">
            {versionOf(fields, (field) => valueIn(theirs, field))}
          </p>
          <Button aria-label={`${words.take}: ${label}`} onClick={() => void queue.drop(one.seq).then(onDecided)}>
            {words.take}
          </Button>
        </div>
      </div>
    </section>
  )
}

type RefusedProps = {
  label: string
  one: PendingChange
  typed: string | undefined
  /** Why there is nothing to decide on any more. */
  gone?: string | undefined
  onDecided?: () => void
}

/** A change that the server refused: why, and what the person can do. `typed`: the text that would be lost. */
function RefusedChange({ label, one, typed, gone = "It isn't here anymore.", onDecided }: RefusedProps) {
  const reason = one.refused ?? one.reason
  const queue = useQueue()
  const part = useRef<HTMLElement>(null)
  useFocusAfterRemoval(part, 'section')
  const [outcome, copy] = useCopy()
  return (
    <section ref={part} tabIndex={-1} className={common.close} aria-label={`Not saved: ${label}`}>
      <p role="alert">
        Couldn't save {label}. {reason ?? gone}
      </p>
      {typed && (
        <p dir="auto" className={styles.version}>
          {typed}
        </p>
      )}
      <p className={common.actions}>
        {reason && <Button onClick={() => void queue.retry(one.seq).then(onDecided)}>Try again</Button>}
        {typed && (
          <Button variant="quiet" onClick={() => copy(typed)}>
            Copy text
          </Button>
        )}
        <Button variant="quietDanger" onClick={() => void queue.drop(one.seq).then(onDecided)}>
          Discard
        </Button>
      </p>
      <p role="status">{outcome}</p>
    </section>
  )
}

export type LostWorkProps = {
  /** Whether no sheet shows it. Without it, none does. */
  isLost?: (one: PendingChange) => boolean
  /** Whether another sheet shows it, which is linked then. Without it, none does. */
  isElsewhere?: (one: PendingChange) => boolean
}

/**
 * My changes that were refused or wait for a decision, and that the page shows nowhere else: of a block, a character or
 * a game that is gone, or that I may not see any more; and the way to those of other sheets.
 */
export function LostWork({ isLost = () => true, isElsewhere = () => false }: LostWorkProps) {
  const heading = useId()
  const stuck = useWaiting(({ entries }) => entries).filter((one) => !isUnsent(one))
  const lost = stuck.filter(isLost)
  const elsewhere = stuck.filter((one) => !lost.includes(one) && isElsewhere(one))
  if (lost.length + elsewhere.length === 0) return null
  return (
    <section aria-labelledby={heading} className={common.stack}>
      <h2 id={heading}>Unsaved changes</h2>
      {lost.map((one) => (
        <RefusedChange key={one.seq} label={one.title ?? 'your change'} one={one} typed={changeInWords(one)} />
      ))}
      {elsewhere.map(({ seq, gameId, characterId, title }) => (
        <p key={seq}>
          <Link to={placeHref(gameId, { character: characterId })}>{title ?? 'A change on a sheet'}</Link> isn't saved.
        </p>
      ))}
    </section>
  )
}

import { useRef } from 'react'
import type { BlockChange, CharacterBlock } from '../../../contract/types.gen.ts'
import { useCopy } from '../../../forms/form-end.tsx'
import { inFigures } from '../../../lib/english.ts'
import { signed } from '../../../rules/sheet/count.ts'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { useFocusAfterRemoval } from '../../../ui/focus-back/use-focus-back.ts'
import { fieldsOf, type PendingChange, type ShownBlock, setOf, valueIn } from '../model/sheet-mutations.ts'
import { useQueue } from '../model/use-outbox.ts'
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
export const changeInWords = (one: PendingChange): string =>
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
export default function Decision({ one, label, now, isBeside, isHere, onDecided }: DecisionProps) {
  if (one.operation === 'set' && one.met && !now?.gone) {
    const theirs = now && now.rev > one.met.rev ? now : one.met
    const words = isHere ? inOne : inAnother
    return (
      <BlockConflict
        label={label}
        one={one}
        theirs={theirs}
        isSaid={isBeside && isHere}
        words={words}
        onDecided={onDecided}
      />
    )
  }
  const words = changeInWords(one)
  const [what, typed] = one.operation === 'mark' ? [words] : [label, words]
  return <RefusedChange label={what} one={one} typed={typed} onDecided={onDecided} />
}

const inOne = { who: 'Someone else', mine: 'Yours', keep: 'Keep yours', theirs: 'Theirs', take: 'Take theirs' }
const inAnother: typeof inOne = {
  who: 'Your other tab',
  mine: 'Your other tab',
  keep: 'Take that one',
  // Made in this tab, or by somebody else.
  theirs: 'Saved',
  take: 'Keep this one',
}

type MetProps = Pick<DecisionProps, 'label' | 'onDecided'> & {
  isSaid: boolean
  words: typeof inOne
  one: Extract<PendingChange, { operation: 'set' }>
  theirs: CharacterBlock
}

/** Both versions of a block that somebody else has changed meanwhile. */
function BlockConflict({ label, one, theirs, isSaid, words, onDecided }: MetProps) {
  const queue = useQueue()
  const part = useRef<HTMLElement>(null)
  useFocusAfterRemoval(part, 'section')
  const fields = fieldsOf(one.body)
  return (
    <section ref={part} tabIndex={-1} className={common.close} aria-label={`Two versions of ${label}`}>
      {!isSaid && (
        <p role="alert">
          {words.who} changed <strong>{label}</strong>, too. Choose which one to keep.
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

type RefusedProps = { label: string; one: PendingChange; typed: string | undefined; onDecided?: () => void }

/** A change that the server refused: why, and what the person can do. `typed`: the text that would be lost. */
export function RefusedChange({ label, one, typed, onDecided }: RefusedProps) {
  const reason = one.refused ?? one.reason
  const queue = useQueue()
  const part = useRef<HTMLElement>(null)
  useFocusAfterRemoval(part, 'section')
  const [outcome, copy] = useCopy()
  return (
    <section ref={part} tabIndex={-1} className={common.close} aria-label={`Not saved: ${label}`}>
      <p role="alert">
        Couldn't save {label}. {reason}
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

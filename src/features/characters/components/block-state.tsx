import { type ReactNode, useRef } from 'react'
import type { BlockChange, CharacterBlock, ConditionsAdded } from '../../../contract/types.gen.ts'
import { useCopy } from '../../../forms/form-end.tsx'
import { longestBeside } from '../../../game/count.tsx'
import { inFigures } from '../../../lib/english.ts'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { useFocusAfterRemoval } from '../../../ui/focus-back/use-focus-back.ts'
import {
  type BlockPlace,
  fieldsOf,
  isOfBlock,
  isUnsent,
  type PendingChange,
  setOf,
  textSetBy,
  valueIn,
} from '../model/sheet-mutations.ts'
import { useQueue, useWaiting } from '../model/use-outbox.ts'
import styles from './blocks.module.css'

const reasons = {
  network: "Not saved yet. We'll send it once you're back online.",
  server: "Not saved yet. We'll keep trying.",
  rateLimit: 'Not saved yet. The server asked us to wait.',
}

type Saving = BlockPlace & {
  isTyped?: boolean
  /** The field has the focus, and a text that is no longer the block's. */
  isOutdated?: boolean
  problem?: string | undefined
}

/** “Saved”, “Saving…”, or “Not saved yet” with what to do. What was never changed here says nothing. */
export function useSaveState({ isTyped = false, isOutdated = false, problem, ...place }: Saving): string {
  const waiting = useWaiting(({ entries, waitsFor, isPersistent }) => {
    const own = entries.filter((one) => isOfBlock(one, place))
    if (own.some(({ met }) => met)) return 'Changed elsewhere, too. Choose which version to keep.'
    if (own.some(({ refused }) => refused !== undefined)) return 'Not saved'
    if (!own.some(isUnsent)) return ''
    if (!waitsFor) return 'Saving…'
    return isPersistent ? reasons[waitsFor] : 'Not saved yet. Keep this page open.'
  })
  const wasChanged = useRef(false)
  if (waiting || isTyped) wasChanged.current = true
  if (problem) return 'Not saved yet. Fix it first.'
  if (waiting || isTyped) return waiting || 'Saving…'
  if (isOutdated) return 'Changed elsewhere. Leave the field to see it.'
  return wasChanged.current ? 'Saved' : ''
}

export function SaveState(saving: Saving) {
  const state = useSaveState(saving)
  return (
    <p className={common.small} role="status" data-short={state.length <= longestBeside ? '' : undefined}>
      {state}
    </p>
  )
}

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

export const conditionsIn = (body: ConditionsAdded) => Object.values(body).flat().join(', ')

/** A field of both versions, each below its name. */
export const versionOf = (fields: readonly (keyof BlockChange)[], value: (field: keyof BlockChange) => unknown) =>
  fields.map((field) => `${fieldNames[field] ? `${fieldNames[field]}: ` : ''}${inWords(value(field))}`).join('\n')

/**
 * What the person has to decide of a block: which of two versions stays, or what becomes of a change that was refused.
 * It stands in place of the block's control, or beside a field in which the person may be typing.
 *
 * @param now the block as it is now: it may be newer than the version that the change met
 * @param isBeside whether the state of that field says politely that there are two versions
 */
export function useDecision(
  place: BlockPlace,
  label: string,
  onDecided: () => void,
  now?: CharacterBlock,
  isBeside = false,
): ReactNode {
  const one = useWaiting(({ entries }) => entries.find((each) => isOfBlock(each, place) && !isUnsent(each)))
  if (one?.operation === 'set' && one.met) {
    const theirs = now && now.rev > one.met.rev ? now : one.met
    return <BlockConflict label={label} one={one} theirs={theirs} isBeside={isBeside} onDecided={onDecided} />
  }
  if (!one) return undefined
  const what = one.operation === 'mark' ? conditionsIn(one.body) : label
  const typed = textSetBy(one)
  return <RefusedChange label={what} one={one} typed={typed} onDecided={onDecided} />
}

type MetProps = {
  label: string
  one: Extract<PendingChange, { operation: 'set' }>
  theirs: CharacterBlock
  isBeside: boolean
  onDecided: () => void
}

/** Both versions of a block that somebody else has changed meanwhile. */
function BlockConflict({ label, one, theirs, isBeside, onDecided }: MetProps) {
  const queue = useQueue()
  const part = useRef<HTMLElement>(null)
  useFocusAfterRemoval(part, 'section')
  const fields = fieldsOf(one.body)
  return (
    <section ref={part} tabIndex={-1} className={common.close} aria-label={`Two versions of ${label}`}>
      {!isBeside && (
        <p role="alert">
          Someone else changed <strong>{label}</strong>, too. Choose which one to keep.
        </p>
      )}
      <div className={styles.versions}>
        <div>
          <strong>Yours</strong>
          <p dir="auto" className={styles.version}>
            {versionOf(fields, (field) => one.body[field])}
          </p>
          <Button
            variant="primary"
            aria-label={`Keep yours: ${label}`}
            onClick={() => void queue.add({ ...one, ...setOf(theirs, one.body), body: {} }).then(onDecided)}
          >
            Keep yours
          </Button>
        </div>
        <div>
          <strong>Theirs</strong>
          <p dir="auto" className={styles.version} aria-live="polite">
            {versionOf(fields, (field) => valueIn(theirs, field))}
          </p>
          <Button aria-label={`Take theirs: ${label}`} onClick={() => void queue.drop(one.seq).then(onDecided)}>
            Take theirs
          </Button>
        </div>
      </div>
    </section>
  )
}

type RefusedProps = { label: string; one: PendingChange; typed: string | undefined; onDecided?: () => void }

/** A change that the server refused: why, and what the person can do. `typed`: the text that would be lost. */
export function RefusedChange({ label, one, typed, onDecided }: RefusedProps) {
  const queue = useQueue()
  const part = useRef<HTMLElement>(null)
  useFocusAfterRemoval(part, 'section')
  const [outcome, copy] = useCopy()
  return (
    <section ref={part} tabIndex={-1} className={common.close} aria-label={`Not saved: ${label}`}>
      <p role="alert">
        Couldn't save {label}. {one.refused}
      </p>
      {typed && (
        <p dir="auto" className={styles.version}>
          {typed}
        </p>
      )}
      <p className={common.actions}>
        {one.refused && <Button onClick={() => void queue.retry(one.seq).then(onDecided)}>Try again</Button>}
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

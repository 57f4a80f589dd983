import { useRef } from 'react'
import type { BlockChange, CharacterBlock } from '../../../contract/types.gen.ts'
import { useCopy } from '../../../forms/form-end.tsx'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { useFocusAfterRemoval } from '../../../ui/focus-back/use-focus-back.ts'
import { type BlockPlace, isOfBlock, isUnsent, type PendingChange, valueIn } from '../model/sheet-mutations.ts'
import { useOutbox } from '../model/use-outbox.ts'
import styles from './blocks.module.css'

/** What waits of a block. */
export function useBlockChanges(place: BlockPlace) {
  const { entries, waitsFor, isPersistent, queue } = useOutbox()
  const mine = entries.filter((one) => isOfBlock(one, place))
  return {
    queue,
    met: mine.find(({ met }) => met),
    refused: mine.find(({ refused }) => refused !== undefined),
    isWaiting: mine.some(isUnsent),
    waitsFor,
    isPersistent,
  }
}

const reasons = {
  network: "Not saved yet. It's sent once you're back online.",
  server: 'Not saved yet. We keep trying.',
  rateLimit: 'Not saved yet. The server asked us to wait.',
}

type Saving = BlockPlace & { isTyped?: boolean; problem?: string | undefined }

/** “Saved”, “Saving…”, or “Not saved yet” with what to do. What was never changed here says nothing. */
export function useSaveState({ isTyped = false, problem, ...place }: Saving): string {
  const { isWaiting, waitsFor, isPersistent, refused } = useBlockChanges(place)
  const wasChanged = useRef(false)
  if (isWaiting || isTyped) wasChanged.current = true
  if (problem) return 'Not saved yet. Correct it first.'
  if (refused) return ''
  if (isWaiting && waitsFor) return isPersistent ? reasons[waitsFor] : 'Not saved yet. Keep this page open.'
  if (isWaiting || isTyped) return 'Saving…'
  return wasChanged.current ? 'Saved' : ''
}

export function SaveState(saving: Saving) {
  return (
    <p className={styles.state} role="status">
      {useSaveState(saving)}
    </p>
  )
}

const fieldNames: Partial<Record<keyof BlockChange, string>> = {
  label: 'Label',
  isPinned: 'Pinned',
  min: 'Lowest',
  max: 'Highest',
  notation: 'Roll',
  shape: 'Shape',
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.join('\n')
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  return value === null || value === undefined || value === '' ? 'Nothing' : String(value)
}

/** A field of both versions, each below its name. */
const versionOf = (fields: readonly (keyof BlockChange)[], value: (field: keyof BlockChange) => unknown) =>
  fields.map((field) => `${fieldNames[field] ? `${fieldNames[field]}: ` : ''}${inWords(value(field))}`).join('\n')

type MetProps = {
  label: string
  one: Extract<PendingChange, { operation: 'set' }>
  theirs: CharacterBlock
  onDecided: () => void
}

/** Both versions of a block that somebody else has changed meanwhile. */
export function BlockConflict({ label, one, theirs, onDecided }: MetProps) {
  const { queue } = useOutbox()
  const part = useRef<HTMLElement>(null)
  useFocusAfterRemoval(part, 'section')
  const fields = Object.keys(one.body) as (keyof BlockChange)[]
  const keepMine = () => {
    const { seq: _, key: _key, met: _met, person: _person, begun: _begun, madeAt: _madeAt, ...change } = one
    const base = Object.fromEntries(fields.map((field) => [field, valueIn(theirs, field)])) as BlockChange
    void queue.add({ ...change, rev: theirs.rev, base }).then(onDecided)
  }
  return (
    <section ref={part} tabIndex={-1} className={common.close} aria-label={`Two versions of ${label}`}>
      <p role="alert">
        <strong>{label}</strong> was changed by someone else, too. Choose what stays.
      </p>
      <div className={styles.versions}>
        <div>
          <strong>Yours</strong>
          <p dir="auto" className={styles.version}>
            {versionOf(fields, (field) => one.body[field])}
          </p>
          <Button variant="primary" aria-label={`Keep yours: ${label}`} onClick={keepMine}>
            Keep yours
          </Button>
        </div>
        <div>
          <strong>Theirs</strong>
          <p dir="auto" className={styles.version}>
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

/** A change that the server refused: why, and what the person can do. */
export function RefusedChange({ label, one, onDecided }: { label: string; one: PendingChange; onDecided: () => void }) {
  const { queue } = useOutbox()
  const part = useRef<HTMLElement>(null)
  useFocusAfterRemoval(part, 'section')
  const [outcome, copy] = useCopy()
  const typed = one.operation === 'set' ? (one.body.text ?? one.body.lines?.join('\n')) : undefined
  return (
    <section ref={part} tabIndex={-1} className={common.close} aria-label={`Not saved: ${label}`}>
      <p role="alert">
        {label} wasn't saved: {one.refused}
      </p>
      {typed && (
        <p dir="auto" className={styles.version}>
          {typed}
        </p>
      )}
      <p className={common.actions}>
        <Button onClick={() => void queue.retry(one.seq).then(onDecided)}>Try again</Button>
        {typed && (
          <Button variant="quiet" onClick={() => copy(typed)}>
            Copy text
          </Button>
        )}
        <Button variant="quietDanger" onClick={() => void queue.drop(one.seq).then(onDecided)}>
          Drop it
        </Button>
      </p>
      <p role="status">{outcome}</p>
    </section>
  )
}

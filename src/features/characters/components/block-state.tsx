import { type ReactNode, useRef } from 'react'
import { longestBeside, useNote } from '../../../game/count.tsx'
import { LazyPart } from '../../../shell/page/lazy-part.tsx'
import common from '../../../ui/common.module.css'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { type BlockPlace, isOfBlock, isUnsent, type ShownBlock } from '../model/sheet-mutations.ts'
import { isFromHere, useWaiting } from '../model/use-outbox.ts'

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
    const own = entries.filter((one) => isOfBlock(one, place) && (isUnsent(one) || isFromHere(one)))
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

/** `isIn`: the person is in the field. */
export function SaveState({ isIn = false, ...saving }: Saving & { isIn?: boolean }) {
  const { note, isSeenOnly } = useNote(useSaveState(saving), isIn)
  return (
    <p className={common.small} role="status" data-short={note.length <= longestBeside ? '' : undefined}>
      {note && <span aria-hidden={isSeenOnly}>{note}</span>}
    </p>
  )
}

const Decision = lazyWithRetry(() => import('./decision.tsx'))

/**
 * What the person has to decide of a block. It stands below the block's control, in which the person may be typing.
 *
 * @param now and `isBeside`: as in `DecisionProps`
 */
export function useDecision(
  place: BlockPlace,
  label: string,
  onDecided: () => void,
  now?: ShownBlock,
  isBeside = false,
): ReactNode {
  const one = useWaiting(({ entries }) =>
    entries.find((each) => isOfBlock(each, place) && (each.reason || !isUnsent(each))),
  )
  return (
    one && (
      <LazyPart>
        <Decision
          one={one}
          label={label}
          now={now}
          isBeside={isBeside}
          isHere={isFromHere(one)}
          onDecided={onDecided}
        />
      </LazyPart>
    )
  )
}

import type { Idea } from '../../../../contract/types.gen.ts'
import type { Entry } from './entry.ts'

/**
 * What is to be done about an entry that only its person can decide on: they are asked; or its idea is gone, and what was
 * typed can be kept anew; or its idea is back, and it can be sent again; or nothing, while its idea is deleted or is
 * brought back from here.
 *
 * @param ideas as they are once all entries are done; `undefined` until all of them are there
 */
export function standingOf(
  entry: Entry,
  entries: readonly Entry[],
  ideas: readonly Idea[] | undefined,
): 'asked' | 'gone' | 'back' | 'quiet' {
  const { ideaId, seq, operation, gone } = entry
  const isDecided = entries.some(
    (each) =>
      each.ideaId === ideaId &&
      each.seq > seq &&
      each.refused === undefined &&
      (each.operation === 'delete' || each.operation === 'restore'),
  )
  if (isDecided || gone === 'here') return 'quiet'
  if (operation !== 'change') return 'asked'
  const isThere = ideas?.some((idea) => idea.ideaId === ideaId) ?? !gone
  if (!isThere) return 'gone'
  return gone ? 'back' : 'asked'
}

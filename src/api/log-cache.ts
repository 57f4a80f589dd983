import { original } from '@reduxjs/toolkit'
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import type { Dice, LogEntry, LogList } from '../contract/types.gen.ts'
import type { CacheUpdaters } from './cache-updaters.ts'
import type { Pages } from './endpoint.ts'

type Cached = { listWholeLog: Pages<LogList>; getDice: Dice }

/**
 * Inserts an entry, newest first. An entry older than all loaded ones is ignored: it comes with its page. It returns a
 * new answer instead of changing the draft: RTK Query would copy each entry that moves to another place, and each copy
 * would be drawn and checked again.
 */
function putEntry(draft: Cached['listWholeLog'], entry: LogEntry): Cached['listWholeLog'] {
  const cached = original(draft) ?? draft
  const { pages } = cached
  const replacing = (from: number, at: number, count: 0 | 1, next: LogEntry) => ({
    ...cached,
    pages: pages.map((page, index) =>
      index === from ? { ...page, items: page.items.toSpliced(at, count, next) } : page,
    ),
  })
  for (const [index, { items }] of pages.entries()) {
    const at = items.findIndex(({ entryId }) => entryId === entry.entryId)
    if (at < 0) continue
    // The answer to a roll and its event are equal.
    const next = copyWithStructuralSharing(items[at], entry)
    return next === items[at] ? cached : replacing(index, at, 1, next)
  }
  for (const [index, { items }] of pages.entries()) {
    // Of two entries with one time, the later arrival stands above.
    const at = items.findIndex((other) => entry.at >= other.at)
    if (at >= 0) return replacing(index, at, 0, entry)
  }
  const last = pages.at(-1)
  return last && last.nextCursor === undefined ? replacing(pages.length - 1, last.items.length, 0, entry) : cached
}

/** A new roll brings its member's next commitment. A roll that is shown or removed later brings none. */
function putRoll(dice: Dice, entry: LogEntry) {
  const { next, author, commitment } = entry
  if (next !== undefined) {
    const member = dice.commitments.find(({ userId }) => userId === author.userId)
    if (!member) dice.commitments.push({ userId: author.userId, commitment: next })
    // The answer to a roll and its event are equal.
    else if (member.commitment === commitment) member.commitment = next
  }
  putRequest(dice, entry)
}

function putRequest(dice: Dice, entry: LogEntry) {
  const { kind, request, entryId } = entry
  if (kind !== 'request') return
  const at = dice.requests.findIndex((other) => other.entryId === entryId)
  if (!request?.isOpen) dice.requests = dice.requests.filter((other) => other.entryId !== entryId)
  else if (at >= 0) dice.requests[at] = entry
  else {
    dice.requests.push(entry)
    // The answer to one's own request may arrive before the event of an earlier one.
    dice.requests.sort((one, other) => (one.at < other.at ? -1 : 1))
  }
}

export const logCache = {
  'log.added': { listWholeLog: putEntry, getDice: putRoll },
  'log.changed': { listWholeLog: putEntry, getDice: putRequest },
} satisfies CacheUpdaters<Cached>

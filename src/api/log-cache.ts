import type { InfiniteData } from '@reduxjs/toolkit/query'
import type { Dice, LogEntry, LogList } from '../contract/types.gen.ts'
import type { CacheUpdaters } from './cache-updaters.ts'

type Cached = { listWholeLog: InfiniteData<LogList, string | undefined>; getDice: Dice }

/** Whether an entry stands above another in the log. Of two at one time, the one that comes later does. */
const isAbove = (one: LogEntry, other: LogEntry) => one.at >= other.at

/** Puts an entry in its place, newest first. One below everything that is loaded comes with its page. */
function putEntry({ pages }: Cached['listWholeLog'], entry: LogEntry) {
  for (const { items } of pages) {
    const at = items.findIndex(({ entryId }) => entryId === entry.entryId)
    if (at >= 0) {
      items[at] = entry
      return
    }
  }
  for (const { items } of pages) {
    const at = items.findIndex((other) => isAbove(entry, other))
    if (at >= 0) {
      items.splice(at, 0, entry)
      return
    }
  }
  const last = pages.at(-1)
  if (last && last.nextCursor === undefined) last.items.push(entry)
}

function putDice(dice: Dice, entry: LogEntry) {
  const { next, author, request, entryId } = entry
  if (next !== undefined) {
    const member = dice.commitments.find(({ userId }) => userId === author.userId)
    // A roll that is shown or removed later says nothing new.
    if (member && member.commitment === entry.commitment) member.commitment = next
    else if (!member) dice.commitments.push({ userId: author.userId, commitment: next })
  }
  if (entry.kind !== 'request') return
  const at = dice.requests.findIndex((other) => other.entryId === entryId)
  if (!request?.isOpen) dice.requests = dice.requests.filter((other) => other.entryId !== entryId)
  else if (at >= 0) dice.requests[at] = entry
  else {
    dice.requests.push(entry)
    // My own may be answered before the event of an earlier one comes.
    dice.requests.sort((one, other) => (one.at < other.at ? -1 : 1))
  }
}

export const logCache = {
  'log.added': { listWholeLog: putEntry, getDice: putDice },
  'log.changed': { listWholeLog: putEntry, getDice: putDice },
} satisfies CacheUpdaters<Cached>

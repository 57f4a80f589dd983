import type { Dice, LogEntry, LogList } from '../contract/types.gen.ts'
import type { CacheUpdaters } from './cache-updaters.ts'
import type { Pages } from './endpoint.ts'

type Cached = { listWholeLog: Pages<LogList>; getDice: Dice }

/** Whether an entry stands above another in the log. Of two entries with one time, the later arrival stands above. */
const isAbove = (one: LogEntry, other: LogEntry) => one.at >= other.at

/** Inserts an entry, newest first. An entry older than all loaded ones is ignored: it comes with its page. */
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
    // A roll that is revealed or removed later changes no commitment.
    if (member && member.commitment === entry.commitment) member.commitment = next
    else if (!member) dice.commitments.push({ userId: author.userId, commitment: next })
  }
  if (entry.kind !== 'request') return
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
  'log.added': { listWholeLog: putEntry, getDice: putDice },
  'log.changed': { listWholeLog: putEntry, getDice: putDice },
} satisfies CacheUpdaters<Cached>

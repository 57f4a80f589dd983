import type { Idea } from '../../../../contract/types.gen.ts'
import { type Change, joined, rebased, without } from './compare.ts'
import type { Entry, Wish } from './entry.ts'
import { isStuck } from './is-stuck.ts'

// What becomes of a person's wishes, oldest first. Nothing here touches a storage or the network.

type Making = { person: string; now: number; key: string }

/**
 * The queue with one wish more. What is not on its way is not sent in two parts: a change joins the change that it was
 * made on top of, and bringing an idea back takes its deletion out. What is being deleted is not deleted again: the second
 * deletion would come after whoever brings it back.
 *
 * @param making `now`: Unix milliseconds; `key`: a new KSUID
 */
export function added(entries: readonly Entry[], wish: Wish, { person, now, key }: Making): Entry[] {
  const last = entries.findLast(({ ideaId }) => ideaId === wish.ideaId)
  if (wish.operation === 'delete' && last?.operation === 'delete' && last.refused === undefined) return [...entries]
  if (last && last.refused === undefined && (!last.begun || last.theirs)) {
    if (wish.operation === 'restore' && last.operation === 'delete') return entries.filter((entry) => entry !== last)
    const one = wish.operation === 'change' && last.operation === 'change' && joined(last, wish)
    if (one) return one.theirs ? onTopOf(entries, one, one.theirs) : replaced(entries, one)
  }
  const seq = Math.max(0, ...entries.map((entry) => entry.seq)) + 1
  return [...entries, { ...wish, person, seq, key, madeAt: now, begun: false }]
}

/**
 * What is to be sent next. What waits for its person's decision holds up its own idea alone, but not the deletion of it:
 * whoever deletes an idea has decided. What was typed into an idea that is gone holds up nothing: it may be coming back.
 */
export function nextOf(entries: readonly Entry[]): Entry | undefined {
  const held = new Map<string, Entry['operation']>()
  for (const entry of entries.filter(({ gone }) => !gone)) {
    const by = held.get(entry.ideaId)
    const isFree = by === undefined || (by === 'change' && entry.operation === 'delete')
    if (isFree && !isStuck(entry)) return entry
    if (isFree) held.set(entry.ideaId, entry.operation)
  }
  return undefined
}

/**
 * The queue without what the server has done. What a deletion did not wait for goes with its idea, and comes back with
 * it. The change that follows for the same idea is for that version now, unless it was typed over another text.
 *
 * @param idea as the server has it now, where it said so
 */
export function withoutDone(entries: readonly Entry[], done: Entry, idea: Idea | undefined): Entry[] {
  const left = entries.filter(({ seq }) => seq !== done.seq)
  const isBehind = ({ ideaId, seq }: Entry) => ideaId === done.ideaId && seq < done.seq
  // It is kept for some time from its deletion on.
  const gone = { gone: 'here', madeAt: done.madeAt } as const
  if (done.operation === 'delete') return left.map((entry) => (isBehind(entry) ? { ...entry, ...gone } : entry))
  const next = left.find(({ ideaId }) => ideaId === done.ideaId)
  return idea && next?.operation === 'change' ? onTopOf(left, next, idea) : left
}

/**
 * The queue with a change put on top of what the server has. What clashes takes along what was typed on top of it: its
 * person is asked once, of the newest text.
 */
export function onTopOf(entries: readonly Entry[], change: Change, theirs: Idea): Entry[] {
  const now = rebased(change, theirs)
  if (!now) return withoutDone(entries, change, theirs)
  const next = now.theirs && entries.find(({ ideaId, seq }) => ideaId === now.ideaId && seq > now.seq)
  const one = next?.operation === 'change' && joined(now, next)
  if (!one) return replaced(entries, now)
  return onTopOf(
    entries.filter((entry) => entry !== next),
    one,
    theirs,
  )
}

/**
 * The queue without what its person gives up. What was to happen to an idea that was never kept goes with it.
 */
export function dropped(entries: readonly Entry[], seq: number): Entry[] {
  const given = entries.find((entry) => entry.seq === seq)
  const isGone = (entry: Entry) => entry.seq === seq || (given?.operation === 'create' && given.ideaId === entry.ideaId)
  return entries.filter((entry) => !isGone(entry))
}

/** The queue with what was not taken as if it had not been sent yet: nothing was done, so the key is a new one. */
export const retried = (entries: readonly Entry[], seq: number, key: string): Entry[] =>
  entries.map((entry) =>
    // Another tab may have been quicker, and sends it already.
    entry.seq === seq && isStuck(entry) ? { ...entry, key, refused: undefined, gone: undefined, begun: false } : entry,
  )

/**
 * The queue with what the server does not take. Where an idea is not taken back, what was typed into it is left: to be
 * kept anew, and not to come back.
 *
 * @param refused why, in the server's own words
 */
export function refusedIn(entries: readonly Entry[], entry: Entry, refused: string): Entry[] {
  const isTyped = ({ ideaId, gone }: Entry) => ideaId === entry.ideaId && gone !== undefined
  if (entry.operation !== 'restore' || !entries.some(isTyped)) return replaced(entries, { ...entry, refused })
  return entries
    .filter(({ seq }) => seq !== entry.seq)
    .map((each) => (isTyped(each) ? { ...each, gone: 'elsewhere', refused } : each))
}

/** The queue with another entry in the place of this one. */
export const replaced = (entries: readonly Entry[], entry: Entry): Entry[] =>
  entries.map((each) => (each.seq === entry.seq ? entry : each))

/**
 * The queue once a person has decided between two versions.
 *
 * @param given the fields in which theirs is to stand
 */
export function decided(entries: readonly Entry[], seq: number, given: readonly string[], key: string): Entry[] {
  const entry = entries.find((each) => each.seq === seq)
  if (entry?.operation !== 'change' || !entry.theirs) return [...entries]
  const { theirs } = entry
  const body = without(entry.body, given)
  if (Object.keys(body).length === 0) return withoutDone(entries, entry, theirs)
  return replaced(entries, { ...entry, idea: theirs, body, key, theirs: undefined, begun: false })
}

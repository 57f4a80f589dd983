import type { Idea, IdeaChange } from '../../../contract/types.gen.ts'
import type { Entry, Wish } from './entry.ts'
import { isStuck } from './is-stuck.ts'

// What becomes of a person's wishes, oldest first. Nothing here touches a storage or the network.

type Making = { person: string; now: number; key: string }

/**
 * The queue with one wish more. What was not sent yet is not sent in two parts: a change joins the change before it, and
 * bringing an idea back takes its deletion out.
 *
 * @param making `now`: Unix milliseconds; `key`: a new KSUID
 */
export function added(entries: readonly Entry[], wish: Wish, { person, now, key }: Making): Entry[] {
  const last = entries.findLast(({ ideaId }) => ideaId === wish.ideaId)
  if (last && !last.begun && !isStuck(last)) {
    if (wish.operation === 'restore' && last.operation === 'delete') return entries.filter((entry) => entry !== last)
    if (wish.operation === 'change' && last.operation === 'change')
      return entries.map((entry) => (entry === last ? { ...last, body: { ...last.body, ...wish.body } } : entry))
  }
  const seq = Math.max(0, ...entries.map((entry) => entry.seq)) + 1
  return [...entries, { ...wish, person, seq, key, madeAt: now, begun: false }]
}

/** What is to be sent next. What waits for its person's decision holds up its own idea alone. */
export function nextOf(entries: readonly Entry[]): Entry | undefined {
  const held = new Set<string>()
  for (const entry of entries) {
    if (isStuck(entry)) held.add(entry.ideaId)
    else if (!held.has(entry.ideaId)) return entry
  }
  return undefined
}

const revised = (entry: Entry, rev: number): Entry =>
  entry.operation === 'change' ? { ...entry, idea: { ...entry.idea, rev } } : entry

/**
 * The queue without what the server has done. What follows for the same idea was made on top of it.
 *
 * @param idea as the server has it now, where it said so
 */
export function withoutDone(entries: readonly Entry[], done: Entry, idea: Idea | undefined): Entry[] {
  return entries
    .filter(({ seq }) => seq !== done.seq)
    .map((entry) => (idea && entry.ideaId === done.ideaId ? revised(entry, idea.rev) : entry))
}

/**
 * The queue without what its person gives up. What was to happen to an idea that was never kept goes with it.
 */
export function dropped(entries: readonly Entry[], seq: number): Entry[] {
  const given = entries.find((entry) => entry.seq === seq)
  const isGone = (entry: Entry) => entry.seq === seq || (given?.operation === 'create' && given.ideaId === entry.ideaId)
  return entries.filter((entry) => !isGone(entry))
}

/** The queue with what was refused as if it had not been sent yet: nothing was done, so the key is a new one. */
export const retried = (entries: readonly Entry[], seq: number, key: string): Entry[] =>
  entries.map((entry) => (entry.seq === seq ? { ...entry, key, refused: undefined, begun: false } : entry))

/** The queue with another entry in the place of this one. */
export const replaced = (entries: readonly Entry[], entry: Entry): Entry[] =>
  entries.map((each) => (each.seq === entry.seq ? entry : each))

/**
 * The queue once a person has decided between two versions.
 *
 * @param body what is still to be changed on top of theirs, perhaps nothing
 */
export function decided(entries: readonly Entry[], seq: number, body: IdeaChange, key: string): Entry[] {
  const entry = entries.find((each) => each.seq === seq)
  if (entry?.operation !== 'change' || !entry.theirs) return [...entries]
  const { theirs } = entry
  if (Object.keys(body).length === 0) return withoutDone(entries, entry, theirs)
  return replaced(entries, { ...entry, idea: theirs, body, key, theirs: undefined, begun: false })
}

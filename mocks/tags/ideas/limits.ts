import { foldTag } from '../../../src/rules/fold-tag.ts'
import { largestFile, megabyte } from '../../../src/rules/idea-limits.ts'
import type { Step } from '../../db/rows.ts'
import { forgetKeys } from '../../http/idempotency.ts'
import { countsOf, deletedIdeas, goneIdeas, ideas, ideaTables } from './tables.ts'

/** How many ideas and tables somebody may keep. */
const mostIdeas = 2000
const mostTables = 100

/** For how long it can be told what has changed, milliseconds. */
export const markTime = 30 * 24 * 3600 * 1000

/** The longest bodies, bytes: of a file of ideas, and of a table of 200 entries. */
export const longest = { import: largestFile, table: megabyte / 2 }

/** Whether somebody may keep so many ideas more, within a step. */
export const hasRoomFor = async (rows: Step, userId: string, more = 1) =>
  (await rows(ideas).count('made', countsOf(userId, {}))) + more <= mostIdeas

/** Whether somebody may have one more table, within a step. */
export const hasRoomForTable = async (rows: Step, userId: string) =>
  (await rows(ideaTables).where('author', userId)).length < mostTables

/** Whether an id is that of an idea, or of one that was deleted, within a step. */
export const isTaken = async (rows: Step, ideaId: string) =>
  (await rows(ideas).get(ideaId)) !== undefined || (await rows(goneIdeas).get(ideaId)) !== undefined

/** Whether two tags are alike. */
export function hasTwins(tags: readonly string[] = []): boolean {
  return new Set(tags.map(foldTag)).size < tags.length
}

/**
 * Forgets, within a step, what can be brought back no more, and what nobody asks for any more: nothing of a deleted idea
 * is to stay, the answer to its `Idempotency-Key` included.
 */
export async function forgetOld(rows: Step, now: number): Promise<void> {
  await forgetKeys(rows, now)
  for (const idea of await rows(deletedIdeas).upTo('until', now)) rows(deletedIdeas).delete(idea)
  for (const idea of await rows(goneIdeas).upTo('until', now)) rows(goneIdeas).delete(idea)
}

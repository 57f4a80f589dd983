import { foldName } from '../../../src/rules/idea-tables.ts'
import { largestFile, megabyte } from '../../../src/rules/limits.ts'
import type { Step } from '../../db/rows.ts'
import { forgetKeys } from '../../http/idempotency.ts'
import { deletedIdeas, goneIdeas, ideas, ideaTables } from './tables.ts'

/** How many ideas and tables somebody may keep. */
const mostIdeas = 2000
const mostTables = 100

/** For how long it can be told what has changed, milliseconds. */
export const markTime = 30 * 24 * 3600 * 1000

/** The longest bodies, bytes: of a file of ideas, and of a table of 200 entries. */
export const longest = { import: largestFile, table: megabyte / 2 }

/** Whether somebody may keep so many ideas more, within a step. */
export const hasRoomFor = (rows: Step, authorId: string, more = 1): boolean =>
  rows(ideas).where({ authorId }).length + more <= mostIdeas

/** Whether somebody may have one more table, within a step. */
export const hasRoomForTable = (rows: Step, authorId: string): boolean =>
  rows(ideaTables).where({ authorId }).length < mostTables

/** Whether an id is that of an idea, or of one that was deleted, within a step. */
export const isTaken = (rows: Step, ideaId: string): boolean =>
  rows(ideas).get(ideaId) !== undefined || rows(goneIdeas).get(ideaId) !== undefined

/** Whether two tags are alike. */
export function hasTwins(tags: readonly string[] = []): boolean {
  return new Set(tags.map(foldName)).size < tags.length
}

/**
 * Forgets, within a step, what can be brought back no more, and what nobody asks for any more: nothing of a deleted idea
 * is to stay, the answer to its `Idempotency-Key` included.
 */
export function forgetOld(rows: Step, now: number): void {
  forgetKeys(rows, now)
  rows(deletedIdeas).deleteWhere(({ until }) => until <= now)
  rows(goneIdeas).deleteWhere(({ until }) => until <= now)
}

import * as z from 'zod/mini'
import { zBoundaryKind, zNudgeAbout } from '../../../src/contract/schemas/lobby.gen.ts'
import { defineTable, type RowOf, type Step } from '../../db/rows.ts'
import { tableOfGames, tableOfMembers } from '../games/tables.ts'
import { dateAnswers, schedules } from '../schedule/tables.ts'

/** The rows of a lobby: readiness, nudges, pauses, starts, notes, boundaries. Times are Unix milliseconds. */

/** The ready members. */
export const readiness = tableOfMembers('readiness', {})

/** The newest nudge of each member. `from`: the user id of who nudged; `nextAt`: when they may be nudged again. */
export const nudges = tableOfMembers('nudges', {
  from: z.string(),
  about: zNudgeAbout,
  nudgedAt: z.number(),
  nextAt: z.number(),
  isSeen: z.optional(z.boolean()),
})

/** The paused games, with their start. Who paused is not stored. */
export const pauses = tableOfGames('pauses', { pausedAt: z.number() })

/** The ends of countdowns. */
export const starts = tableOfGames('starts', {
  startId: z.string(),
  goesAt: z.number(),
  notReady: z.array(z.string()),
})

export const notes = tableOfGames('notes', {
  agenda: z.string(),
  recap: z.string(),
  rev: z.number(),
  updatedAt: z.number(),
  changedBy: z.optional(z.string()),
})

export type NotesRow = RowOf<typeof notes>

/** Lines and veils. Their authors are not stored; the device that added one has its `takeBackKey`. */
export const boundaries = defineTable('boundaries', {
  row: z.object({
    boundaryId: z.string(),
    gameId: z.string(),
    kind: zBoundaryKind,
    text: z.string(),
    takeBackKey: z.string(),
  }),
  key: ({ boundaryId }) => boundaryId,
})
export type BoundaryRow = RowOf<typeof boundaries>

/** Deletes, within a step, all of these rows of a game. */
export function forgetLobby(rows: Step, gameId: string): void {
  const all = [schedules, pauses, starts, notes, dateAnswers, readiness, nudges, boundaries] as const
  for (const table of all) rows(table as typeof readiness).deleteWhere({ gameId })
}

/** Deletes, within a step, all of these rows of a person who leaves. */
export function forgetMember(rows: Step, gameId: string, userId: string): void {
  for (const table of [dateAnswers, readiness, nudges] as const)
    rows(table as typeof readiness).deleteWhere({ gameId, userId })
}

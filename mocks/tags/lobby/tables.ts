import * as z from 'zod/mini'
import { zBoundaryKind } from '../../../src/contract/schemas/lobby.gen.ts'
import { zAnswerToDate } from '../../../src/contract/schemas/schedule.gen.ts'
import { defineTable, type RowOf, type Step } from '../../db/rows.ts'
import { inGame } from '../games/tables.ts'

/** What a game has besides its members: dates, who is ready, notes, boundaries. Times are Unix milliseconds. */

const ofGame = { key: ({ gameId }: { gameId: string }) => gameId }
const ofMember = { key: ({ gameId, userId }: { gameId: string; userId: string }) => inGame(gameId, userId) }

const session = z.object({
  sessionId: z.string(),
  startsAt: z.number(),
  durationMinutes: z.number(),
  status: z.enum(['settled', 'cancelled']),
  reason: z.string(),
  sequence: z.number(),
  updatedAt: z.number(),
})

/** The dates that are offered, the earliest first, and the session that is settled. */
export const schedules = defineTable('schedules', {
  row: z.object({
    gameId: z.string(),
    offer: z.optional(
      z.object({
        durationMinutes: z.number(),
        dates: z.array(z.object({ dateId: z.string(), startsAt: z.number() })),
      }),
    ),
    session: z.optional(session),
    rev: z.number(),
    updatedAt: z.optional(z.number()),
    changedBy: z.optional(z.string()),
  }),
  ...ofGame,
})
export type ScheduleRow = RowOf<typeof schedules>

/** Whether the time of a session is over. @param now Unix milliseconds */
export const isOver = ({ startsAt, durationMinutes }: NonNullable<ScheduleRow['session']>, now: number): boolean =>
  startsAt + durationMinutes * 60_000 <= now

/** Who can come when. */
export const dateAnswers = defineTable('dateAnswers', {
  row: z.object({ gameId: z.string(), dateId: z.string(), userId: z.string(), answer: zAnswerToDate }),
  key: ({ dateId, userId }) => JSON.stringify([dateId, userId]),
})

/** Who is ready. */
export const readiness = defineTable('readiness', {
  row: z.object({ gameId: z.string(), userId: z.string() }),
  ...ofMember,
})

/** Who may be nudged again when. */
export const nudges = defineTable('nudges', {
  row: z.object({ gameId: z.string(), userId: z.string(), until: z.number() }),
  ...ofMember,
})

/** Which games are paused since when. It is kept nowhere who asked for it. */
export const pauses = defineTable('pauses', { row: z.object({ gameId: z.string(), pausedAt: z.number() }), ...ofGame })

/** When everybody goes to the table. */
export const starts = defineTable('starts', {
  row: z.object({ gameId: z.string(), startId: z.string(), goesAt: z.number(), notReady: z.array(z.string()) }),
  ...ofGame,
})

export const notes = defineTable('notes', {
  row: z.object({
    gameId: z.string(),
    agenda: z.string(),
    recap: z.string(),
    rev: z.number(),
    updatedAt: z.number(),
    changedBy: z.optional(z.string()),
  }),
  ...ofGame,
})

export type NotesRow = RowOf<typeof notes>

/** Lines and veils. It is kept nowhere who added one; `takeBackKey` is with the device that did. */
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

/** Deletes, within a step, what a game has of all this. */
export function forgetLobby(rows: Step, gameId: string): void {
  const all = [schedules, pauses, starts, notes, dateAnswers, readiness, nudges, boundaries] as const
  for (const table of all) rows(table as typeof readiness).deleteWhere({ gameId })
}

/** Deletes, within a step, what somebody who leaves has of all this. */
export function forgetMember(rows: Step, gameId: string, userId: string): void {
  for (const table of [dateAnswers, readiness, nudges] as const)
    rows(table as typeof readiness).deleteWhere({ gameId, userId })
}

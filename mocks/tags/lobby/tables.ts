import * as z from 'zod/mini'
import { zBoundaryKind, zNudgeAbout } from '../../../src/contract/schemas/lobby.gen.ts'
import { zAnswerToDate } from '../../../src/contract/schemas/schedule.gen.ts'
import { defineTable, type RowOf, type Step } from '../../db/rows.ts'
import { inGame } from '../games/tables.ts'

/** The rows of a lobby: dates, readiness, notes, boundaries. Times are Unix milliseconds. */

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

/** The proposed dates, earliest first, and the confirmed session. */
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

/** Whether a session is over. @param now Unix milliseconds */
export const isOver = ({ startsAt, durationMinutes }: NonNullable<ScheduleRow['session']>, now: number): boolean =>
  startsAt + durationMinutes * 60_000 <= now

/** The answers to dates. */
export const dateAnswers = defineTable('dateAnswers', {
  row: z.object({ gameId: z.string(), dateId: z.string(), userId: z.string(), answer: zAnswerToDate }),
  key: ({ dateId, userId }) => JSON.stringify([dateId, userId]),
})

/** The ready members. */
export const readiness = defineTable('readiness', {
  row: z.object({ gameId: z.string(), userId: z.string() }),
  ...ofMember,
})

/** The newest nudge of each member. `from`: the user id of who nudged; `until`: when the next nudge is allowed. */
export const nudges = defineTable('nudges', {
  row: z.object({
    gameId: z.string(),
    userId: z.string(),
    from: z.string(),
    about: zNudgeAbout,
    nudgedAt: z.number(),
    until: z.number(),
    isSeen: z.optional(z.boolean()),
  }),
  ...ofMember,
})

/** The paused games, with their start. Who paused is not stored. */
export const pauses = defineTable('pauses', { row: z.object({ gameId: z.string(), pausedAt: z.number() }), ...ofGame })

/** The ends of countdowns. */
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

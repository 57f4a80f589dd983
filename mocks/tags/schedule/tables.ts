import * as z from 'zod/mini'
import { zAnswerToDate } from '../../../src/contract/schemas/schedule.gen.ts'
import { defineTable, type RowOf } from '../../db/rows.ts'
import { tableOfGames } from '../games/tables.ts'

/** The rows of a schedule: the dates and the answers to them. Times are Unix milliseconds. */

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
export const schedules = tableOfGames('schedules', {
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

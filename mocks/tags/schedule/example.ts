import type { AnswerToDate } from '../../../src/contract/types.gen.ts'
import type { Step } from '../../db/rows.ts'
import { day, hour } from '../../db/time.ts'
import type { ClockAndIds } from '../../db/world.ts'
import type { GameRow } from '../games/tables.ts'
import { dateAnswers, schedules } from './tables.ts'

const durationMinutes = 180

/** Seven in the evening, UTC, in so many days, in Unix milliseconds. */
const eveningIn = (days: number, now: number) => Math.floor(now / day) * day + days * day + 19 * hour

/** Proposes three evenings, within a step. @param answers those of each member to each of them */
export function addOffer(
  rows: Step,
  { now, newId }: ClockAndIds,
  { game: { gameId }, answers }: { game: GameRow; answers: Record<string, readonly AnswerToDate[]> },
): void {
  const dates = [5, 6, 12].map((days) => ({ dateId: newId(), startsAt: eveningIn(days, now()) }))
  rows(schedules).put({ gameId, offer: { durationMinutes, dates }, rev: 2 })
  for (const [userId, each] of Object.entries(answers))
    for (const [at, answer] of each.entries()) {
      const { dateId } = dates[at] ?? {}
      if (dateId !== undefined) rows(dateAnswers).put({ gameId, dateId, userId, answer })
    }
}

/** Confirms a session in so many days, within a step, which was moved once. */
export function addSession(
  rows: Step,
  { now, newId }: ClockAndIds,
  { game: { gameId }, days }: { game: GameRow; days: number },
): void {
  const when = { startsAt: eveningIn(days, now()), durationMinutes, updatedAt: now() }
  const session = {
    sessionId: newId(),
    ...when,
    status: 'settled' as const,
    reason: 'The ferry is running late.',
    sequence: 1,
  }
  rows(schedules).put({ gameId, session, rev: 4 })
}

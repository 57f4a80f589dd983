import type { PlannedSession, Schedule } from '../../src/contract/types.gen.ts'
import type { Step } from '../db/rows.ts'
import { isoTime } from '../db/time.ts'
import { dateAnswers, isOver, type ScheduleRow, schedules } from '../tags/lobby/tables.ts'
import { personOf } from '../tags/profile/tables.ts'
import { type doneBy, publish } from './publish.ts'

type Session = NonNullable<ScheduleRow['session']>

/** The stored schedule of a game; an empty one if nothing was proposed yet. */
export function scheduleOf(rows: Step, gameId: string): ScheduleRow {
  return rows(schedules).get(gameId) ?? { gameId, rev: 1 }
}

/** The schedule of a game as every member sees it, within a step. @param now Unix milliseconds */
export function shownSchedule(
  rows: Step,
  { gameId, offer, session, rev, updatedAt, changedBy }: ScheduleRow,
  now: number,
): Schedule {
  const answers = offer ? rows(dateAnswers).where({ gameId }) : []
  const dates = offer?.dates.map(({ dateId, startsAt }) => ({
    dateId,
    startsAt: isoTime(startsAt),
    answers: answers.filter((one) => one.dateId === dateId).map(({ userId, answer }) => ({ userId, answer })),
  }))
  return {
    ...(offer && dates && { offer: { durationMinutes: offer.durationMinutes, dates } }),
    ...(session && !isOver(session, now) && { session: shownSession(session) }),
    rev,
    ...(updatedAt !== undefined && { updatedAt: isoTime(updatedAt) }),
    ...(changedBy !== undefined && { changedBy: personOf(rows, changedBy) }),
  }
}

const shownSession = (session: Session): PlannedSession => ({
  ...session,
  startsAt: isoTime(session.startsAt),
  updatedAt: isoTime(session.updatedAt),
})

/** Deletes, within a step, the answers to every date but these. */
export function keepAnswers(rows: Step, gameId: string, dateIds: readonly string[] = []): void {
  rows(dateAnswers).deleteWhere((one) => one.gameId === gameId && !dateIds.includes(one.dateId))
}

/** Publishes, within a step, that the answers to the dates have changed; without dates, nothing is published. */
export function publishAnswers(rows: Step, gameId: string, who: ReturnType<typeof doneBy>): void {
  const schedule = scheduleOf(rows, gameId)
  if (!schedule.offer) return
  const shown = shownSchedule(rows, schedule, rows.now())
  publish(rows, gameId, { type: 'schedule.changed', ...who, payload: () => shown })
}

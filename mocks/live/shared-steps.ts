import type { OfferedDate, OfferedDates, PlannedSession, Schedule } from '../../src/contract/types.gen.ts'
import { nextVersion, type Step } from '../db/rows.ts'
import { isoTime } from '../db/time.ts'
import { everyField } from '../http/build-answer.ts'
import { type GameRow, games } from '../tags/games/tables.ts'
import { count, type IdeaRow, type IdeaTableRow, ideas, ideaTables } from '../tags/ideas/tables.ts'
import { pauses, readiness, starts } from '../tags/lobby/tables.ts'
import { personOf } from '../tags/profile/tables.ts'
import { dateAnswers, isOver, type ScheduleRow, schedules } from '../tags/schedule/tables.ts'
import { publish, type Who } from './publish.ts'
import { publishGame, publishIdea } from './shared-events.ts'

type Context = { game: GameRow; rows: Step }

/** Starts or ends play, within a step: a pause ends, and everyone is notified of both. */
export function enter({ game, rows }: Context, status: GameRow['status'], who: Who): GameRow {
  const next = nextVersion(rows, { ...game, status }, who.actorId)
  rows(games).put(next)
  resume(rows, game.gameId, who)
  publishGame(rows, next, who)
  return next
}

/** Ends the session of a game in play, within a step: no one is ready any more, and a countdown stops. */
export function endSession(context: Context, status: 'preparing' | 'archived', who: Who): GameRow {
  const { gameId } = context.game
  context.rows(readiness).deleteWhere({ gameId })
  dropStart(context.rows, gameId)
  const next = enter(context, status, who)
  publish(context.rows, gameId, { type: 'play.ended', ...who, payload: () => ({}) })
  return next
}

/** Ends a pause, within a step, and publishes it; without a pause, nothing is published. */
export function resume(rows: Step, gameId: string, who: Who): void {
  const pause = rows(pauses).get(gameId)
  if (!pause) return
  rows(pauses).delete(pause)
  publish(rows, gameId, { type: 'pause.changed', ...who, payload: () => ({ paused: false }) })
}

/** Cancels the countdown. */
export function dropStart(rows: Step, gameId: string): void {
  const start = rows(starts).get(gameId)
  if (start) rows(starts).delete(start)
}

/**
 * Removes an idea from its game, within a step: only its author sees it from then on.
 * @param who who did it, for the members who are notified
 */
export function withoutGame(rows: Step, idea: IdeaRow, who?: Parameters<typeof publishIdea>[2]): void {
  const alone = { ...idea, gameId: undefined, visibility: 'me' as const, changed: count(rows, idea.authorId) }
  const next = nextVersion(rows, alone, who?.actorId ?? idea.authorId)
  rows(ideas).put(next)
  publishIdea(rows, { before: idea, after: next }, who)
}

/** Removes a table from its game, within a step. */
export function tableWithoutGame(rows: Step, table: IdeaTableRow, changedBy = table.authorId): void {
  rows(ideaTables).put(nextVersion(rows, { ...table, gameId: undefined }, changedBy))
}

/**
 * Removes ideas and tables from a game, within a step: those of a former member, or of everyone. They stay with their
 * authors.
 */
export function takeOut(rows: Step, gameId: string, authorId?: string): void {
  const isMeant = (one: { authorId: string }) => authorId === undefined || one.authorId === authorId
  for (const idea of rows(ideas).where({ gameId }).filter(isMeant)) withoutGame(rows, idea)
  for (const table of rows(ideaTables).where({ gameId }).filter(isMeant)) tableWithoutGame(rows, table)
}

type Offer = NonNullable<ScheduleRow['offer']>
type Session = NonNullable<ScheduleRow['session']>

/** The stored schedule of a game; an empty one if nothing was proposed yet. */
export function scheduleOf(rows: Step, gameId: string): ScheduleRow {
  return rows(schedules).get(gameId) ?? { gameId, rev: 1 }
}

/** The schedule of a game as every member sees it, within a step. */
export function shownSchedule(
  rows: Step,
  { gameId, offer, session, updatedAt, changedBy, ...shown }: ScheduleRow,
): Schedule {
  return everyField<Schedule>({
    ...shown,
    offer: offer && shownOffer(rows, gameId, offer),
    session: session && !isOver(session, rows.now()) ? shownSession(session) : undefined,
    updatedAt: updatedAt === undefined ? undefined : isoTime(updatedAt),
    changedBy: changedBy === undefined ? undefined : personOf(rows, changedBy),
  })
}

function shownOffer(rows: Step, gameId: string, { durationMinutes, dates }: Offer): OfferedDates {
  const answers = rows(dateAnswers).where({ gameId })
  const shownDate = ({ dateId, startsAt }: Offer['dates'][number]) =>
    ({
      dateId,
      startsAt: isoTime(startsAt),
      answers: answers.filter((one) => one.dateId === dateId).map(({ userId, answer }) => ({ userId, answer })),
    }) satisfies Required<OfferedDate>
  return { durationMinutes, dates: dates.map(shownDate) } satisfies Required<OfferedDates>
}

const shownSession = (session: Session): PlannedSession =>
  ({
    ...session,
    startsAt: isoTime(session.startsAt),
    updatedAt: isoTime(session.updatedAt),
  }) satisfies Required<PlannedSession>

/** Deletes, within a step, the answers to every date but these. */
export function keepAnswers(rows: Step, gameId: string, dateIds: readonly string[] = []): void {
  rows(dateAnswers).deleteWhere((one) => one.gameId === gameId && !dateIds.includes(one.dateId))
}

/** Publishes, within a step, the schedule of a game. Returns what every member sees. */
export function publishSchedule(rows: Step, schedule: ScheduleRow, who: Who): Schedule {
  const shown = shownSchedule(rows, schedule)
  publish(rows, schedule.gameId, { type: 'schedule.changed', ...who, payload: () => shown })
  return shown
}

/** Publishes, within a step, that the answers to the dates have changed; without dates, nothing is published. */
export function publishAnswers(rows: Step, gameId: string, who: Who): void {
  const schedule = scheduleOf(rows, gameId)
  if (schedule.offer) publishSchedule(rows, schedule, who)
}

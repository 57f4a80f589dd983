import { yearsAhead } from '../../../src/rules/limits.ts'
import type { Step } from '../../db/rows.ts'
import { etag, isVersion } from '../../http/build-answer.ts'
import { handleTag } from '../../http/create-handler.ts'
import { doneBy, type Who } from '../../live/publish.ts'
import { publishGame } from '../../live/shared-events.ts'
import { keepAnswers, publishSchedule, scheduleOf, shownSchedule } from '../../live/shared-steps.ts'
import type { GameRow } from '../games/tables.ts'
import { dateAnswers, isOver, type ScheduleRow, schedules } from './tables.ts'

/** How far ahead a date may be, in milliseconds. */
const maxAheadMs = yearsAhead * 366 * 24 * 3600 * 1000

type Context = { game: GameRow; rows: Step; world: { now: () => number } }

/** The dates of a game. */
export const scheduleHandlers = handleTag('schedule', {
  getSchedule({ game, rows, answer }) {
    const now = scheduleOf(rows, game.gameId)
    return answer(200, shownSchedule(rows, now), etag(now))
  },

  offerDates({ session, headers, body: { dates, ...body }, answer, refuse, ...context }) {
    const { game, rows, world } = context
    const before = scheduleOf(rows, game.gameId)
    const wanted = dates.map((date) => Date.parse(date)).toSorted((one, other) => one - other)
    if (!wanted.every((startsAt) => isAhead(startsAt, world)) || new Set(wanted).size < wanted.length)
      return refuse(400)
    if (!isVersion(headers['If-Match'], before)) return refuse(412)
    const known = new Map(before.offer?.dates.map(({ startsAt, dateId }) => [startsAt, dateId]))
    const offered = wanted.map((startsAt) => ({ startsAt, dateId: known.get(startsAt) ?? world.newId() }))
    keepAnswers(
      rows,
      game.gameId,
      offered.map(({ dateId }) => dateId),
    )
    const next = change(context, before, { offer: { ...body, dates: offered } }, doneBy(session))
    return answer(200, next, etag(next))
  },

  withdrawDates({ session, headers, answer, refuse, ...context }) {
    const { game, rows } = context
    const before = scheduleOf(rows, game.gameId)
    if (!isVersion(headers['If-Match'], before)) return refuse(412)
    if (!before.offer) return answer(200, shownSchedule(rows, before), etag(before))
    keepAnswers(rows, game.gameId)
    const next = change(context, before, { offer: undefined }, doneBy(session))
    return answer(200, next, etag(next))
  },

  answerDate({ game, session, params: { gameId, dateId }, body, rows, answer, refuse }) {
    const now = scheduleOf(rows, gameId)
    if (!now.offer?.dates.some((date) => date.dateId === dateId)) return refuse(404)
    rows(dateAnswers).put({ gameId, dateId, userId: session.userId, answer: body.answer })
    const who = doneBy(session)
    const shown = publishSchedule(rows, now, who)
    // For the others the game is unchanged: it counts the open dates of its reader.
    publishGame(rows, game, who, (member) => member.userId === session.userId)
    return answer(200, shown, etag(now))
  },

  fixDate({ session, headers, params: { dateId }, answer, refuse, ...context }) {
    const { game, rows, world } = context
    const before = scheduleOf(rows, game.gameId)
    const date = before.offer?.dates.find((one) => one.dateId === dateId)
    if (!before.offer || !date) return refuse(404)
    if (!isVersion(headers['If-Match'], before)) return refuse(412)
    if (date.startsAt <= world.now()) return refuse(409)
    const { dates: _, ...offered } = before.offer
    const settled = { status: 'settled' as const, reason: '', updatedAt: world.now(), startsAt: date.startsAt }
    const when = { ...settled, ...offered }
    const former =
      before.session?.status === 'settled' && !isOver(before.session, world.now()) ? before.session : undefined
    const next = former
      ? { ...former, ...when, sequence: former.sequence + 1 }
      : { ...when, sessionId: world.newId(), sequence: 0 }
    keepAnswers(rows, game.gameId)
    const changed = change(context, before, { offer: undefined, session: next }, doneBy(session))
    return answer(200, changed, etag(changed))
  },

  moveSession({ session, headers, body: { startsAt, ...body }, answer, refuse, ...context }) {
    const { game, rows, world } = context
    const before = scheduleOf(rows, game.gameId)
    if (!before.session || isOver(before.session, world.now())) return refuse(404)
    const to = startsAt === undefined ? before.session.startsAt : Date.parse(startsAt)
    if (to !== before.session.startsAt && !isAhead(to, world)) return refuse(400)
    if (!isVersion(headers['If-Match'], before)) return refuse(412)
    const when = { startsAt: to, reason: '', ...body, status: 'settled' as const, updatedAt: world.now() }
    const next = { ...before.session, ...when, sequence: before.session.sequence + 1 }
    if (isOver(next, world.now())) return refuse(400)
    const changed = change(context, before, { session: next }, doneBy(session))
    return answer(200, changed, etag(changed))
  },

  cancelSession({ session, headers, body, answer, refuse, ...context }) {
    const { game, rows, world } = context
    const before = scheduleOf(rows, game.gameId)
    if (!before.session || isOver(before.session, world.now())) return refuse(404)
    if (!isVersion(headers['If-Match'], before)) return refuse(412)
    if (before.session.status === 'cancelled') return answer(200, shownSchedule(rows, before), etag(before))
    const off = { reason: '', ...body, status: 'cancelled' as const, updatedAt: world.now() }
    const next = { ...before.session, ...off, sequence: before.session.sequence + 1 }
    const changed = change(context, before, { session: next }, doneBy(session))
    return answer(200, changed, etag(changed))
  },
})

const isAhead = (startsAt: number, { now }: { now: () => number }): boolean =>
  startsAt > now() && startsAt <= now() + maxAheadMs

/** Changes the schedule and publishes it, and the game too: it holds the next session and counts open dates. */
function change({ game, rows, world }: Context, before: ScheduleRow, part: Partial<ScheduleRow>, who: Who) {
  const next = { ...before, ...part, rev: before.rev + 1, updatedAt: world.now(), changedBy: who.actorId }
  rows(schedules).put(next)
  const shown = publishSchedule(rows, next, who)
  publishGame(rows, game, who)
  return shown
}

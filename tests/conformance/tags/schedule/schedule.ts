import type { GameId } from '../../../../src/contract/types.gen.ts'
import { withField } from '../../kernel/cases.ts'
import { type Exchange, field } from '../../kernel/exchange.ts'
import type { RowsOf } from '../../kernel/permissions.ts'
import type { Run } from '../../kernel/run.ts'
import { type Body, type Input, requestOf } from '../../kernel/scene.ts'
import { ask, inHours, needed, newId } from '../../kernel/table.ts'

type At = { gameId: GameId }

/** The host changes a schedule, with its current version. */
const change = async (run: Run, id: 'offerDates' | 'fixDate' | 'moveSession' | 'cancelSession', input: At & Input) =>
  ask(run, 'host', id, await requestOf(run, 'host', id, input))

export function idsIn(schedule: Body): string[] {
  const { dates } = Object(schedule.offer)
  return Array.isArray(dates) ? dates.map(({ dateId }) => String(dateId)) : []
}

/** Proposes dates if there are none. @returns the ids of all dates @throws {Blocked} */
export async function offered(run: Run, gameId: GameId): Promise<string[]> {
  const before = idsIn(Object(field(await ask(run, 'host', 'getSchedule', { params: { gameId } }))))
  if (before.length > 0) return before
  return idsIn(Object(field(needed(await change(run, 'offerDates', { gameId }), 200, 'offering dates'))))
}

/** Picks a date, with the current version. */
export const fixDate = (run: Run, gameId: GameId, dateId = '') => change(run, 'fixDate', { gameId, dateId })

/** Creates a session if there is none. @throws {Blocked} */
export async function settled(run: Run, gameId: GameId): Promise<Exchange> {
  const now = await ask(run, 'host', 'getSchedule', { params: { gameId } })
  if (field(now, 'session') !== undefined) return now
  const [dateId] = await offered(run, gameId)
  return needed(await fixDate(run, gameId, dateId), 200, 'fixing a date')
}

const onDate = async (run: Run, { gameId }: At) => ({ gameId, dateId: (await offered(run, gameId))[0] })
const onSession = async (run: Run, { gameId }: At) => {
  await settled(run, gameId)
  return { gameId }
}

/** An unknown date. */
const noDate = async () => [{ what: 'a date that is not offered', request: { params: { dateId: newId() } } }]
const badDates = (...dates: string[]) => ({
  what: `the dates ${dates.join(', ')}`,
  request: { body: { durationMinutes: 180, dates } },
})
const tooFar = inHours(24 * 736)

export const scheduleRows: RowsOf<'schedule'> = {
  getSchedule: { done: 200 },
  offerDates: {
    done: 200,
    with: (run, { gameId }) => requestOf(run, 'host', 'offerDates', { gameId }),
    bad: () => [
      badDates(inHours(-1)),
      badDates(inHours(24), inHours(-24)),
      badDates(inHours(24), inHours(24)),
      badDates(inHours(24), inHours(24).replace('Z', '.000Z')),
      badDates(tooFar),
    ],
  },
  withdrawDates: { done: 200, with: (run, { gameId }) => requestOf(run, 'host', 'withdrawDates', { gameId }) },
  answerDate: {
    done: 200,
    with: async (run, at) => requestOf(run, 'host', 'answerDate', { ...(await onDate(run, at)), answer: 'yes' }),
    notThere: noDate,
  },
  fixDate: {
    done: 200,
    with: async (run, at) => requestOf(run, 'host', 'fixDate', await onDate(run, at)),
    notThere: noDate,
  },
  moveSession: {
    done: 200,
    with: async (run, at) =>
      requestOf(run, 'host', 'moveSession', { ...(await onSession(run, at)), durationMinutes: 60 }),
    bad: () => withField({}, 'startsAt', [inHours(-1), tooFar]),
  },
  cancelSession: {
    done: 200,
    with: async (run, at) => requestOf(run, 'host', 'cancelSession', await onSession(run, at)),
  },
}

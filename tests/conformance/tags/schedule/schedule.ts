import type { GameId } from '../../../../src/contract/types.gen.ts'
import { type Exchange, field } from '../../kernel/exchange.ts'
import type { Request, Run } from '../../kernel/run.ts'
import { mustBe, withField } from '../games/cases.ts'
import type { RowsOf } from '../games/permissions.ts'
import { ask, needed, newId, type Part, versionIn } from '../games/table.ts'

/** A time so many hours from now, in whole seconds. */
export const hoursAhead = (hours: number) => `${new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 19)}Z`

/** Dates that can be offered. */
export const someDates = () => ({ durationMinutes: 180, dates: [hoursAhead(24), hoursAhead(48)] })

/** The schedule of a game as somebody sees it. @throws {Blocked} */
export const readSchedule = async (run: Run, gameId: GameId, part: Part = 'host'): Promise<Exchange> =>
  needed(await ask(run, part, 'getSchedule', { params: { gameId } }), 200, 'looking at a schedule')

/** Offers dates, in the version that there is. */
export async function offerDates(run: Run, gameId: GameId, request: Request = {}): Promise<Exchange> {
  const headers = versionIn(await readSchedule(run, gameId))
  return ask(run, 'host', 'offerDates', { params: { gameId }, headers, body: someDates(), ...request })
}

/** Offers dates where none are, and returns the ids of those that are there. @throws {Blocked} */
export async function offered(run: Run, gameId: GameId): Promise<string[]> {
  const before = idsIn(await readSchedule(run, gameId))
  return before.length > 0 ? before : idsIn(needed(await offerDates(run, gameId), 200, 'offering dates'))
}

/** The ids of the dates in a schedule. */
export function idsIn(schedule: Exchange): string[] {
  const dates = field(schedule, 'offer', 'dates')
  return Array.isArray(dates) ? dates.map((date) => String(Reflect.get(Object(date), 'dateId'))) : []
}

/** How many dates in a schedule somebody has not answered. */
export function openIn(schedule: Exchange, userId: string): number {
  const answers = idsIn(schedule).map((_, at) => field(schedule, 'offer', 'dates', String(at), 'answers'))
  return answers.filter((all) => !JSON.stringify(all).includes(userId)).length
}

/** Fixes a date, in the version that there is. */
export async function fixDate(run: Run, gameId: GameId, dateId: string): Promise<Exchange> {
  const headers = versionIn(await readSchedule(run, gameId))
  return ask(run, 'host', 'fixDate', { params: { gameId, dateId }, headers })
}

/** Settles a session where none is. @throws {Blocked} */
export async function settled(run: Run, gameId: GameId): Promise<Exchange> {
  const now = await readSchedule(run, gameId)
  if (field(now, 'session') !== undefined) return now
  const [dateId = ''] = await offered(run, gameId)
  return needed(await fixDate(run, gameId, dateId), 200, 'fixing a date')
}

/** Changes the session, in the version that there is. */
export async function changeSession(run: Run, id: 'moveSession' | 'cancelSession', gameId: GameId, body: object) {
  const headers = versionIn(await readSchedule(run, gameId))
  return ask(run, 'host', id, { params: { gameId }, headers, body })
}

/** A time is the moment that was sent, however it is written. */
export function mustBeAt(run: Run, schedule: Exchange, path: string[], due: string) {
  if (Date.parse(String(field(schedule, ...path))) !== Date.parse(due))
    mustBe(run, schedule, path, due, 'a time that was sent')
}

type At = { gameId: string }

const version = async (run: Run, { gameId }: At) => ({ headers: versionIn(await readSchedule(run, gameId)) })

const onDate = async (run: Run, { gameId }: At) => {
  const [dateId = ''] = await offered(run, gameId)
  return { params: { dateId }, headers: versionIn(await readSchedule(run, gameId)) }
}

const onSession = async (run: Run, { gameId }: At) => {
  await settled(run, gameId)
  return { headers: versionIn(await readSchedule(run, gameId)) }
}

/** A date that nobody offers. */
const noDate = async () => [{ what: 'a date that is not offered', request: { params: { dateId: newId() } } }]

const dates = (...all: string[]) => ({
  what: `the dates ${all.join(', ')}`,
  request: { body: { ...someDates(), dates: all } },
})

/** What may be done with a schedule. */
export const scheduleRows: RowsOf<'schedule'> = {
  getSchedule: { done: 200 },
  offerDates: {
    done: 200,
    with: async (run, table) => ({ ...(await version(run, table)), body: someDates() }),
    bad: () => [
      dates(hoursAhead(-1)),
      dates(hoursAhead(24), hoursAhead(-24)),
      dates(hoursAhead(24), hoursAhead(24)),
      dates(hoursAhead(24), hoursAhead(24).replace('Z', '.000Z')),
      dates(hoursAhead(24 * 366 * 3)),
    ],
  },
  withdrawDates: { done: 200, with: version },
  answerDate: {
    done: 200,
    with: async (run, table) => ({ ...(await onDate(run, table)), body: { answer: 'yes' } }),
    notThere: noDate,
  },
  fixDate: { done: 200, with: onDate, notThere: noDate },
  moveSession: {
    done: 200,
    with: async (run, table) => ({ ...(await onSession(run, table)), body: { durationMinutes: 60 } }),
    bad: () => withField({}, 'startsAt', [hoursAhead(-1), hoursAhead(24 * 366 * 3)]),
  },
  cancelSession: { done: 200, with: async (run, table) => ({ ...(await onSession(run, table)), body: {} }) },
}

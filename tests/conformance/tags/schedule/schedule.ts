import type { GameId } from '../../../../src/contract/types.gen.ts'
import type { Case } from '../../kernel/check.ts'
import { type Exchange, field } from '../../kernel/exchange.ts'
import type { Request, Run } from '../../kernel/run.ts'
import { mustBe, refuseAll } from '../games/cases.ts'
import { archivedGame, type OpenId, otherRole, type Row, withoutSession } from '../games/permissions.ts'
import { ask, needed, newId, type Part, standingTable, versionIn } from '../games/table.ts'

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

type ScheduleId = Extract<
  OpenId,
  'getSchedule' | 'offerDates' | 'withdrawDates' | 'answerDate' | 'fixDate' | 'moveSession' | 'cancelSession'
>
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

/** What may be done with a schedule: an operation without a row is a type error. */
export const scheduleRows: Record<ScheduleId, Row> = {
  getSchedule: { done: 200 },
  offerDates: {
    done: 200,
    with: async (run, table) => ({ ...(await version(run, table)), body: someDates() }),
  },
  withdrawDates: { done: 200, with: version },
  answerDate: { done: 200, with: async (run, table) => ({ ...(await onDate(run, table)), body: { answer: 'yes' } }) },
  fixDate: { done: 200, with: onDate },
  moveSession: {
    done: 200,
    with: async (run, table) => ({ ...(await onSession(run, table)), body: { durationMinutes: 60 } }),
  },
  cancelSession: { done: 200, with: async (run, table) => ({ ...(await onSession(run, table)), body: {} }) },
}

type Changing = 'offerDates' | 'withdrawDates' | 'fixDate' | 'moveSession' | 'cancelSession'

/** A call that changes the schedule of the standing table, as its row has it. */
async function changing(run: Run, id: Changing, headers?: Record<string, string>) {
  const table = await standingTable(run)
  const request = await scheduleRows[id].with?.(run, table, 'host')
  const params = { gameId: table.gameId, ...request?.params }
  const before = await readSchedule(run, table.gameId)
  const sent = await ask(run, 'host', id, { ...request, params, headers })
  return { before, sent, after: await readSchedule(run, table.gameId) }
}

const stale = (id: Changing): Case => ({
  title: 'another version is not changed',
  run: async (run) => {
    const { before, sent, after } = await changing(run, id, { 'If-Match': '"900719"' })
    run.hasStatus(sent, 412, 'a version that never was')
    for (const name of ['rev', 'offer', 'session'])
      mustBe(run, after, [name], field(before, name), 'after a refused change')
  },
})

const unversioned = (id: Changing): Case => ({
  title: 'a change has to name its version',
  run: async (run) => void run.hasStatus((await changing(run, id)).sent, 428, 'without If-Match'),
})

export const refusals = (id: Changing) => ({
  401: withoutSession(id, scheduleRows[id]),
  403: otherRole(id, scheduleRows[id]),
  409: archivedGame(id, scheduleRows[id]),
  412: stale(id),
  428: unversioned(id),
})

/** Bodies that have to be refused, sent in the version that there is. */
export async function refuse(run: Run, id: Changing, all: { what: string; request: Request }[]) {
  const { gameId } = await standingTable(run)
  await settled(run, gameId)
  const headers = versionIn(await readSchedule(run, gameId))
  await refuseAll(run, all, (request) => ask(run, 'host', id, { params: { gameId }, headers, ...request }))
}

/** A date that nobody offers. */
export const noDate = async () => [{ what: 'a date that is not offered', request: { params: { dateId: newId() } } }]

export const dates = (...all: string[]) => ({
  what: `the dates ${all.join(', ')}`,
  request: { body: { ...someDates(), dates: all } },
})

/** One moment, written in two ways. */
export const twice = (date: string) => dates(date, date.replace('Z', '.000Z'))

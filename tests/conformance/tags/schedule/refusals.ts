import type { Case } from '../../kernel/check.ts'
import { field } from '../../kernel/exchange.ts'
import type { Request, Run } from '../../kernel/run.ts'
import { archivedGame } from '../games/archived.ts'
import { mustBe, refuseAll } from '../games/cases.ts'
import { newId, versionIn } from '../games/game.ts'
import { ask } from '../games/people.ts'
import { otherRole, withoutSession } from '../games/permissions.ts'
import { standingTable } from '../games/table.ts'
import { readSchedule, settled, someDates } from './schedule.ts'
import { scheduleRows as rows } from './schedule-rows.ts'

type Changing = 'offerDates' | 'withdrawDates' | 'fixDate' | 'moveSession' | 'cancelSession'

/** A call that changes the schedule of the standing table, as its row has it. */
async function changing(run: Run, id: Changing, headers?: Record<string, string>) {
  const table = await standingTable(run)
  const request = await rows[id].with?.(run, table, 'host')
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
  401: withoutSession(id, rows[id]),
  403: otherRole(id, rows[id]),
  409: archivedGame(id, rows[id]),
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

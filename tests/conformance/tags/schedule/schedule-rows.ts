import type { Run } from '../../kernel/run.ts'
import { versionIn } from '../games/game.ts'
import type { OpenId, Row } from '../games/permissions.ts'
import { offered, readSchedule, settled, someDates } from './schedule.ts'

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

import type { Fault } from '../../kernel/faults/fault.ts'
import { contentOf, header, json } from '../../kernel/faults/mutate-response.ts'
import {
  after,
  bodyOf,
  breaking,
  fault,
  gameOf,
  isDone,
  responseFault,
  rewritten,
  set,
} from '../games/faults/plants.ts'
import { permissionFaults, takenFaults } from '../games/faults/refusal-faults.ts'
import { idsOf } from '../games/permissions.ts'
import { leftFaults } from './left-faults.ts'
import { scheduleCases } from './schedule-cases.ts'
import { scheduleRows } from './schedule-rows.ts'
import { timeFaults } from './time-faults.ts'

type Offer = { dates: { answers: unknown[]; dateId: string; startsAt: string }[] }

/** Changes the dates of an answer. */
const onDates = (change: (dates: Offer['dates']) => unknown) =>
  json((body) => ({
    ...body,
    ...(body.offer ? { offer: { ...body.offer, dates: change((body.offer as Offer).dates) } } : {}),
  }))
/** Changes the session of an answer. */
const onSession = (fields: object) =>
  json((body) => ({ ...body, ...(body.session ? { session: { ...body.session, ...fields } } : {}) }))

/** The hours that Berlin is ahead of UTC. */
const ahead = (date: Date) =>
  Number(date.toLocaleString('en-US', { timeZone: 'Europe/Berlin', timeZoneName: 'shortOffset' }).split('+').at(-1))
const asByTodaysClock = (time: string) => {
  const date = new Date(time)
  return new Date(date.getTime() + (ahead(date) - ahead(new Date())) * 3_600_000).toISOString()
}

const written: Record<string, Fault> = {
  'schedule no etag': responseFault('offerDates', 200, 'an offer without its ETag', header('ETag')),
  'schedule unordered': responseFault(
    'offerDates',
    200,
    'dates in the order in which they came',
    onDates((all) => all.toReversed()),
  ),
  'schedule answers lost': responseFault(
    'offerDates',
    200,
    'an offer forgets the answers',
    onDates((all) => all.map((date) => ({ ...date, answers: [] }))),
  ),
  'schedule new ids': responseFault(
    'offerDates',
    200,
    'each offer has new ids',
    onDates((all) =>
      all.map((date) => ({ ...date, dateId: `${date.dateId.slice(0, -3)}${String(Math.random()).slice(-3)}` })),
    ),
  ),
  'schedule answer counts': responseFault('answerDate', 200, 'an answer changes the version', (reply, call) =>
    set({ rev: Number(bodyOf(reply).rev) + 1 })(reply, call),
  ),
  'schedule answer kept': fault('answerDate.200', 'the first answer holds', async (call, { forward, memory }) => {
    const key = `answered ${call.headers.cookie} ${call.path}`
    if (call.id !== 'answerDate') return forward(call)
    const reply = await forward(memory.has(key) ? { ...call, body: memory.get(key) ?? '' } : call)
    if (isDone(reply) && !memory.has(key)) memory.set(key, call.body)
    return reply
  }),
  'schedule open dates': fault(
    'answerDate.200',
    'the game counts answered dates as open',
    after((call, reply) =>
      call.id === 'getGame' && bodyOf(reply).datesToAnswer !== undefined
        ? set({ datesToAnswer: Number(bodyOf(reply).datesToAnswer) + 1 })(reply, call)
        : reply,
    ),
  ),
  'schedule answers mine': responseFault(
    'getSchedule',
    200,
    'answers of others are hidden',
    onDates((all) => all.map((date) => ({ ...date, answers: [] }))),
  ),
  'schedule withdrawn stays': responseFault(
    'withdrawDates',
    200,
    'dates stay after they are taken back',
    set({ offer: { durationMinutes: 60, dates: [] } }),
  ),
  'schedule offer stays': responseFault('fixDate', 200, 'dates stay after one is fixed', (reply, call) =>
    set({ offer: { durationMinutes: 60, dates: [] } })(reply, call),
  ),
  'schedule game unaware': fault(
    'fixDate.200',
    'the game does not say when it is',
    after((call, reply) =>
      call.id === 'getGame' && isDone(reply) ? json(({ nextSession: _, ...body }) => body)(reply, call) : reply,
    ),
  ),
  'schedule cancelled shows': fault(
    'cancelSession.200',
    'a cancelled session is the next one',
    after((call, reply) =>
      call.id === 'getGame' && isDone(reply)
        ? set({ nextSession: { startsAt: '2030-01-01T19:00:00Z', durationMinutes: 60 } })(reply, call)
        : reply,
    ),
  ),
  'schedule one offset': responseFault(
    'offerDates',
    200,
    'dates keep the hour of today where the clocks are changed',
    onDates((all) => all.map((date) => ({ ...date, startsAt: asByTodaysClock(date.startsAt) }))),
  ),
  'schedule first length': fault(
    'offerDates.200',
    'another offer leaves how long it lasts',
    after((call, reply, { memory }) => {
      const offer = bodyOf(reply).offer as object | undefined
      if (call.id !== 'offerDates' || !isDone(reply) || !offer) return reply
      const first = memory.get(gameOf(call)) ?? JSON.stringify(contentOf(call).durationMinutes)
      memory.set(gameOf(call), first)
      return set({ offer: { ...offer, durationMinutes: Number(first) } })(reply, call)
    }),
  ),
  'schedule answers stay': fault(
    'withdrawDates.200',
    'dates that were taken back keep their answers',
    after((call, reply, { memory }) => {
      const [first] = (bodyOf(reply).offer as Offer | undefined)?.dates ?? []
      if (!isDone(reply) || !first) return reply
      if (call.id === 'answerDate') memory.set(gameOf(call), JSON.stringify(first.answers))
      const answers = JSON.parse(memory.get(gameOf(call)) ?? '[]')
      return onDates((all) => all.map((date, at) => (at === 0 ? { ...date, answers } : date)))(reply, call)
    }),
  ),
  'schedule move stays': responseFault(
    'moveSession',
    200,
    'a session that is moved stays where it was',
    onSession({ startsAt: '2030-01-01T19:00:00Z' }),
  ),
  'schedule stays cancelled': fault(
    'moveSession.200',
    'a cancelled session stays cancelled',
    after((call, reply, { memory }) => {
      if (call.id === 'cancelSession' && isDone(reply)) memory.set(gameOf(call), 'cancelled')
      return call.id === 'moveSession' && memory.has(gameOf(call)) && isDone(reply)
        ? onSession({ status: 'cancelled' })(reply, call)
        : reply
    }),
  ),
  'schedule sequence': responseFault('moveSession', 200, 'a move leaves the sequence', onSession({ sequence: 0 })),
  'schedule new session': breaking(
    'moveSession.200',
    'moveSession',
    200,
    'a session that is moved is another one',
    onSession({ sessionId: '2VJ0tX0mCa7zYuN9gRe2HhW5lB2' }),
  ),
  'schedule cancel counts': fault(
    'cancelSession.200',
    'a second cancellation counts again',
    async (call, { forward, memory }) => {
      const reply = await forward(call)
      if (call.id !== 'cancelSession' || !isDone(reply)) return reply
      const times = Number(memory.get(call.path) ?? 0) + 1
      memory.set(call.path, String(times))
      return onSession({ sequence: times })(reply, call)
    },
  ),
  'schedule reason lost': fault(
    'moveSession.200',
    'a reason is lost',
    rewritten('moveSession', 'reason', () => ''),
  ),
  'schedule reason escaped': fault(
    'cancelSession.200',
    'a reason is not kept',
    rewritten('cancelSession', 'reason', () => ''),
  ),
}

/** What is planted, so that a check of the schedule finds it. */
export const scheduleFaults: Record<string, Fault> = {
  ...takenFaults(scheduleCases),
  ...permissionFaults(idsOf(scheduleRows)),
  ...written,
  ...leftFaults,
  ...timeFaults,
}

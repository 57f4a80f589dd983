import type { Fault, Plant } from '../../kernel/faults/fault.ts'
import {
  after,
  bodyOf,
  breaking,
  each,
  empty,
  fault,
  isDone,
  items,
  onlySaysSo,
  responseFault,
  set,
} from '../games/faults/plants.ts'

/** Ends sessions as `when` says; who has one that ended is answered like who has none. */
const ends =
  (when: (asking: string, other: string) => boolean): Plant =>
  async (call, { forward, memory }) => {
    const cookie = call.headers.cookie ?? ''
    if (memory.get(cookie) === 'ended') return forward({ ...call, headers: { ...call.headers, cookie: '' } })
    const reply = await forward(call)
    if (cookie && isDone(reply) && !memory.has(cookie)) memory.set(cookie, '')
    if (call.id === 'endOtherSessions' && isDone(reply))
      for (const other of [...memory.keys()]) if (when(cookie, other)) memory.set(other, 'ended')
    return reply
  }

/** Sessions that are listed wrongly, or end wrongly. */
export const sessionFaults: Record<string, Fault> = {
  'sessions cursor': fault(
    'sessions-listed',
    'a cursor is made from the token of a session',
    after((call, reply) =>
      call.id === 'listSessions' && bodyOf(reply).nextCursor !== undefined
        ? set({ nextCursor: btoa(`sessions ${call.headers.cookie}`) })(reply, call)
        : reply,
    ),
  ),
  'sessions one device': breaking(
    'sessions-told-apart',
    'listSessions',
    200,
    'every device has the same name',
    each((item) => ({ ...item, device: 'Chrome on Windows' })),
  ),
  'sessions all current': responseFault(
    'listSessions',
    200,
    'every session is the one that asks',
    each((item) => ({
      ...item,
      current: false,
    })),
  ),
  'sessions of all': breaking(
    'sessions-listed',
    'listSessions',
    200,
    'sessions of others are listed',
    items((all) => [...all, ...all.slice(-1).map((last) => ({ ...Object(last), current: false }))]),
  ),
  'sessions by sign-in': breaking(
    'sessions-listed',
    'listSessions',
    200,
    'the last sign-in comes first',
    items((all) => all.toReversed()),
  ),
  'sessions one': breaking(
    'sessions-listed',
    'listSessions',
    200,
    'the session that asks is listed alone',
    items((all) => all.filter((one) => Reflect.get(Object(one), 'current') === true)),
  ),
  'sessions kept': fault('sessions-ended', 'signing out elsewhere ends nothing', onlySaysSo('endOtherSessions', empty)),
  'sessions own': fault(
    'sessions-ended',
    'signing out elsewhere ends the session that asks too',
    ends(() => true),
  ),
  'sessions of others': fault(
    'sessions-ended',
    'signing out elsewhere ends the sessions of everybody',
    ends((asking, other) => asking !== other),
  ),
  'sessions listed still': fault(
    'endOtherSessions.204',
    'a session that was ended is listed',
    after((call, reply) =>
      call.id === 'listSessions' && isDone(reply)
        ? items((all) => [...all, ...all.map((one) => ({ ...Object(one), current: false }))])(reply, call)
        : reply,
    ),
  ),
}

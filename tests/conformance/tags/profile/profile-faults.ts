import type { Fault, Plant } from '../../kernel/faults/fault.ts'
import { contentOf, header } from '../../kernel/faults/mutate-response.ts'
import {
  after,
  bodyOf,
  breaking,
  each,
  empty,
  fault,
  isDone,
  items,
  lastOneWins,
  onlySaysSo,
  responseFault,
  rewritten,
  set,
} from '../games/faults/plants.ts'
import { takenFaults } from '../games/faults/refusal-faults.ts'
import { profileCases } from './profile-cases.ts'
import { versionFaults } from './version-faults.ts'

const isAppWord = /^\s*(host|emberhall)\s*$/i
const name = (change: (text: string) => string) => rewritten('changeProfile', 'displayName', change)

/** Refuses names, or takes them, by what is in them. */
const takesAppWords: Plant = (call, { forward }) => {
  const { displayName } = contentOf(call)
  const isWord = call.id === 'changeProfile' && isAppWord.test(String(displayName))
  return forward(isWord ? { ...call, body: JSON.stringify({ displayName: 'Rowan' }) } : call)
}

const wordOfTheApp: Plant = (call, { forward }) =>
  forward(
    call.id === 'changeProfile' && String(contentOf(call).displayName) === 'HOST'
      ? { ...call, body: JSON.stringify({ displayName: 'Rowan' }) }
      : call,
  )

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

const written: Record<string, Fault> = {
  ...versionFaults,
  'profile drawn': fault(
    'getProfile.200',
    'a default name is drawn with each look',
    after((call, reply) =>
      call.id === 'getProfile' && isDone(reply) ? set({ displayName: crypto.randomUUID() })(reply, call) : reply,
    ),
  ),
  'profile no etag': responseFault('getProfile', 200, 'a profile without its ETag', header('ETag')),
  'profile of another': responseFault(
    'getProfile',
    200,
    'a profile under another user id',
    set({ userId: 'somebody' }),
  ),
  'profile unchosen': responseFault(
    'changeProfile',
    200,
    'a name that was chosen counts as a default',
    set({ chosen: false }),
  ),
  'profile replaced': responseFault(
    'changeProfile',
    200,
    'what is left away is drawn anew',
    set({ sigil: 'crown', colour: 'umber' }),
  ),
  'profile no version': responseFault('changeProfile', 200, 'a change leaves the version', set({ rev: 1 })),
  'name app word': fault('changeProfile.400', 'a name may be a word of the app', takesAppWords),
  'name app capitals': fault('changeProfile.400', 'a name may be a word of the app in capitals', wordOfTheApp),
  'name unknown field': fault(
    'changeProfile.400',
    'a field that the contract does not name is passed over',
    (call, { forward }) => {
      const { unheardOf: _, ...content } = contentOf(call)
      const isMore = call.id === 'changeProfile' && 'unheardOf' in contentOf(call)
      return forward(isMore ? { ...call, body: JSON.stringify(content) } : call)
    },
  ),
  'profile trimmed': fault(
    'name-as-sent',
    'a name is trimmed',
    name((text) => text.trim()),
  ),
  'profile escaped': fault(
    'name-as-sent',
    'a name is escaped',
    name((text) => text.replaceAll('&', '&amp;')),
  ),
  'profile decoded': fault(
    'name-as-sent',
    'a name is decoded',
    name((text) => text.replaceAll('%41', 'A')),
  ),
  'profile ascii': fault(
    'name-as-sent',
    'a name loses its marks',
    name((text) => text.normalize('NFKD').replace(/\p{M}/gu, '')),
  ),
  'profile spaces': fault(
    'name-as-sent',
    'gaps in a name are closed',
    name((text) => text.replace(/ +/g, ' ')),
  ),
  'sessions cursor': fault(
    'sessions-listed',
    'a cursor is made from the token of a session',
    after((call, reply) =>
      call.id === 'listSessions' && bodyOf(reply).nextCursor !== undefined
        ? set({ nextCursor: btoa(`sessions ${call.headers.cookie}`) })(reply, call)
        : reply,
    ),
  ),
  'profile last wins': fault(
    'profile-at-once',
    'the last of several changes wins',
    lastOneWins('changeProfile', 'same'),
  ),
  'profile copied': breaking(
    'profile-in-games',
    'getMember',
    200,
    'a member is called as when they came',
    set({ displayName: 'Ash' }),
  ),
  'profile host copied': fault(
    'profile-in-games',
    'a host is called as when the game was made',
    after((call, reply) => {
      const host = { ...Object(bodyOf(reply).host), displayName: 'As it was' }
      return call.id === 'getGame' && isDone(reply) ? set({ host })(reply, call) : reply
    }),
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

/** What is planted, so that a check of profiles finds it. */
export const profileFaults: Record<string, Fault> = { ...takenFaults(profileCases), ...written }

import type { Fault, Plant } from '../../kernel/faults/fault.ts'
import { contentOf, header } from '../../kernel/faults/mutate-response.ts'
import {
  after,
  bodyOf,
  breaking,
  fault,
  isDone,
  lastOneWins,
  responseFault,
  rewritten,
  set,
} from '../games/faults/plants.ts'
import { takenFaults } from '../games/faults/refusal-faults.ts'
import { profileCases } from './profile-cases.ts'
import { sessionFaults } from './session-faults.ts'
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

const written: Record<string, Fault> = {
  ...versionFaults,
  ...sessionFaults,
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
  'profile maker copied': breaking(
    'profile-in-games',
    'getInvitation',
    200,
    'who has made a link is called as they were then',
    set({ createdBy: { userId: '2VJ0gxZqCq3o9mFZSWkMG000000', displayName: 'Ash', sigil: 'owl', colour: 'teal' } }),
  ),
}

/** What is planted, so that a check of profiles finds it. */
export const profileFaults: Record<string, Fault> = { ...takenFaults(profileCases), ...written }

import type { Fault, PlantedFrame } from '../../kernel/faults/fault.ts'
import { json } from '../../kernel/faults/mutate-response.ts'
import { after, isDone } from '../games/faults/plants.ts'
import { newId } from '../games/game.ts'
import { down, isFact, onHello, onLine, only, toAll, withPayload } from './line-plants.ts'

/** The lobby has it that somebody is there, or is not, whoever asks. */
const presences = (change: (presence: unknown) => string) =>
  after((call, reply) =>
    call.id === 'getLobby' && isDone(reply)
      ? json((body) => ({
          ...body,
          members: [body.members].flat().map((line) => ({ ...Object(line), presence: change(Object(line).presence) })),
        }))(reply, call)
      : reply,
  )

/** Facts of a type are lost where `isLost` says so. */
const losing = (type: string, isLost: (payload: PlantedFrame['payload']) => boolean) =>
  only(type, (frame) => (isLost(frame.payload) ? [] : [frame]))

/** What is planted in what is told, and to whom. */
export const toldFaults: Record<string, Fault> = {
  'line by two': down('live-sequence', 'each fact counts for two', (frame) => [{ ...frame, seq: frame.seq * 2 }]),
  'line welcome ahead': down(
    'live-resume',
    'a welcome has the number of what follows it',
    only('welcome', (frame) => [{ ...frame, seq: frame.seq + 1 }]),
  ),
  'line one too many': onLine('live-resume', 'the last fact that was seen is told again', {
    up: onHello(async (hello) => {
      const seq = Math.max(0, hello.payload.seq - 1)
      return { text: JSON.stringify({ ...hello, payload: { ...hello.payload, seq } }) }
    }),
  }),
  'line keeps ten': onLine('live-resume', 'no more than ten facts are kept', {
    up: onHello(async (hello, { behind }) => {
      const known = JSON.parse(behind.memory.get(`ticket ${hello.payload.ticket}`) ?? '{}')
      const isFar = Number(known.seq ?? 0) - hello.payload.seq > 10
      return isFar ? { text: JSON.stringify({ ...hello, payload: { ...hello.payload, stream: newId() } }) } : undefined
    }),
  }),
  'line ready here': down(
    'live-sequence',
    'whoever is ready counts as here',
    only('ready.changed', withPayload({ presence: 'here' })),
  ),
  'line nudge by another': down(
    'live-commands',
    'a nudge comes from somebody else',
    only('nudged', ({ payload, ...frame }) => [
      { ...frame, payload: { from: { ...Object(payload.from), userId: newId() } } },
    ]),
  ),
  'line pause tells more': down(
    'live-anonymous',
    'a pause says by which device',
    only('pause.changed', withPayload({ device: 'Firefox on a phone' })),
  ),
  'line role kept': down('live-role-lost', 'who loses a role is not told to fetch anew', (frame) =>
    frame.type === 'resync' && frame.payload.reason === 'role' ? [] : [frame],
  ),
  'line role retold': down(
    'live-role-lost',
    'what only admins may see is told again',
    (frame, { behind: { memory } }) => {
      if (frame.type === 'invitation.changed') memory.set('link', JSON.stringify(frame))
      const link = memory.get('link')
      return frame.type === 'welcome' && link ? [frame, JSON.parse(link)] : [frame]
    },
  ),
  'line role untold': down(
    'live-role-lost',
    'another role is not told to the others',
    losing('member.changed', ({ rev }) => Number(rev) > 1),
  ),
  'line every game': down('live-own-game', 'facts of every game are told on every line', (frame, { tellAll }) => {
    if (!isFact(frame)) return [frame]
    tellAll(frame)
    return []
  }),
  'line ideas to all': down('live-ideas', 'an idea for host and admins is told to all', toAll('idea.changed')),
  'line idea stays': down(
    'live-ideas',
    'an idea that is shown no more is not taken away',
    only('idea.removed', () => []),
  ),
  'line one tab decides': onLine('live-presence', 'the tab that spoke last decides', {
    down(frame, { state }) {
      if (frame.type === 'presence.changed' && frame.actorId) state.last = frame
      return [frame]
    },
    up: async (text, { tellAll, state }) => {
      const frame = JSON.parse(text)
      if (frame.type === 'presence' && frame.payload.presence === 'away' && state.last)
        tellAll({ ...Object(state.last), payload: { ...Object(state.last).payload, presence: 'away' } })
      return undefined
    },
  }),
  'line hidden is here': onLine('live-presence', 'who comes in a hidden tab counts as here', {
    up: onHello(async (hello) => ({
      text: JSON.stringify({ ...hello, payload: { ...hello.payload, presence: 'here' } }),
    })),
  }),
  'line presence unready': down(
    'live-presence',
    'who comes is told not to be ready',
    only('presence.changed', withPayload({ ready: false })),
  ),
  'line stays here': { title: 'who has gone stays here', foundBy: 'live-offline', plant: presences(() => 'here') },
  'line gone at once': {
    title: 'who closes a tab is gone at once',
    foundBy: 'live-offline',
    plant: presences(() => 'offline'),
  },
  'line gone untold': down(
    'live-offline',
    'that somebody has gone is not told',
    losing('presence.changed', ({ presence }) => presence === 'offline'),
  ),
  'line old game': down(
    'live-facts',
    'a game is told as it was before',
    only('game.changed', ({ payload, ...frame }) => [{ ...frame, payload: { ...payload, rev: 1 } }]),
  ),
  'line dates of another': down(
    'live-facts',
    'a game counts the dates that another has to answer',
    only('game.changed', ({ payload, ...frame }) => [
      { ...frame, payload: { ...payload, datesToAnswer: Number(payload.datesToAnswer ?? 0) + 1 } },
    ]),
  ),
  'line not to oneself': down('live-facts', 'who does something is not told of it', (frame, { state }) => {
    if (frame.type === 'presence.changed') state.me ??= frame.actorId
    return frame.type === 'schedule.changed' && frame.actorId === state.me ? [] : [frame]
  }),
  'line taken back untold': down(
    'live-facts',
    'a boundary that is taken back is not told',
    only('boundaries.changed', (frame, { state }) => {
      const before = Number(state.count ?? 0)
      state.count = frame.payload.count
      return Number(frame.payload.count) < before ? [] : [frame]
    }),
  ),
  'line request stays': down(
    'live-facts',
    'that a request was decided is not told',
    only('request.gone', () => []),
  ),
  'line archive untold': down(
    'live-facts',
    'that a game was put away is not told',
    losing('game.changed', ({ status }) => status === 'archived'),
  ),
  'line long ago': down('live-facts', 'everything happened long ago', (frame) => [
    { ...frame, at: '1970-01-01T00:00:00Z' },
  ]),
  'line swapped': down('live-facts', 'two facts of one command are swapped', (frame, { state }) => {
    if (frame.type === 'game.changed' && frame.payload.status === 'playing' && !state.held) {
      state.held = frame
      return []
    }
    const held = state.held as PlantedFrame | undefined
    if (!held || frame.type !== 'play.starting') return [frame]
    return [
      { ...frame, seq: held.seq },
      { ...held, seq: frame.seq },
    ]
  }),
}

import { expect, test } from 'vitest'
import type { Game, Lobby, Schedule } from '../../../contract/types.gen.ts'
import { type Known, nextSteps, stepToTake } from './next-steps.ts'

const rowan = { userId: '2VJ0gxZqCq3o9mFZSWkMGvI9vXx', displayName: 'Rowan', sigil: 'lantern', colour: 'ember' }
const game: Game = {
  gameId: '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4',
  name: 'The Ember Crown',
  pitch: '',
  system: '',
  seats: 5,
  seatsTaken: 1,
  timeZone: 'Europe/Berlin',
  status: 'preparing',
  host: rowan,
  role: 'host',
  requestsWaiting: 0,
  rev: 1,
  createdAt: '2026-11-01T18:00:00Z',
  updatedAt: '2026-11-01T18:00:00Z',
  changedBy: rowan,
}

/** The steps as text: "+" marks a done step, followed by its link. */
const read = (change: Partial<Game>, known: Partial<Known> = {}) =>
  nextSteps({ ...game, ...change }, { me: 'me', now: Date.parse('2026-11-22T12:00:00Z'), ...known }).map(
    ({ done, text, to }) => `${done ? '+' : '-'} ${text}${to ? ` → ${to.label}` : ''}`,
  )

test('the host of an empty game invites players', () => {
  expect(read({})).toEqual(['+ Game created', '- Invite your players → Invite players'])
})

test('a person who waits to join is the next step', () => {
  expect(read({ requestsWaiting: 1 })).toEqual([
    '+ Game created',
    '- 1 person is waiting to join → Review request',
    '- 4 seats are still free → Invite players',
  ])
  expect(read({ requestsWaiting: 3 })).toContain('- 3 people are waiting to join → Review requests')
})

test('only one step is emphasized: a waiting person, then the dates, and never an optional seat', () => {
  const take = (change: Partial<Game>, known: Partial<Known> = {}) =>
    stepToTake(nextSteps({ ...game, ...change }, { me: 'me', now: 0, ...known }))?.id
  expect(take({})).toBe('invite')
  expect(take({ seatsTaken: 3 })).toBeUndefined()
  expect(take({ seatsTaken: 3 }, { schedule: { rev: 1 } })).toBe('date')
  expect(take({ seatsTaken: 3, requestsWaiting: 1 }, { schedule: { rev: 1 } })).toBe('decide')
  expect(take({ status: 'playing' })).toBe('play')
})

test('an admin has the same steps', () => {
  expect(read({ role: 'admin', seatsTaken: 4 })).toContain('- 1 seat is still free → Invite players')
})

test('a full game invites no one', () => {
  expect(read({ seatsTaken: 5 })).toEqual(['+ Game created', '+ Every seat is taken'])
})

test('a person who plays alone invites no one', () => {
  expect(read({ seats: 1 })).toEqual(['+ Game created'])
})

test('a player sees no step that only others can take', () => {
  expect(read({ role: 'player', seatsTaken: 3 }, { schedule: { rev: 1 } })).toEqual([])
})

test('an archived game has no next steps', () => {
  expect(read({ status: 'archived', requestsWaiting: 2 })).toEqual([])
})

const lobbyOf = (...ready: string[]): Lobby => ({
  members: ['me', 'Ash', 'Wren'].map((userId) => ({ userId, presence: 'here', ready: ready.includes(userId) })),
})
const offerOf = (...dates: [startsAt: string, ...answered: string[]][]): Schedule => ({
  rev: 1,
  offer: {
    durationMinutes: 180,
    dates: dates.map(([startsAt, ...answered]) => ({
      dateId: startsAt,
      startsAt,
      answers: answered.map((userId) => ({ userId, answer: 'yes' as const })),
    })),
  },
})
const settled = { startsAt: '2026-11-27T19:00:00Z', durationMinutes: 180, reason: '', sequence: 0 }
const session = { ...settled, sessionId: 'x', status: 'settled', updatedAt: '2026-11-22T12:00:00Z' } as const

test('the host sets a date, answers it too, and starts when everyone is ready', () => {
  const full = { seatsTaken: 5 }
  const last = (known: Partial<Known>) => read(full, known).slice(2)
  expect(last({ schedule: { rev: 1 } })).toEqual(['- Set a date → Propose dates'])
  expect(
    last({ schedule: offerOf(['2026-11-27T19:00:00Z'], ['2026-11-28T19:00:00Z', 'me'], ['2026-11-20T19:00:00Z']) }),
  ).toEqual(['- Pick one of the proposed dates → See dates', '- 1 date needs your answer → Answer'])
  expect(last({ schedule: { rev: 2, session }, lobby: lobbyOf('Ash') })).toEqual([
    '+ Set a date',
    '- Get everyone ready (1 of 3)',
    '- Start the game → Go to lobby',
  ])
  expect(last({ lobby: lobbyOf('me', 'Ash', 'Wren') })).toEqual([
    '+ Everyone is ready',
    '- Start the game → Go to lobby',
  ])
})

test('a canceled session does not count as a date', () => {
  expect(read({ seatsTaken: 5 }, { schedule: { rev: 3, session: { ...session, status: 'cancelled' } } })).toContain(
    '- Set a date → Propose dates',
  )
})

test('a finished session does not count as a date', () => {
  const soon = (now: string) => read({ seatsTaken: 5 }, { schedule: { rev: 3, session }, now: Date.parse(now) })
  expect(soon('2026-11-27T21:59:59Z')).toContain('+ Set a date')
  expect(soon('2026-11-27T22:00:00Z')).toContain('- Set a date → Propose dates')
})

test('a player answers the dates and gets ready', () => {
  const player = { role: 'player' } as const
  const schedule = offerOf(['2026-11-27T19:00:00Z'], ['2026-11-28T19:00:00Z'])
  expect(read(player, { schedule, lobby: lobbyOf() })).toEqual([
    '- 2 dates need your answer → Answer',
    '- Get ready → Go to lobby',
  ])
  const answered = offerOf(['2026-11-27T19:00:00Z', 'me'])
  expect(read(player, { schedule: answered, lobby: lobbyOf('me') })).toEqual(['+ Dates answered', '+ Get ready'])
})

test('while the game is running there is one step', () => {
  expect(read({ status: 'playing' }, { lobby: lobbyOf() })).toEqual(['-  → Go to the Table'])
})

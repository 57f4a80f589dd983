import { expect, test } from 'vitest'
import type { Game } from '../../../contract/types.gen.ts'
import { findNext } from './next-for-me.ts'

const now = Date.parse('2026-11-22T18:00:00Z')
const rowan = { userId: 'rowan', displayName: 'Rowan', sigil: 'lantern', colour: 'ember' }
const game = (name: string, parts: Partial<Game> = {}): Game => ({
  gameId: name.padEnd(27, '0'),
  name,
  pitch: '',
  system: '',
  seats: 5,
  seatsTaken: 3,
  timeZone: 'Europe/Berlin',
  status: 'preparing',
  host: rowan,
  role: 'player',
  rev: 1,
  createdAt: '2026-11-01T18:00:00Z',
  updatedAt: '2026-11-01T18:00:00Z',
  changedBy: rowan,
  ...parts,
})
const at = (startsAt: string, durationMinutes = 180) => ({ nextSession: { startsAt, durationMinutes } })
const stepsOf = (games: Game[]) => findNext(games, now).map(({ kind, game: { name } }) => `${kind}: ${name}`)

test('requests come first, then dates to answer, sessions by date, and games without players', () => {
  const games = [
    game('Alone', { role: 'host', seatsTaken: 1 }),
    game('Later', at('2026-12-01T18:00:00Z')),
    game('Soon', at('2026-11-23T18:00:00Z')),
    game('Open', { datesToAnswer: 2 }),
    game('Answered', { datesToAnswer: 0 }),
    game('Asked', { role: 'admin', requestsWaiting: 2 }),
  ]
  expect(stepsOf(games)).toEqual(['requests: Asked', 'dates: Open', 'session: Soon', 'session: Later', 'invite: Alone'])
})

test('a request to join a full game comes last', () => {
  const full = game('Full', { role: 'host', requestsWaiting: 1, seats: 3 })
  const games = [full, game('Alone', { role: 'host', seatsTaken: 1 }), game('Asked', { requestsWaiting: 1 })]
  expect(stepsOf(games)).toEqual(['requests: Asked', 'invite: Alone', 'requests: Full'])
})

test('a session counts until it is over', () => {
  expect(stepsOf([game('Now', at('2026-11-22T15:00:01Z', 180))])).toEqual(['session: Now'])
  expect(stepsOf([game('Over', at('2026-11-22T15:00:00Z', 180))])).toEqual([])
})

test('archived games have no next steps', () => {
  expect(
    stepsOf([game('Old', { status: 'archived', requestsWaiting: 1, datesToAnswer: 1, ...at('2026-11-23T18:00:00Z') })]),
  ).toEqual([])
})

test('only a host is asked to invite, and only while a seat is free and no one waits for it', () => {
  expect(stepsOf([game('Mine', { role: 'host', seatsTaken: 1, seats: 1 })])).toEqual([])
  expect(stepsOf([game('Theirs', { seatsTaken: 1 })])).toEqual([])
  expect(stepsOf([game('Asked', { role: 'host', seatsTaken: 1, requestsWaiting: 1 })])).toEqual(['requests: Asked'])
})

test('no more than five are shown', () => {
  const many = Array.from({ length: 9 }, (_, index) => game(`Game ${index}`, { requestsWaiting: 1 }))
  expect(stepsOf(many)).toHaveLength(5)
})

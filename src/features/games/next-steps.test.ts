import { expect, test } from 'vitest'
import type { Game } from '../../contract/types.gen.ts'
import { nextSteps } from './next-steps.ts'

const game: Game = {
  gameId: '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4',
  name: 'The Ember Crown',
  pitch: '',
  system: '',
  seats: 5,
  seatsTaken: 1,
  timeZone: 'Europe/Berlin',
  status: 'preparing',
  host: { userId: '2VJ0gxZqCq3o9mFZSWkMGvI9vXx', displayName: 'Rowan', sigil: 'lantern', colour: 'ember' },
  role: 'host',
  requestsWaiting: 0,
  rev: 1,
  createdAt: '2026-11-01T18:00:00Z',
  updatedAt: '2026-11-01T18:00:00Z',
}

/** The steps as a person reads them: "+" is done; where it is done stands behind it. */
const read = (change: Partial<Game>) =>
  nextSteps({ ...game, ...change }).map(
    ({ done, text, to }) => `${done ? '+' : '-'} ${text}${to ? ` → ${to.label}` : ''}`,
  )

test('the host of an empty table invites', () => {
  expect(read({})).toEqual(['+ Create the game', '- Invite your players → Invite Players', '- 4 seats are still free'])
})

test('somebody waits to be let in', () => {
  expect(read({ requestsWaiting: 1 })).toEqual([
    '+ Create the game',
    '+ Invite your players',
    '- 1 person waits to be let in → Decide',
    '- 4 seats are still free → Invite Players',
  ])
  expect(read({ requestsWaiting: 3 })).toContain('- 3 people wait to be let in → Decide')
})

test('an admin may do the same', () => {
  expect(read({ role: 'admin', seatsTaken: 4 })).toContain('- 1 seat is still free → Invite Players')
})

test('a full table wants nobody', () => {
  expect(read({ seatsTaken: 5 })).toEqual(['+ Create the game', '+ Invite your players', '+ Every seat is taken'])
})

test('who plays alone invites nobody', () => {
  expect(read({ seats: 1 })).toEqual(['+ Create the game'])
})

test('a player is told of nothing that only others can do', () => {
  expect(read({ role: 'player', seatsTaken: 3 })).toEqual([])
})

test('of an archived game nothing is next', () => {
  expect(read({ status: 'archived', requestsWaiting: 2 })).toEqual([])
})

import { expect, test } from 'vitest'
import type { Lobby, Member } from '../../../contract/types.gen.ts'
import {
  isEveryoneHereReady,
  myReadiness,
  namesInWords,
  notReady,
  readinessOf,
  readyInWords,
  waitingInWords,
} from './readiness.ts'

const memberOf = (userId: string) => ({ userId, displayName: userId }) as Member
const members = ['Rowan', 'Ash', 'Wren'].map(memberOf)
const lobbyOf = (...ready: string[]): Lobby => ({
  members: ['Rowan', 'Ash', 'Wren'].map((userId) => ({ userId, presence: 'here', ready: ready.includes(userId) })),
})

test.each([
  [[], 'No one is ready yet.'],
  [['Ash'], '1 of 3 ready.'],
  [['Ash', 'Rowan'], '2 of 3 ready.'],
  [['Ash', 'Rowan', 'Wren'], 'Everyone is ready.'],
])('%j: %s', (ready, words) => {
  expect(readyInWords(lobbyOf(...ready), members)).toBe(words)
})

test('a person who plays alone is not called everyone', () => {
  expect(readyInWords(lobbyOf('Rowan'), [memberOf('Rowan')])).toBe("You're ready.")
})

test('a member whom the lobby does not list yet counts as not ready', () => {
  expect(readinessOf(lobbyOf(), 'Tam')).toEqual({ presence: 'offline', ready: false })
  expect(notReady(lobbyOf('Rowan', 'Wren'), [...members, memberOf('Tam')]).map(({ userId }) => userId)).toEqual([
    'Ash',
    'Tam',
  ])
})

test('to start is next once I am ready and so is everyone who is here or away', () => {
  const [rowan, ash, wren] = lobbyOf('Rowan', 'Ash').members
  if (!rowan || !ash || !wren) throw new Error('The lobby lists three.')
  expect(isEveryoneHereReady({ members: [rowan, ash, wren] }, 'Rowan')).toBe(false)
  expect(isEveryoneHereReady({ members: [rowan, ash, { ...wren, presence: 'away' }] }, 'Rowan')).toBe(false)
  expect(isEveryoneHereReady({ members: [rowan, ash, { ...wren, presence: 'offline' }] }, 'Rowan')).toBe(true)
  expect(isEveryoneHereReady({ members: [rowan, ash, { ...wren, presence: 'offline' }] }, 'Wren')).toBe(false)
})

test('to start is not next while nobody else is here', () => {
  const members = lobbyOf('Rowan', 'Ash', 'Wren').members.map((one) =>
    one.userId === 'Rowan' ? one : { ...one, presence: 'offline' as const },
  )
  expect(isEveryoneHereReady({ members }, 'Rowan')).toBe(false)
})

test('I am never shown as offline on my own page; away is shown as the server says', () => {
  const offline: Lobby = { members: [{ userId: 'Ash', presence: 'offline', ready: true }] }
  expect(myReadiness(offline, 'Ash')).toEqual({ presence: 'here', ready: true })
  expect(myReadiness(lobbyOf(), 'Tam')).toEqual({ presence: 'here', ready: false })
  const away: Lobby = { members: [{ userId: 'Ash', presence: 'away', ready: false }] }
  expect(myReadiness(away, 'Ash')).toEqual({ presence: 'away', ready: false })
})

test.each([
  [[], ''],
  [['Ash'], 'Ash'],
  [['Ash', 'Wren'], 'Ash and Wren'],
  [['Ash', 'Wren', 'Tam'], 'Ash, Wren, and Tam'],
  [['Ash', 'Wren', 'Tam', 'Ines'], 'Ash, Wren, and 2 others'],
])('%j are named as: %s', (names, words) => {
  expect(namesInWords(names)).toBe(words)
})

test.each([
  [[], ''],
  [['Ash'], "Ash isn't ready yet."],
  [['Ash', 'Wren'], "Ash and Wren aren't ready yet."],
  [['Rowan'], "You aren't ready yet."],
  [['Ash', 'Rowan', 'Wren'], "You, Ash, and Wren aren't ready yet."],
])('to Rowan, who starts, %j are named as: %s', (waiting, words) => {
  expect(waitingInWords(waiting.map(memberOf), 'Rowan').replace(/[\u2068\u2069]/g, '')).toBe(words)
})

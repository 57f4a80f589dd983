import { expect, test } from 'vitest'
import { createWorld } from '../db/world.ts'
import { addGame } from '../tags/games/add-game.ts'
import { changePresence, notePolling, pollingTab } from './change-presence.ts'
import { countHere, presencesIn } from './presence.ts'
import { frames, streams, type TabRow, tabs } from './tables.ts'

const start = Date.parse('2026-11-22T19:00:00Z')
const lasts = 30_000

/** A game of two, whose host listens. */
async function createTable() {
  const clock = { now: start }
  const world = createWorld({ now: () => clock.now })
  const members = [{ userId: 'ash', role: 'player' as const }]
  const { gameId } = await world.step((rows) => {
    const game = addGame(rows, world, { hostId: 'rowan', name: 'The Ember Crown', members })
    rows(streams).put({ gameId: game.gameId, userId: 'rowan', stream: 'one', seq: 0, heardAt: start })
    return game
  })
  const tab = (tabId: string, more: Partial<TabRow> = {}): TabRow => ({
    ...{ tabId, gameId, userId: 'ash', presence: 'here', until: clock.now + lasts },
    ...more,
  })
  return {
    ...{ world, gameId, clock },
    /** Tabs that are there, of which nobody is told. */
    put: (...all: [string, Partial<TabRow>?][]) =>
      world.step((rows) => {
        for (const [tabId, more] of all) rows(tabs).put(tab(tabId, more))
      }),
    open: (tabId: string, more?: Partial<TabRow>) =>
      world.step((rows) => changePresence(rows, gameId, () => rows(tabs).put(tab(tabId, more)))),
    poll: () => world.step((rows) => notePolling(rows, gameId, 'ash')),
    polling: () => world.look((rows) => rows(tabs).get(pollingTab(gameId, 'ash'))),
    presence: () => world.look(async (rows) => (await presencesIn(rows, gameId))('ash')),
    hereNow: () => world.look((rows) => countHere(rows, gameId)),
    told: () =>
      world.look(async (rows) => (await rows(frames).all()).map(({ frame: { type, payload } }) => [type, payload])),
  }
}

test('a tab counts until its last millisecond', async () => {
  const { clock, put, presence, hereNow } = await createTable()
  await put(['one'])
  clock.now += lasts - 1
  expect([await presence(), await hereNow()]).toEqual(['here', 1])
  clock.now += 1
  expect([await presence(), await hereNow()]).toEqual(['offline', 0])
})

test('whoever comes back in time for others to have seen them gone is told of as here', async () => {
  const { clock, put, open, told } = await createTable()
  await put(['one'])
  clock.now += lasts - 1
  await open('two')
  expect(await told()).toEqual([])
  clock.now += lasts
  await open('three')
  expect(await told()).toMatchObject([
    ['presence.changed', { userId: 'ash', presence: 'here', ready: false }],
    ['game.changed', { hereNow: 1 }],
  ])
})

test('of a tab whose time is over nothing is told because somebody else comes', async () => {
  const { clock, put, open, told } = await createTable()
  await put(['one'])
  clock.now += lasts
  await open('two', { userId: 'rowan' })
  expect(await told()).toMatchObject([
    ['presence.changed', { userId: 'rowan' }],
    ['game.changed', { hereNow: 1 }],
  ])
})

test('of somebody without a seat nothing is told', async () => {
  const { open, told } = await createTable()
  await open('one', { userId: 'linden' })
  expect((await told()).map(([type]) => type)).toEqual(['game.changed'])
})

test.each<[string, Partial<TabRow>, boolean]>([
  ['an open tab', {}, false],
  ['a tab that ends at this very moment', { until: start }, true],
  ['a tab that has ended', { isClosed: true }, true],
  ['a tab of somebody else', { userId: 'rowan' }, true],
  ['a tab in another game', { gameId: '2VJ0gxZqCq3o9mFZSWkMGvI9vXx' }, true],
])('beside %s, asking for the lobby counts: %s', async (_, tab, counts) => {
  const { put, poll, polling } = await createTable()
  await put(['one', tab])
  await poll()
  expect((await polling()) !== undefined).toBe(counts)
})

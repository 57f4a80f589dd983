import { expect, test } from 'vitest'
import { snapshotsInMemory } from '../db/snapshots.ts'
import { createWorld } from '../db/world.ts'
import { moveClock } from '../live/hub.ts'
import { countOf } from '../tags/world-file.ts'
import { loadWorld } from '../tags/worlds.ts'
import { addressOf } from './person-of-tab.ts'
import { createSettings } from './settings.ts'
import { applyShared, readShared, type Shared, shareAddress } from './share.ts'

const shared: Shared = {
  world: 'made:seed=7,persons=3,games=1,ideas=5',
  person: 1,
  clock: 60_000,
  scenario: 'slow',
  latency: 20,
  chosenAnswers: { listGames: { status: 200, body: '{"items":[]}' } },
}
const textIn = (address: string) => new URL(address).searchParams.get('mock-share') ?? ''

test('a link gives another browser the same state, and keeps each world that it replaces', async () => {
  const link = shareAddress('http://localhost/game/?game=2VJ0gx#part', shared)
  expect(link).toMatch(/^http:\/\/localhost\/game\/\?mock-share=[\w-]+$/)
  expect(readShared(textIn(link))).toEqual(shared)

  const world = createWorld({ now: () => Date.UTC(2026, 10, 20) })
  await loadWorld(world, 'example')
  const settings = createSettings()
  const snapshots = snapshotsInMemory()
  await applyShared(readShared(textIn(link)) ?? shared, world, settings, snapshots)
  expect(await countOf(world)).toEqual({ persons: 4, games: 1 })
  expect(settings.get()).toMatchObject({ scenario: 'slow', latency: 20, chosenAnswers: shared.chosenAnswers })
  expect(world.offset()).toBe(60_000)
  expect(world.people.list().here).toBe(world.people.list().persons.at(-2)?.userId)

  await applyShared({ ...shared, person: -1 }, world, settings, snapshots)
  expect(await world.cookies.read()).toEqual({})
  const kept = await snapshots.list()
  expect(kept).toEqual([expect.stringMatching(/^Set aside /), expect.stringMatching(/^Set aside /)])
  expect(await snapshots.get(kept[0] ?? '')).toContain('rowan@example.com')
})

test('a link has no token of an invitation, signs no one out, and refuses long answers and what it cannot read', () => {
  for (const path of ['/join/2VJ0gx/secret', '/logout', '/logout/'])
    expect(new URL(shareAddress(`http://localhost${path}`, shared)).pathname).toBe('/home/')
  const long = { ...shared, chosenAnswers: { listGames: { status: 200, body: '…'.repeat(2000) } } }
  expect(() => shareAddress('http://localhost/', long)).toThrow(/6000 bytes.*4096/)
  const altered = (part: object) => textIn(shareAddress('http://localhost/', { ...shared, ...part }))
  const unreadable = [
    '',
    'nonsense',
    altered({}).slice(0, -9),
    altered({ world: 'huge' }),
    altered({ scenario: 'new' }),
    altered({ person: -2 }),
  ]
  for (const text of [...unreadable, altered({ clock: 1e300 })]) expect(readShared(text)).toBeUndefined()
})

test('a moved clock is part of the world: a link has it, and the next world does not', async () => {
  const world = createWorld({ now: () => 1000 })
  await moveClock(world, 60_000)
  expect([world.now(), world.realNow()]).toEqual([61_000, 1000])
  expect(await world.step((rows) => rows.now())).toBe(61_000)
  await loadWorld(world, 'empty')
  expect(world.now()).toBe(1000)
})

test('half real, a link moves no clock', async () => {
  const world = createWorld()
  await applyShared(shared, world, createSettings(), snapshotsInMemory(), true)
  expect([(await countOf(world)).persons, world.offset()]).toEqual([4, 0])
})

test('a person is not taken to the page that signs out whoever opens it', () => {
  for (const page of ['logout', 'logout/'])
    expect(addressOf('rowan', `http://localhost/app/${page}?a=1`)).toBe('http://localhost/app/?a=1&mock-person=rowan')
  expect(addressOf('rowan', 'http://localhost/home/')).toBe('http://localhost/home/?mock-person=rowan')
})

import { describe, expect, test } from 'vitest'
import { sessionCookie } from '../../src/contract/operations.gen.ts'
import { zNewIdea, zNewIdeaTable } from '../../src/contract/schemas/ideas.gen.ts'
import { problemsFrom, tablesOf } from '../../src/rules/idea-tables.ts'
import { createCaller } from '../../tests/support/mock-game.ts'
import { createWorld, type World } from '../db/world.ts'
import { games, invitations, memberships, removals, requests } from './games/tables.ts'
import { ideas, ideaTables } from './ideas/tables.ts'
import { linkState } from './invitations/rules.ts'
import { loadWorld, worldIds, worldNamed } from './worlds.ts'

const now = Date.now()

async function open(name: string) {
  const world = createWorld({ now: () => now })
  await loadWorld(world, name)
  const all = await world.look((rows) => ({
    games: rows(games).all(),
    memberships: rows(memberships).all(),
    invitations: rows(invitations).all(),
    requests: rows(requests).all(),
    removals: rows(removals).all(),
    ideas: rows(ideas).all(),
    tables: rows(ideaTables).all(),
  }))
  const { call, client } = createCaller(world)
  client.cookies.set(sessionCookie, (await world.cookies.read())[sessionCookie] ?? '')
  const mine = Object((await call('listGames', { query: { limit: 100 } })).body).items
  return { world, all, call, mine }
}

/** Made-up ideas and tables are valid, and links are in every state. */
function expectGood({ all }: Awaited<ReturnType<typeof open>>) {
  for (const { ideaId, kind, title, body, tags, status, gameId, visibility } of all.ideas) {
    const idea = { ideaId, kind, title, body, tags, status, visibility, ...(gameId && { gameId }) }
    expect(zNewIdea.safeParse(idea).error, title).toBeUndefined()
    expect(gameId !== undefined || visibility === 'me').toBe(true)
  }
  expect(new Set(all.ideas.map(({ title }) => title)).size).toBe(all.ideas.length)
  for (const { tableId, name, entries } of all.tables)
    expect(zNewIdeaTable.safeParse({ tableId, name, entries }).error, name).toBeUndefined()
  const circles = all.tables.flatMap(({ name }) => problemsFrom(tablesOf(all.tables), name))
  expect(circles.filter((each) => 'path' in each)).toEqual([])
  const states = all.invitations.map((link) => linkState(link, now))
  expect(new Set(states)).toEqual(new Set(['works', 'usedUp', 'expired', 'revoked']))
}

/** The rows without the session of the signed-in person. */
const rowsOf = (world: World) => world.everything().filter(({ table }) => !['sessions', 'cookies'].includes(table))

describe('a made world', () => {
  test('has fifty games of twelve members, and Rowan in every role', async () => {
    const made = await open('made')
    const { all, mine } = made
    expectGood(made)
    expect([all.games.length, mine.length, all.ideas.length, all.tables.length]).toEqual([50, 50, 2000, 12])
    for (const { gameId, hostId, seats } of all.games) {
      const table = all.memberships.filter((one) => one.gameId === gameId)
      expect([table.length, seats]).toEqual([12, 12])
      expect(table.filter(({ role }) => role === 'host').map(({ userId }) => userId)).toEqual([hostId])
    }
    expect(new Set(mine.map(({ role }: { role: string }) => role))).toEqual(new Set(['host', 'admin', 'player']))
    const sits = new Set(all.memberships.map(({ gameId, userId }) => `${gameId} ${userId}`))
    for (const { gameId, userId } of [...all.requests, ...all.removals])
      expect(sits).not.toContain(`${gameId} ${userId}`)
  })

  test('has the requested counts, and is the same again from the same seed', async () => {
    const name = 'made:seed=7,games=6,ideas=100,tables=0'
    const [one, same, other] = [await open(name), await open(name), await open(name.replace('7', '8'))]
    expectGood(one)
    expect([one.all.games.length, one.all.ideas.length, one.all.tables.length]).toEqual([6, 100, 0])
    expect(rowsOf(one.world)).toEqual(rowsOf(same.world))
    expect(other.all.games.map(({ name }) => name)).not.toEqual(one.all.games.map(({ name }) => name))
  })
})

describe('the example campaign', () => {
  test('has a game of which Rowan is the host, and one in which they play', async () => {
    expect((await open('example')).mine).toMatchObject([
      { name: 'The Ember Crown', role: 'host', seatsTaken: 4, requestsWaiting: 1 },
      { name: 'A Hollow Harbor', role: 'player', nextSession: { durationMinutes: 180 } },
    ])
  })

  test('has links in every state, dates with answers, notes, boundaries, and sixty ideas of every kind', async () => {
    const example = await open('example')
    const { all, call, mine } = example
    expectGood(example)
    const params = { gameId: mine[0].gameId }
    const { offer } = Object((await call('getSchedule', { params })).body)
    expect(offer.dates.map(({ answers }: { answers: unknown[] }) => answers.length)).toEqual([3, 3, 2])
    for (const { startsAt } of offer.dates) expect(Date.parse(startsAt)).toBeGreaterThan(now)
    expect(Object((await call('getNotes', { params })).body)).toMatchObject({ agenda: expect.stringContaining('mill') })
    expect(Object((await call('listBoundaries', { params })).body)).toMatchObject({ count: 3, shown: true })
    expect([all.ideas.length, all.tables.length]).toEqual([60, 3])
    expect([
      new Set(all.ideas.map(({ kind }) => kind)).size,
      new Set(all.ideas.map(({ status }) => status)).size,
    ]).toEqual([7, 3])
  })
})

test('another world replaces everything', async () => {
  const { world, call } = await open('example')
  await loadWorld(world, 'empty')
  expect(world.everything()).toEqual([])
  expect(await call('listGames')).toMatchObject({ status: 401 })
})

test('a world is found by its name', () => {
  for (const name of [...worldIds, ' Made ', 'made:seed=3']) expect(worldNamed(name), name).toBeDefined()
  for (const name of [
    'huge',
    'made:',
    'made:dragons=3',
    'made:games=many',
    'made:games=999999',
    'example:games=3',
    'toString',
  ])
    expect(worldNamed(name), name).toBeUndefined()
})

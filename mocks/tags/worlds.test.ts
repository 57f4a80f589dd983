import { describe, expect, test } from 'vitest'
import { sessionCookie } from '../../src/contract/operations.gen.ts'
import { createWorld } from '../db/world.ts'
import { games, invitations, memberships, removals, requests } from './games/tables.ts'
import { ideas } from './ideas/tables.ts'
import { linkState } from './invitations/links.ts'
import { mainContact } from './profile/large.ts'
import { createCaller, createPersonIn } from './test-member.ts'
import { loadWorld, worldNamed, worlds } from './worlds.ts'

async function createLarge() {
  const world = createWorld()
  await loadWorld(world, 'large')
  const all = await world.look(async (rows) => ({
    games: await rows(games).all(),
    memberships: await rows(memberships).all(),
    invitations: await rows(invitations).all(),
    requests: await rows(requests).all(),
    removals: await rows(removals).all(),
  }))
  const caller = createCaller(world)
  caller.client.cookies.set(sessionCookie, (await world.cookies.read())[sessionCookie] ?? '')
  return { world, all, caller }
}

describe('the large world', () => {
  test('has fifty games of twelve, one of whom is the host', async () => {
    const { all } = await createLarge()
    expect(all.games).toHaveLength(50)
    for (const { gameId, hostId, seats } of all.games) {
      const table = all.memberships.filter((one) => one.gameId === gameId)
      expect([table.length, seats]).toEqual([12, 12])
      expect(table.filter(({ role }) => role === 'host').map(({ userId }) => userId)).toEqual([hostId])
    }
  })

  test('has links in every state, and nobody waits or was removed who sits there', async () => {
    const { all } = await createLarge()
    const states = all.invitations.map((link) => linkState(link, Date.now()))
    for (const state of ['works', 'usedUp', 'expired', 'revoked'] as const)
      expect(states.filter((one) => one === state).length).toBeGreaterThanOrEqual(50)
    expect(all.requests.length).toBeGreaterThanOrEqual(50)
    const sits = new Set(all.memberships.map(({ gameId, userId }) => `${gameId} ${userId}`))
    for (const { gameId, userId } of [...all.requests, ...all.removals])
      expect(sits).not.toContain(`${gameId} ${userId}`)
  })

  test('is seen by its main person, who sits in all of it in every role', async () => {
    const { caller } = await createLarge()
    const { items, nextCursor } = Object((await caller.call('listGames', { query: { limit: 100 } })).body)
    expect([items.length, nextCursor]).toEqual([50, undefined])
    const roles = items.map(({ role }: { role: string }) => role)
    expect(new Set(roles)).toEqual(new Set(['host', 'admin', 'player']))
    const crowded = await Promise.all(
      items
        .filter(({ role }: { role: string }) => role === 'host')
        .map(async ({ gameId }: { gameId: string }) => {
          const { body } = await caller.call('listInvitations', { params: { gameId }, query: { limit: 100 } })
          return Object(body).items.length
        }),
    )
    expect(Math.max(...crowded)).toBe(40)
  })

  test('is another person’s as well', async () => {
    const { world } = await createLarge()
    const rowan = await createPersonIn(world, mainContact.split('@')[0] ?? '')
    expect(Object((await rowan.call('getProfile')).body)).toMatchObject({ displayName: 'Rowan', chosen: true })
    const ash = await createPersonIn(world, 'Ash')
    expect(Object((await ash.call('listGames')).body).items.length).toBeGreaterThan(5)
  })
})

describe('the example campaign', () => {
  const open = async () => {
    const world = createWorld()
    await loadWorld(world, 'example')
    const { call, client } = createCaller(world)
    client.cookies.set(sessionCookie, (await world.cookies.read())[sessionCookie] ?? '')
    const { items } = Object((await call('listGames')).body)
    return { world, call, items }
  }

  test('has a game of which Rowan is the host, and one in which they play', async () => {
    const { items } = await open()
    expect(items).toMatchObject([
      { name: 'The Ember Crown', role: 'host', seatsTaken: 4, requestsWaiting: 1 },
      { name: 'A Hollow Harbour', role: 'player', nextSession: { durationMinutes: 180 } },
    ])
  })

  test('has links in every state, dates with answers, notes, boundaries, and sixty ideas', async () => {
    const { world, call, items } = await open()
    const { gameId } = items[0]
    const params = { gameId }
    const links = await world.look((rows) => rows(invitations).all())
    const states = new Set(links.map((link) => linkState(link, Date.now())))
    expect(states).toEqual(new Set(['works', 'usedUp', 'expired', 'revoked']))
    const { offer } = Object((await call('getSchedule', { params })).body)
    expect(offer.dates.map(({ answers }: { answers: unknown[] }) => answers.length)).toEqual([3, 3, 2])
    for (const { startsAt } of offer.dates) expect(Date.parse(startsAt)).toBeGreaterThan(Date.now())
    expect(Object((await call('getNotes', { params })).body)).toMatchObject({ agenda: expect.stringContaining('mill') })
    expect(Object((await call('listBoundaries', { params })).body)).toMatchObject({ count: 3, shown: true })
    expect(await world.look((rows) => rows(ideas).all())).toHaveLength(60)
  })
})

test('another world takes the place of all that there was', async () => {
  const { world, caller } = await createLarge()
  await loadWorld(world, 'empty')
  expect(await world.everything()).toEqual([])
  expect(await caller.call('listGames')).toMatchObject({ status: 401 })
})

test('a world is found by its name', () => {
  expect(worldNamed(' Large ')).toBe('large')
  expect(worldNamed('huge')).toBeUndefined()
  for (const { label, hint } of Object.values(worlds)) expect(`${label} ${hint}`).toMatch(/^\w.*\.$/)
})

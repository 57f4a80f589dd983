import { HttpResponse } from 'msw/http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createWorld } from '../db/world.ts'
import { addGame } from '../tags/games/add-game.ts'
import { memberships } from '../tags/games/tables.ts'
import { createPersonIn } from '../tags/test-member.ts'
import { once } from './idempotency.ts'

const day = 24 * 3600 * 1000
const key = '2VJ0mD8fWt1bSnG2zLv5AxP9eU3'
const game = { name: 'The Ember Crown', seats: 5, timeZone: 'Europe/Berlin' }
const withKey = (body: object, headers = { 'Idempotency-Key': key }) => ({ headers, body })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T20:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function createRowan() {
  const world = createWorld()
  const rowan = await createPersonIn(world, 'Rowan')
  const names = async () => Object((await rowan.call('listGames')).body).items.map(({ name }: { name: string }) => name)
  return { world, rowan, names }
}

describe('a key that comes again', () => {
  test('gives what it gave before, headers included, and makes nothing', async () => {
    const { rowan, names } = await createRowan()
    const first = await rowan.call('createGame', withKey(game))
    const again = await rowan.call('createGame', withKey(game))
    expect(first.status).toBe(201)
    expect([again.status, again.body]).toEqual([201, first.body])
    for (const name of ['Location', 'ETag', 'Content-Type'])
      expect(again.headers.get(name)).toBe(first.headers.get(name))
    expect(await names()).toEqual(['The Ember Crown'])
  })

  test('at the same moment, makes one thing', async () => {
    const { rowan, names } = await createRowan()
    const answers = await Promise.all(Array.from({ length: 10 }, () => rowan.call('createGame', withKey(game))))
    expect(new Set(answers.map(({ status, body, headers }) => JSON.stringify([status, body, [...headers]]))).size).toBe(
      1,
    )
    expect(await names()).toEqual(['The Ember Crown'])
  })

  test.each([
    ['another value', { ...game, seats: 6 }],
    ['a field more', { ...game, pitch: 'A crown that burns.' }],
  ])('with %s is refused', async (_, other) => {
    const { rowan, names } = await createRowan()
    await rowan.call('createGame', withKey(game))
    expect(await rowan.call('createGame', withKey(other))).toMatchObject({
      status: 409,
      body: { message: 'This form was sent before with other contents. Reload the page and send it again.' },
    })
    expect(await names()).toEqual(['The Ember Crown'])
  })

  test('with the same values in another order is the same', async () => {
    const { rowan } = await createRowan()
    const { timeZone, ...rest } = game
    const first = await rowan.call('createGame', withKey(game))
    expect((await rowan.call('createGame', withKey({ timeZone, ...rest }))).body).toEqual(first.body)
  })

  test.each([
    ['is known to the last moment of a day', day - 1, 1],
    ['is new after a day', day, 2],
  ])('%s', async (_, later, count) => {
    const { world, rowan } = await createRowan()
    await rowan.call('createGame', withKey(game))
    vi.setSystemTime(Date.now() + later)
    // Their session is over by then.
    const back = await createPersonIn(world, 'Rowan')
    await back.call('createGame', withKey(game))
    expect(Object((await back.call('listGames')).body).items).toHaveLength(count)
  })
})

describe('a key whose game is no longer mine', () => {
  const refused = {
    status: 409,
    body: { message: 'The game that this form made is deleted, or you have left it. Send the form again for another.' },
  }

  test('gives it no more once it is deleted, and makes no second one', async () => {
    const { rowan, names } = await createRowan()
    const { gameId } = Object((await rowan.call('createGame', withKey(game))).body)
    await rowan.call('deleteGame', { params: { gameId } })
    expect(await rowan.call('createGame', withKey(game))).toMatchObject(refused)
    expect(await names()).toEqual([])
    const anew = withKey(game, { 'Idempotency-Key': '2VJ0mD8fWt1bSnG2zLv5AxP9eU4' })
    expect(await rowan.call('createGame', anew)).toMatchObject({ status: 201 })
  })

  test('gives it no more to a host who has handed it over and left', async () => {
    const { world, rowan } = await createRowan()
    const ash = await createPersonIn(world, 'Ash')
    const { gameId } = Object((await rowan.call('createGame', withKey(game))).body)
    const seat = { gameId, userId: ash.userId, memberId: world.newId(), role: 'player' as const }
    await world.step(async (rows) => rows(memberships).put({ ...seat, joinedAt: world.now(), rev: 1 }))
    await rowan.call('handOverGame', { params: { gameId }, body: { userId: ash.userId } })
    expect(await rowan.call('createGame', withKey(game))).toMatchObject({ status: 201 })
    await rowan.call('leaveGame', { params: { gameId } })
    expect(await rowan.call('createGame', withKey(game))).toMatchObject(refused)
  })
})

describe('a key is nobody else’s and for nothing else', () => {
  test('another person makes a game of their own with it', async () => {
    const { world, rowan } = await createRowan()
    const ash = await createPersonIn(world, 'Ash')
    const first = await rowan.call('createGame', withKey(game))
    const second = await ash.call('createGame', withKey(game))
    expect(second.status).toBe(201)
    expect(Object(second.body).gameId).not.toBe(Object(first.body).gameId)
  })

  test('a link is made with the key of a game; in another game it is refused', async () => {
    const { world, rowan } = await createRowan()
    const { gameId } = Object((await rowan.call('createGame', withKey(game))).body)
    const other = await world.step((rows) => addGame(rows, world, { hostId: rowan.userId, name: 'Another' }))
    const link = { role: 'player', approval: 'host', maxUses: 1, expiresAt: '2026-11-25T20:00:00Z' }
    const first = await rowan.call('createInvitation', { params: { gameId }, ...withKey(link) })
    expect(first.status).toBe(201)
    expect((await rowan.call('createInvitation', { params: { gameId }, ...withKey(link) })).body).toEqual(first.body)
    const elsewhere = await rowan.call('createInvitation', { params: { gameId: other.gameId }, ...withKey(link) })
    expect(elsewhere.status).toBe(409)
  })

  test('a refused try leaves it free', async () => {
    const { rowan } = await createRowan()
    expect(await rowan.call('createGame', withKey({ ...game, timeZone: 'Atlantis' }))).toMatchObject({ status: 400 })
    expect(await rowan.call('createGame', withKey(game))).toMatchObject({ status: 201 })
  })

  test.each([
    ['missing', ''],
    ['no KSUID', 'once'],
  ])('one that is %s is refused', async (_, given) => {
    const { rowan } = await createRowan()
    expect(await rowan.call('createGame', withKey(game, { 'Idempotency-Key': given }))).toMatchObject({ status: 400 })
  })
})

test('a key that says nobody’s name is known for a day at least, and no longer than to the end of one', async () => {
  const world = createWorld()
  const make = vi.fn(async () => HttpResponse.json({}, { status: 201 }))
  const send = (now: string) =>
    world.step((rows) => once(rows, { operation: 'addBoundary', key, asked: {}, now: Date.parse(now) }, make))
  await send('2026-11-22T12:00:00Z')
  await send('2026-11-23T23:59:59.999Z')
  expect(make).toHaveBeenCalledOnce()
  await send('2026-11-24T00:00:00Z')
  expect(make).toHaveBeenCalledTimes(2)
})

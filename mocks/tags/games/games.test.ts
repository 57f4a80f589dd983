import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createWorld } from '../../db/world.ts'
import { createGameOfAll } from '../test-game.ts'
import { createPersonIn, type Person } from '../test-member.ts'
import { addGame } from './add-game.ts'

const begin = new Date('2026-11-22T20:00:00.000Z')
beforeEach(() => {
  vi.useFakeTimers({ now: begin, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const newGame = { name: 'The Ember Crown', seats: 5, timeZone: 'Europe/Berlin' }

async function createHost(games = 0) {
  const world = createWorld()
  const host = await createPersonIn(world, 'Rowan')
  const made = await world.step((rows) =>
    Array.from({ length: games }, (_, at) => addGame(rows, world, { hostId: host.userId, name: `Game ${at + 1}` })),
  )
  return { world, host, ids: made.map(({ gameId }) => gameId) }
}

const names = async (person: Person, query: Record<string, unknown> = {}) =>
  Object((await person.call('listGames', { query })).body).items.map(({ name }: { name: string }) => name)

describe('making a game', () => {
  test('gives the whole thing, with where it is and its version', async () => {
    const { host } = await createHost()
    const { status, body, headers } = await host.call('createGame', { body: newGame })
    const { gameId } = Object(body)
    expect(status).toBe(201)
    expect(body).toEqual({
      ...newGame,
      ...{
        gameId,
        pitch: '',
        system: '',
        status: 'preparing',
        role: 'host',
        seatsTaken: 1,
        requestsWaiting: 0,
        hereNow: 0,
        rev: 1,
      },
      host: expect.objectContaining({ userId: host.userId }),
      ...{ createdAt: begin.toISOString(), updatedAt: begin.toISOString() },
    })
    expect(headers.get('ETag')).toBe('"1"')
    const found = await host.client.send(headers.get('Location') ?? '', { method: 'GET' })
    expect(found.body).toEqual(body)
  })

  test.each(['Atlantis/Capital', '+01', 'GMT+25'])('is refused in the time zone %s', async (timeZone) => {
    const { host } = await createHost()
    expect(await host.call('createGame', { body: { ...newGame, timeZone } })).toMatchObject({
      status: 400,
      body: { message: 'Choose a time zone of the list, like Europe/Berlin.' },
    })
  })

  test.each([
    ['europe/berlin', 'Europe/Berlin'],
    ['utc', 'UTC'],
    ['AMERICA/NEW_YORK', 'America/New_York'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['Asia/Calcutta', 'Asia/Calcutta'],
  ])('has the time zone %s as the database spells it: %s', async (sent, timeZone) => {
    const { host } = await createHost()
    const { body } = await host.call('createGame', { body: { ...newGame, timeZone: sent } })
    expect(body).toMatchObject({ timeZone })
    const asked = { params: { gameId: Object(body).gameId }, headers: { 'If-Match': '"1"' } }
    expect(await host.call('changeGame', { ...asked, body: { timeZone: sent } })).toMatchObject({
      body: { timeZone, rev: 1 },
    })
  })

  test('is refused to a host of fifty games, until they archive one; then restoring that is refused', async () => {
    const { host, ids } = await createHost(50)
    const many = { status: 409, body: { message: 'You host 50 games already. Archive one of them first.' } }
    const params = { gameId: ids[0] ?? '' }
    expect(await host.call('createGame', { body: newGame })).toMatchObject(many)
    await host.call('archiveGame', { params })
    expect(await host.call('createGame', { body: newGame })).toMatchObject({ status: 201 })
    expect(await host.call('restoreGame', { params })).toMatchObject(many)
  })
})

describe('my games', () => {
  test('are those that I sit in, the newest first, of the statuses that I ask for', async () => {
    const { world, host, ids } = await createHost(3)
    const ash = await createPersonIn(world, 'Ash')
    await world.step((rows) => addGame(rows, world, { hostId: ash.userId, name: 'Not mine' }))
    await host.call('archiveGame', { params: { gameId: ids[1] ?? '' } })
    expect(await names(host)).toEqual(['Game 3', 'Game 2', 'Game 1'])
    expect(await names(host, { status: ['archived'] })).toEqual(['Game 2'])
    expect(await names(host, { status: ['preparing', 'playing'] })).toEqual(['Game 3', 'Game 1'])
  })

  test('come in pages, which stay right while a game is made and another deleted', async () => {
    const { host, ids } = await createHost(5)
    const first = await host.call('listGames', { query: { limit: 2 } })
    await host.call('createGame', { body: newGame })
    await host.call('deleteGame', { params: { gameId: ids[3] ?? '' } })
    const { nextCursor: cursor } = Object(first.body)
    expect(await names(host, { limit: 2, cursor })).toEqual(['Game 3', 'Game 2'])
    expect(await host.call('listGames', { query: { cursor: 'made up' } })).toMatchObject({
      status: 400,
      body: { message: 'Something in this request is not as it has to be. Reload the page and try again.' },
    })
  })
})

describe('changing a game', () => {
  const change = (person: Person, gameId: string, body: object, rev = 1) =>
    person.call('changeGame', { params: { gameId }, headers: { 'If-Match': `"${rev}"` }, body })

  test('keeps what is left away, and makes a new version', async () => {
    const { gameId, persons } = await createGameOfAll()
    vi.setSystemTime(begin.getTime() + 1000)
    const { body, headers } = await change(persons.admin, gameId, { pitch: 'A crown that burns.' })
    expect(body).toMatchObject({ name: 'The Ember Crown', pitch: 'A crown that burns.', rev: 2, role: 'admin' })
    expect(Object(body).updatedAt).toBe('2026-11-22T20:00:01.000Z')
    expect(headers.get('ETag')).toBe('"2"')
    expect((await persons.player.call('getGame', { params: { gameId } })).body).toMatchObject({ rev: 2 })
  })

  test('with what it is already makes none', async () => {
    const { gameId, persons } = await createGameOfAll()
    expect((await change(persons.host, gameId, { name: 'The Ember Crown' })).headers.get('ETag')).toBe('"1"')
    expect((await change(persons.host, gameId, {})).headers.get('ETag')).toBe('"1"')
  })

  test('of two changes on top of one version the second is refused', async () => {
    const { gameId, persons } = await createGameOfAll()
    const answers = await Promise.all([
      change(persons.host, gameId, { name: 'Mine' }),
      change(persons.admin, gameId, { name: 'No, mine' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    expect(answers.map(({ body }) => Object(body).message)).toContain(
      'Somebody else has changed this meanwhile. Look at it and try again.',
    )
  })

  test('without a version is refused', async () => {
    const { gameId, persons } = await createGameOfAll()
    expect(await persons.host.call('changeGame', { params: { gameId }, body: { name: 'Mine' } })).toMatchObject({
      status: 428,
      body: { message: 'Say which version you are changing.' },
    })
  })

  test('leaves seats for all who sit there', async () => {
    const { gameId, persons } = await createGameOfAll()
    expect(await change(persons.host, gameId, { seats: 3 })).toMatchObject({
      status: 409,
      body: { message: 'More people sit at this table already. Remove somebody first, or keep their seats.' },
    })
    expect(await change(persons.host, gameId, { seats: 4 })).toMatchObject({ status: 200, body: { seatsTaken: 4 } })
  })

  test('waits until it is restored', async () => {
    const { gameId, persons } = await createGameOfAll()
    await persons.host.call('archiveGame', { params: { gameId } })
    expect(await change(persons.host, gameId, { name: 'Mine' }, 2)).toMatchObject({
      status: 409,
      body: { message: 'This game is archived. Restore it first.' },
    })
  })

  test.each([
    { timeZone: 'Atlantis' },
    { seats: 13 },
    { seats: 0 },
    { name: ' ' },
    { name: 'x'.repeat(81) },
    { host: 'me' },
  ])('to %j is refused', async (body) => {
    const { gameId, persons } = await createGameOfAll()
    expect(await change(persons.host, gameId, body)).toMatchObject({ status: 400 })
  })
})

test('a session that is under way ends as its game is archived: nobody is ready, or taken to the table', async () => {
  const { gameId, persons } = await createGameOfAll()
  const params = { gameId }
  for (const { call } of [persons.host, persons.player]) await call('setReady', { params, body: { ready: true } })
  await persons.host.call('startGame', { params })
  await persons.host.call('archiveGame', { params })
  await persons.host.call('restoreGame', { params })
  const { members, ...lobby } = Object((await persons.player.call('getLobby', { params })).body)
  expect(members.filter(({ ready }: { ready: boolean }) => ready)).toEqual([])
  expect(lobby).toEqual({})
})

test('a game is archived and restored; twice is once', async () => {
  const { gameId, persons } = await createGameOfAll()
  const params = { gameId }
  expect(await persons.host.call('archiveGame', { params })).toMatchObject({ body: { status: 'archived', rev: 2 } })
  expect(await persons.host.call('archiveGame', { params })).toMatchObject({ body: { status: 'archived', rev: 2 } })
  expect(await persons.player.call('getGame', { params })).toMatchObject({ body: { status: 'archived' } })
  expect(await persons.host.call('restoreGame', { params })).toMatchObject({ body: { status: 'preparing', rev: 3 } })
  expect(await persons.host.call('restoreGame', { params })).toMatchObject({ body: { status: 'preparing', rev: 3 } })
})

test('a deleted game is gone with all that belongs to it, for everybody', async () => {
  const { world, gameId, persons, link } = await createGameOfAll()
  await persons.host.call('declineRequest', { params: { gameId, userId: persons.waiting.userId } })
  const before = (await world.everything()).filter(({ row }) => Object(row).gameId === gameId)
  expect(new Set(before.map(({ table }) => table)).size).toBe(8)
  await persons.host.call('deleteGame', { params: { gameId } })
  expect((await world.everything()).filter(({ row }) => Object(row).gameId === gameId)).toEqual([])
  expect(await persons.player.call('getGame', { params: { gameId } })).toMatchObject({ status: 404 })
  expect(
    await persons.stranger.call('acceptInvitation', { params: { gameId }, body: { token: link.token } }),
  ).toMatchObject({
    status: 404,
  })
})

test('only host and admin are told how many wait', async () => {
  const { gameId, persons } = await createGameOfAll()
  for (const who of ['host', 'admin'] as const)
    expect((await persons[who].call('getGame', { params: { gameId } })).body).toMatchObject({ requestsWaiting: 2 })
  expect((await persons.player.call('getGame', { params: { gameId } })).body).not.toHaveProperty('requestsWaiting')
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addGame } from '../games/add-game.ts'
import { addLink } from './add-link.ts'
import { createTable } from './test-table.ts'

const begin = new Date('2026-11-22T20:00:00.000Z').getTime()
beforeEach(() => {
  vi.useFakeTimers({ now: begin, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a link that lets in at once', () => {
  test('tells what it leads to, uses nothing up by that, and gives the seat', async () => {
    const { persons, link, look, accept, usesOf, gameId } = await createTable()
    const { stranger, host } = persons
    for (let count = 1; count <= 3; count++)
      expect(await look(stranger, link)).toMatchObject({
        status: 200,
        body: {
          ...{ state: 'open', role: 'player', approval: 'automatic', gameName: 'The Ember Crown' },
          game: { seats: 12, seatsTaken: 4, timeZone: 'Europe/Berlin', host: { userId: host.userId } },
        },
      })
    expect(await usesOf(link)).toBe(0)
    expect(await accept(stranger, link)).toMatchObject({ status: 200, body: { state: 'member', role: 'player' } })
    expect(await usesOf(link)).toBe(1)
    expect((await stranger.call('getGame', { params: { gameId } })).body).toMatchObject({
      role: 'player',
      seatsTaken: 5,
    })
  })

  test('accepted twice, or by who sits there, takes one seat and counts one use', async () => {
    const { persons, link, accept, usesOf, gameId } = await createTable()
    await Promise.all([accept(persons.stranger, link), accept(persons.stranger, link)])
    expect(await accept(persons.host, link)).toMatchObject({ status: 200, body: { state: 'member', role: 'host' } })
    expect(await usesOf(link)).toBe(1)
    expect((await persons.host.call('getGame', { params: { gameId } })).body).toMatchObject({ seatsTaken: 5 })
  })

  test('lets in who left, and who waits by another link', async () => {
    const { persons, link, addOne, accept, look, gameId } = await createTable()
    const ask = await addOne({ approval: 'host' })
    await persons.player.call('leaveGame', { params: { gameId } })
    expect(await accept(persons.player, link)).toMatchObject({ body: { state: 'member' } })
    await accept(persons.stranger, ask)
    // They wait, whichever link they look at, until they take the request back.
    expect(await look(persons.stranger, link)).toMatchObject({ body: { state: 'waiting' } })
    await persons.stranger.call('withdrawRequest', { params: { gameId } })
    expect(await accept(persons.stranger, link)).toMatchObject({ body: { state: 'member' } })
  })
})

describe('a link that lets nobody in', () => {
  test.each([
    ['revoked', { isRevoked: true }, 'This link was revoked. Ask for a new one.'],
    ['expired', { lasts: 0 }, 'This link has expired. Ask for a new one.'],
    ['usedUp', { uses: 2, maxUses: 2 }, 'This link has been used up. Ask for a new one.'],
  ])('is %s: it tells the name and no more', async (state, kind, message) => {
    const { persons, addOne, accept, look } = await createTable()
    const link = await addOne(kind)
    expect(await look(persons.stranger, link)).toMatchObject({
      status: 200,
      body: { state, gameName: 'The Ember Crown' },
    })
    expect((await look(persons.stranger, link)).body).not.toHaveProperty('game')
    expect(await accept(persons.stranger, link)).toMatchObject({ status: 410, body: { message } })
    // Who sits there is told that they do.
    expect(await accept(persons.player, link)).toMatchObject({ status: 200, body: { state: 'member' } })
  })

  test('works to the last moment of its time', async () => {
    const { persons, addOne, look } = await createTable()
    const link = await addOne({ lasts: 1000 })
    vi.setSystemTime(begin + 999)
    expect(await look(persons.stranger, link)).toMatchObject({ body: { state: 'open' } })
    vi.setSystemTime(begin + 1000)
    expect(await look(persons.stranger, link)).toMatchObject({ body: { state: 'expired' } })
  })

  test('leads to a full table: a seat that gets free is to be had again', async () => {
    const { persons, link, accept, look, usesOf, fill, gameId } = await createTable()
    await fill()
    expect(await look(persons.stranger, link)).toMatchObject({
      body: { state: 'full', game: { seats: 4, seatsTaken: 4 } },
    })
    expect(await accept(persons.stranger, link)).toMatchObject({
      status: 409,
      body: { message: 'This table is full.' },
    })
    const params = { gameId, userId: persons.waiting.userId }
    expect(await persons.host.call('acceptRequest', { params })).toMatchObject({
      status: 409,
      body: { message: 'This table is full.' },
    })
    expect(await usesOf(link)).toBe(0)
    await persons.player.call('leaveGame', { params: { gameId } })
    expect(await accept(persons.stranger, link)).toMatchObject({ body: { state: 'member' } })
  })

  test('leads to an archived game', async () => {
    const { persons, link, accept, look, gameId } = await createTable()
    await persons.host.call('archiveGame', { params: { gameId } })
    for (const who of ['stranger', 'player', 'waiting'] as const) {
      expect(await look(persons[who], link)).toMatchObject({ body: { state: 'archived' } })
      expect(await accept(persons[who], link)).toMatchObject({
        status: 409,
        body: { message: 'This game is archived.' },
      })
    }
    const params = { gameId, userId: persons.waiting.userId }
    const message = 'This game is archived.'
    expect(await persons.host.call('acceptRequest', { params })).toMatchObject({ status: 409, body: { message } })
  })
})

test('who was removed comes by no link that was there before, and by any that is made later', async () => {
  const { persons, link, addOne, accept, look, gameId } = await createTable()
  const { host, removed } = persons
  expect(await look(removed, link)).toMatchObject({ body: { state: 'removed' } })
  expect((await look(removed, link)).body).not.toHaveProperty('game')
  expect(await accept(removed, link)).toMatchObject({
    status: 403,
    body: { message: 'You were removed from this game. Ask the host for a new link.' },
  })
  const later = await addOne({})
  expect(await accept(removed, later)).toMatchObject({ body: { state: 'member' } })
  await host.call('removeMember', { params: { gameId, userId: removed.userId } })
  expect(await accept(removed, later)).toMatchObject({ status: 403 })
})

describe('a broken link', () => {
  const broken = {
    status: 404,
    body: { message: 'This link does not lead to a game. Ask for it again, and copy the whole of it.' },
  }
  const nowhere = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'

  test('is one of another game, of none, or in other letters', async () => {
    const { world, persons, link, accept, look } = await createTable()
    const { stranger } = persons
    const other = await world.step((rows) => {
      const game = addGame(rows, world, { hostId: stranger.userId, name: 'Another' })
      return addLink(rows, world, { game })
    })
    const turned = {
      token: link.token.toUpperCase() === link.token ? link.token.toLowerCase() : link.token.toUpperCase(),
    }
    const begun = { token: link.token.slice(0, -1) }
    for (const [token, id] of [[other], [turned], [begun], [link, nowhere]] as const) {
      expect(await look(stranger, token, id)).toMatchObject(broken)
      expect(await accept(stranger, token, id)).toMatchObject(broken)
    }
  })

  test.each(['', 'short', 'x'.repeat(256), 'with a space in the middle'])('"%s" is no token', async (token) => {
    const { persons, accept, look } = await createTable()
    const message = 'This link is not complete. Ask for it again, and copy the whole of it.'
    for (const answer of [await look(persons.stranger, { token }), await accept(persons.stranger, { token })])
      expect(answer).toMatchObject({ status: 400, body: { message } })
  })
})

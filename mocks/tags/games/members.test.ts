import { describe, expect, test } from 'vitest'
import { createTable } from '../invitations/test-table.ts'
import { createGameOfAll } from '../test-game.ts'
import type { Person } from '../test-member.ts'

const members = async (person: Person, gameId: string, query: Record<string, unknown> = {}) => {
  const { items, nextCursor } = Object((await person.call('listMembers', { params: { gameId }, query })).body)
  return { ids: items.map(({ userId }: { userId: string }) => userId), cursor: nextCursor }
}
const version = { 'If-Match': '"1"' }

describe('the members', () => {
  test('are the host, then the others in the order in which they came', async () => {
    const { gameId, persons } = await createGameOfAll()
    const { host, admin, otherAdmin, player } = persons
    const order = [host, admin, otherAdmin, player].map(({ userId }) => userId)
    expect((await members(player, gameId)).ids).toEqual(order)
    await host.call('handOverGame', { params: { gameId }, body: { userId: player.userId } })
    expect((await members(player, gameId)).ids).toEqual([player, host, admin, otherAdmin].map(({ userId }) => userId))
  })

  test('come in pages that stay right while the game is handed over', async () => {
    const { gameId, persons } = await createGameOfAll()
    const { host, admin, otherAdmin, player } = persons
    const first = await members(host, gameId, { limit: 2 })
    expect(first.ids).toEqual([host.userId, admin.userId])
    await host.call('handOverGame', { params: { gameId }, body: { userId: player.userId } })
    const { ids } = await members(host, gameId, { limit: 2, cursor: first.cursor })
    expect(ids).toEqual([otherAdmin.userId, player.userId])
  })

  test('are seen by the name that they have now', async () => {
    const { gameId, persons } = await createGameOfAll()
    await persons.player.call('changeProfile', { headers: version, body: { displayName: 'Wren', sigil: 'owl' } })
    const { body } = await persons.host.call('getMember', { params: { gameId, userId: persons.player.userId } })
    expect(body).toMatchObject({ displayName: 'Wren', sigil: 'owl', role: 'player', rev: 1 })
  })
})

describe('a role', () => {
  const change = (person: Person, gameId: string, { userId }: Person, role: string, rev = 1) =>
    person.call('changeMember', { params: { gameId, userId }, headers: { 'If-Match': `"${rev}"` }, body: { role } })

  test('is given and taken, each time as a new version', async () => {
    const { gameId, persons } = await createGameOfAll()
    const { host, player } = persons
    expect(await change(host, gameId, player, 'admin')).toMatchObject({ status: 200, body: { role: 'admin', rev: 2 } })
    expect(await change(host, gameId, player, 'admin', 2)).toMatchObject({ status: 200, body: { rev: 2 } })
    expect(await change(host, gameId, player, 'player')).toMatchObject({ status: 412 })
    expect(await change(host, gameId, player, 'player', 2)).toMatchObject({
      status: 200,
      body: { role: 'player', rev: 3 },
    })
  })

  test('that was taken does not come back by a link made before', async () => {
    const { addOne, accept, look, gameId, persons } = await createTable()
    const { host, admin, stranger } = persons
    const old = await addOne({ role: 'admin' })
    const asking = await addOne({ role: 'admin', approval: 'host' })
    await change(host, gameId, admin, 'player')
    for (const link of [old, asking]) {
      await admin.call('leaveGame', { params: { gameId } })
      const state = link === old ? 'member' : 'waiting'
      expect(await look(admin, link)).toMatchObject({ body: { state: 'open', role: 'player' } })
      expect(await accept(admin, link)).toMatchObject({ body: { state, role: 'player' } })
    }
    await host.call('acceptRequest', { params: { gameId, userId: admin.userId } })
    expect((await admin.call('getGame', { params: { gameId } })).body).toMatchObject({ role: 'player' })
    expect(await accept(stranger, old)).toMatchObject({ body: { role: 'admin' } })
    await admin.call('leaveGame', { params: { gameId } })
    expect(await accept(admin, await addOne({ role: 'admin' }))).toMatchObject({ body: { role: 'admin' } })
  })

  test('of the host changes by handing over only, and nobody becomes host another way', async () => {
    const { gameId, persons } = await createGameOfAll()
    const { host, player, stranger } = persons
    expect(await change(host, gameId, host, 'player')).toMatchObject({
      status: 409,
      body: { message: 'The host stays the host until they hand the game over.' },
    })
    expect(await change(host, gameId, player, 'host')).toMatchObject({ status: 400 })
    expect(await change(host, gameId, stranger, 'admin')).toMatchObject({ status: 404 })
  })
})

describe('handing over', () => {
  const handOver = (person: Person, gameId: string, userId: string) =>
    person.call('handOverGame', { params: { gameId }, body: { userId } })

  test('makes the member the host, and the host an admin, who may leave then', async () => {
    const { gameId, persons } = await createGameOfAll()
    const { host, player } = persons
    expect(await host.call('leaveGame', { params: { gameId } })).toMatchObject({
      status: 409,
      body: { message: 'Hand the game over to somebody else before you leave it.' },
    })
    expect(await handOver(host, gameId, player.userId)).toMatchObject({
      status: 200,
      body: { host: { userId: player.userId }, role: 'admin', rev: 2 },
    })
    expect((await player.call('getGame', { params: { gameId } })).body).toMatchObject({ role: 'host' })
    const { body } = await player.call('listMembers', { params: { gameId }, query: { limit: 2 } })
    expect(body).toMatchObject({
      items: [
        { role: 'host', rev: 2 },
        { role: 'admin', rev: 2 },
      ],
    })
    expect(await handOver(host, gameId, host.userId)).toMatchObject({ status: 403 })
    expect(await host.call('leaveGame', { params: { gameId } })).toMatchObject({ status: 204 })
    expect(await host.call('getGame', { params: { gameId } })).toMatchObject({ status: 404 })
  })

  test('is refused to somebody who does not sit there, to oneself, and to a host of fifty games', async () => {
    const { gameId, persons } = await createGameOfAll()
    const { host, player, stranger } = persons
    expect(await handOver(host, gameId, stranger.userId)).toMatchObject({ status: 404 })
    expect(await handOver(host, gameId, host.userId)).toMatchObject({ status: 400 })
    const body = { name: 'Embers', seats: 3, timeZone: 'UTC' }
    for (let count = 1; count <= 50; count++) await player.call('createGame', { body })
    expect(await handOver(host, gameId, player.userId)).toMatchObject({
      status: 409,
      body: { message: 'This person hosts 50 games already.' },
    })
  })
})

test('an admin leaves by leaving: they do not remove themselves, nor another admin', async () => {
  const { gameId, persons } = await createGameOfAll()
  const { admin } = persons
  expect(await admin.call('removeMember', { params: { gameId, userId: admin.userId } })).toMatchObject({ status: 403 })
  expect(await admin.call('leaveGame', { params: { gameId } })).toMatchObject({ status: 204 })
})

test('a seat that is free can be taken, one that is taken cannot be freed twice', async () => {
  const { gameId, persons } = await createGameOfAll()
  const params = { gameId, userId: persons.player.userId }
  expect(await persons.admin.call('removeMember', { params })).toMatchObject({ status: 204 })
  expect(await persons.admin.call('removeMember', { params })).toMatchObject({
    status: 404,
    body: { message: 'This person does not sit at the table any more.' },
  })
  expect(await persons.player.call('getGame', { params })).toMatchObject({ status: 404 })
  expect((await persons.host.call('getGame', { params })).body).toMatchObject({ seatsTaken: 3 })
})

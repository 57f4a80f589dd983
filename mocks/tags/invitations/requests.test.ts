import { describe, expect, test } from 'vitest'
import { createTable } from './test-table.ts'

describe('a link on which the host decides', () => {
  test('makes a request that counts one use, is seen, accepted, and gone', async () => {
    const { persons, addOne, accept, look, usesOf, gameId } = await createTable()
    const { host, admin, stranger } = persons
    const link = await addOne({ approval: 'host', label: 'for the Tuesday group' })
    expect(await accept(stranger, link)).toMatchObject({ status: 200, body: { state: 'waiting', role: 'player' } })
    expect(await accept(stranger, link)).toMatchObject({ status: 200, body: { state: 'waiting', role: 'player' } })
    expect(await usesOf(link)).toBe(1)
    expect(await look(stranger, link)).toMatchObject({ body: { state: 'waiting', game: { seatsTaken: 4 } } })
    expect(await stranger.call('getGame', { params: { gameId } })).toMatchObject({ status: 404 })

    const { items } = Object((await admin.call('listRequests', { params: { gameId } })).body)
    const waiting = items.map(({ person }: { person: { userId: string } }) => person.userId)
    expect(waiting).toEqual([persons.waiting.userId, persons.waitingAdmin.userId, stranger.userId])
    expect(items.at(-1)).toMatchObject({ role: 'player', label: 'for the Tuesday group' })

    const params = { gameId, userId: stranger.userId }
    expect(await admin.call('acceptRequest', { params })).toMatchObject({ status: 204 })
    expect(await usesOf(link)).toBe(1)
    expect(await look(stranger, link)).toMatchObject({ body: { state: 'member' } })
    expect(await host.call('acceptRequest', { params })).toMatchObject({
      status: 404,
      body: { message: 'This request has been decided on already, or was taken back.' },
    })
  })

  test('asks no more once the host has declined; another link does', async () => {
    const { persons, addOne, accept, look, gameId } = await createTable()
    const { host, stranger } = persons
    const link = await addOne({ approval: 'host' })
    await accept(stranger, link)
    expect(await host.call('declineRequest', { params: { gameId, userId: stranger.userId } })).toMatchObject({
      status: 204,
    })
    expect(await look(stranger, link)).toMatchObject({ status: 200, body: { state: 'declined' } })
    expect((await look(stranger, link)).body).not.toHaveProperty('game')
    expect(await accept(stranger, link)).toMatchObject({
      status: 403,
      body: { message: 'The host has declined your request.' },
    })
    expect(await accept(stranger, await addOne({ approval: 'host' }))).toMatchObject({ body: { state: 'waiting' } })
  })

  test('asks again once the request was taken back, for another use', async () => {
    const { persons, addOne, accept, look, usesOf, gameId } = await createTable()
    const link = await addOne({ approval: 'host' })
    await accept(persons.stranger, link)
    expect(await persons.stranger.call('withdrawRequest', { params: { gameId } })).toMatchObject({ status: 204 })
    expect(await look(persons.stranger, link)).toMatchObject({ body: { state: 'open' } })
    expect(await usesOf(link)).toBe(1)
    await accept(persons.stranger, link)
    expect(await usesOf(link)).toBe(2)
  })

  test('stays to be decided on when the link is revoked, and gives the role that it offered', async () => {
    const { persons, addOne, accept, look, gameId } = await createTable()
    const { host, stranger } = persons
    const link = await addOne({ approval: 'host', role: 'admin' })
    await accept(stranger, link)
    await host.call('revokeInvitation', { params: { gameId, invitationId: link.invitationId } })
    expect(await look(stranger, link)).toMatchObject({ body: { state: 'waiting', role: 'admin' } })
    await host.call('acceptRequest', { params: { gameId, userId: stranger.userId } })
    expect((await stranger.call('getGame', { params: { gameId } })).body).toMatchObject({ role: 'admin' })
  })
})

test('of two decisions on the last seat one succeeds', async () => {
  const { persons, gameId } = await createTable()
  await persons.host.call('changeGame', { params: { gameId }, headers: { 'If-Match': '"1"' }, body: { seats: 5 } })
  const answers = await Promise.all(
    [persons.waiting, persons.waitingAdmin].map(({ userId }) =>
      persons.host.call('acceptRequest', { params: { gameId, userId } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
})

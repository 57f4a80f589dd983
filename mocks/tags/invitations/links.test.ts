import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createGameOfAll } from '../test-game.ts'
import type { Person } from '../test-member.ts'
import { addLink } from './add-link.ts'

const begin = new Date('2026-11-22T20:00:00.000Z').getTime()
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
beforeEach(() => {
  vi.useFakeTimers({ now: begin, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const newLink = { role: 'player', approval: 'host', maxUses: 5, expiresAt: '2026-11-29T21:00:00+01:00' }

describe('making a link', () => {
  test('gives the whole thing, with a token of its own', async () => {
    const { gameId, persons } = await createGameOfAll()
    const { body, headers } = await persons.admin.call('createInvitation', {
      params: { gameId },
      body: { ...newLink, label: 'for the Tuesday group' },
    })
    const { invitationId, token } = Object(body)
    expect(body).toEqual({
      ...newLink,
      ...{ invitationId, token, label: 'for the Tuesday group', uses: 0, rev: 1 },
      ...{ createdAt: '2026-11-22T20:00:00.000Z', expiresAt: '2026-11-29T20:00:00.000Z' },
      createdBy: expect.objectContaining({ userId: persons.admin.userId }),
    })
    expect(headers.get('ETag')).toBe('"1"')
    const found = await persons.host.client.send(headers.get('Location') ?? '', { method: 'GET' })
    expect(found.body).toEqual(body)
    const other = await persons.host.call('createInvitation', { params: { gameId }, body: newLink })
    expect(Object(other.body).token).not.toBe(token)
  })

  test.each([
    ['less than an hour', hour - 2 * minute, 400],
    ['an hour, by a clock that is a little behind', hour - minute / 2, 201],
    ['an hour', hour, 201],
    ['thirty days', 30 * day, 201],
    ['more than thirty days', 30 * day + 2 * minute, 400],
    ['no time at all', -day, 400],
  ])('for %s', async (_, lasts, status) => {
    const { gameId, persons } = await createGameOfAll()
    const body = { ...newLink, expiresAt: new Date(begin + lasts).toISOString() }
    const answer = await persons.host.call('createInvitation', { params: { gameId }, body })
    expect(answer.status).toBe(status)
    if (status === 400)
      expect(answer.body).toEqual({
        message: 'Choose 1 to 50 uses, and a time between one hour and thirty days from now.',
      })
  })

  test.each([
    { maxUses: 0 },
    { maxUses: 51 },
    { maxUses: 1.5 },
    { role: 'host' },
    { approval: 'nobody' },
    { expiresAt: 'soon' },
    { label: 'x'.repeat(41) },
    { label: '\u115f' },
    { label: 'Tues\u061cday' },
  ])('with %j is refused', async (part) => {
    const { gameId, persons } = await createGameOfAll()
    const body = { ...newLink, ...part }
    expect(await persons.host.call('createInvitation', { params: { gameId }, body })).toMatchObject({ status: 400 })
  })

  test('is refused while a hundred others work, and in a game that is archived', async () => {
    const { world, gameId, persons } = await createGameOfAll()
    const game = { gameId, hostId: persons.host.userId }
    const make = () => persons.host.call('createInvitation', { params: { gameId }, body: newLink })
    await world.step(async (rows) => {
      // Two are there already.
      for (let count = 3; count <= 100; count++) await addLink(rows, world, { game })
      for (let count = 1; count <= 5; count++) await addLink(rows, world, { game, isRevoked: true })
    })
    expect(await make()).toMatchObject({
      status: 409,
      body: { message: 'This game has 100 links that work. Revoke one of them first.' },
    })
    const { items } = Object(
      (await persons.host.call('listInvitations', { params: { gameId }, query: { limit: 10 } })).body,
    )
    const { invitationId } = items[9]
    await persons.host.call('revokeInvitation', { params: { gameId, invitationId } })
    expect(await make()).toMatchObject({ status: 201 })
    await persons.host.call('archiveGame', { params: { gameId } })
    expect(await make()).toMatchObject({ status: 409, body: { message: 'This game is archived. Restore it first.' } })
  })

  test('for admins is the host’s alone', async () => {
    const { gameId, persons } = await createGameOfAll()
    const body = { ...newLink, role: 'admin' }
    expect(await persons.admin.call('createInvitation', { params: { gameId }, body })).toMatchObject({
      status: 403,
      body: { message: 'Only the host invites admins.' },
    })
    expect(await persons.player.call('createInvitation', { params: { gameId }, body })).toMatchObject({
      status: 403,
      body: { message: 'Host and admins invite. Ask one of them.' },
    })
  })
})

test('links are listed the newest first, in pages', async () => {
  const { world, gameId, persons } = await createGameOfAll()
  const game = { gameId, hostId: persons.host.userId }
  const label = async (query: Record<string, unknown>) => {
    const { items, nextCursor } = Object(
      (await persons.host.call('listInvitations', { params: { gameId }, query })).body,
    )
    return { labels: items.map(({ label }: { label: string }) => label), nextCursor }
  }
  await world.step(async (rows) => {
    for (const label of ['one', 'two', 'three']) await addLink(rows, world, { game, label })
  })
  const { labels, nextCursor: cursor } = await label({ limit: 2 })
  expect(labels).toEqual(['three', 'two'])
  expect((await label({ limit: 3, cursor })).labels).toEqual(['one', '', ''])
})

test('an admin is told of links for players only', async () => {
  const { gameId, persons, link, adminLink } = await createGameOfAll()
  const listed = async ({ call }: Person) => {
    const { items } = Object((await call('listInvitations', { params: { gameId } })).body)
    return items.map(({ invitationId }: { invitationId: string }) => invitationId)
  }
  expect(await listed(persons.admin)).toEqual([link.invitationId])
  expect(await listed(persons.host)).toEqual([adminLink.invitationId, link.invitationId])
})

test('a link is revoked once, at the time of the first, and only within its game', async () => {
  const { gameId, persons, link } = await createGameOfAll()
  const params = { gameId, invitationId: link.invitationId }
  const first = await persons.admin.call('revokeInvitation', { params })
  expect(first).toMatchObject({ status: 200, body: { revokedAt: '2026-11-22T20:00:00.000Z', rev: 2 } })
  expect(first.headers.get('ETag')).toBe('"2"')
  vi.setSystemTime(begin + hour / 2)
  expect((await persons.host.call('revokeInvitation', { params })).body).toEqual(first.body)

  const { body } = await persons.host.call('createGame', { body: { name: 'Another', seats: 2, timeZone: 'UTC' } })
  const elsewhere = { gameId: Object(body).gameId, invitationId: link.invitationId }
  for (const id of ['getInvitation', 'revokeInvitation'] as const)
    expect(await persons.host.call(id, { params: elsewhere })).toMatchObject({
      status: 404,
      body: { message: 'This link does not exist.' },
    })
})

import { expect, test } from 'vitest'
import { createTable } from './test-table.ts'

test('a host makes a game and a link, another person comes by it', async () => {
  const { host, stranger } = await createTable()
  const made = await host.call('createGame', { body: { name: 'The Ember Crown', seats: 2, timeZone: 'Europe/Berlin' } })
  expect(made).toMatchObject({ status: 201, body: { seatsTaken: 1, role: 'host', requestsWaiting: 0 } })
  const gameId = String(Object(made.body).gameId)
  expect(made.headers.get('Location')).toBe(`/api/v1/games/${gameId}`)
  const link = await host.call('createInvitation', {
    params: { gameId },
    body: {
      role: 'player',
      approval: 'automatic',
      maxUses: 1,
      expiresAt: new Date(Date.now() + 7200_000).toISOString(),
    },
  })
  expect(link.status).toBe(201)
  const token = String(Object(link.body).token)
  const preview = await stranger.call('previewInvitation', {
    params: { gameId },
    headers: { 'Invitation-Token': token },
  })
  expect(preview).toMatchObject({ status: 200, body: { state: 'open', game: { seatsTaken: 1 } } })
  expect(await stranger.call('getGame', { params: { gameId } })).toMatchObject({ status: 404 })
  expect(await stranger.call('acceptInvitation', { params: { gameId }, body: { token } })).toMatchObject({
    status: 200,
    body: { state: 'member', role: 'player' },
  })
  expect(await stranger.call('getGame', { params: { gameId } })).toMatchObject({
    status: 200,
    body: { role: 'player' },
  })
  expect(await host.call('listMembers', { params: { gameId } })).toMatchObject({
    body: { items: [{ role: 'host' }, { role: 'player' }] },
  })
})

import { basePath, operations } from '../../../src/contract/operations.gen.ts'
import { expect, signIn, test } from './support/fixtures.ts'

// Tests that a front passes on the methods and headers of the contract.

test("methods and headers of a game's calls pass, both ways", async ({ page, deployment }) => {
  await signIn(page, deployment, 'caller@example.com')
  const call = async (method: string, path: string, headers = {}, data?: object) => {
    const answer = await page.request.fetch(basePath + path, { method, headers, data, maxRedirects: 0 })
    const body = await answer.text()
    return { status: answer.status(), headers: answer.headers(), body: body && JSON.parse(body) }
  }
  const key = { 'Idempotency-Key': '2VJ0gxZqCq3o9mFZSWkMGvI9vXx' }
  const draft = { name: 'The Ember Crown', seats: 4, timeZone: 'Europe/Berlin' }
  const created = await call('POST', operations.createGame.path, key, draft)
  expect(created).toMatchObject({ status: 201, headers: { etag: '"1"' } })
  const game = operations.getGame.path.replace('{gameId}', created.body.gameId)
  expect(created.headers.location).toMatch(new RegExp(`${game}$`))
  expect((await call('POST', operations.createGame.path, key, draft)).body.gameId).toBe(created.body.gameId)

  const change = { name: 'The Winter Crown' }
  expect((await call('PATCH', game, {}, change)).status).toBe(428)
  const changed = await call('PATCH', game, { 'If-Match': '"1"' }, change)
  expect(changed).toMatchObject({ status: 200, headers: { etag: '"2"' }, body: change })
  const stale = await call('PATCH', game, { 'If-Match': '"1"' }, change)
  expect(stale).toMatchObject({ status: 412, body: { message: expect.any(String) } })

  const link = { role: 'player', approval: 'host', maxUses: 1, expiresAt: new Date(Date.now() + 86_400_000) }
  const invitations = operations.createInvitation.path.replace('{gameId}', created.body.gameId)
  const { body: invitation } = await call('POST', invitations, key, link)
  const join = operations.previewInvitation.path.replace('{gameId}', created.body.gameId)
  const preview = await call('GET', join, { 'Invitation-Token': invitation.token })
  expect(preview).toMatchObject({ status: 200, body: { state: 'member' } })
  expect((await call('GET', join, { 'Invitation-Token': 'x'.repeat(43) })).status).toBe(404)

  expect(await call('DELETE', game)).toMatchObject({ status: 204, body: '' })
  expect((await call('GET', game)).status).toBe(404)
})

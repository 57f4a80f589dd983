import { describe, expect, test, vi } from 'vitest'
import { basePath, operations } from '../../src/contract/operations.gen.ts'
import { createWorld } from '../db/world.ts'
import { createPerson } from '../tags/auth/test-person.ts'
import { apiOf } from '../tags/handlers.ts'
import { handle } from './handle.ts'
import { createClient } from './test-client.ts'

const path = basePath + operations.startVerification.path
const json = { 'Content-Type': 'application/json' }

describe('a request that the contract does not allow is refused before the handler runs', () => {
  test.each<[string, RequestInit]>([
    ['no body', {}],
    ['an empty body', { body: '', headers: json }],
    ['a body that is no JSON', { body: '{"email":', headers: json }],
    ['no content type', { body: new Blob(['{"email":"rowan@example.com"}']) }],
    [
      'another content type',
      { body: 'email=rowan@example.com', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
    ],
    ['no object', { body: '[]', headers: json }],
    ['no contact', { body: '{}', headers: json }],
    ['an unknown field', { body: '{"email":"rowan@example.com","name":"Rowan"}', headers: json }],
    ['both contacts', { body: '{"email":"rowan@example.com","phone":"+12025550123"}', headers: json }],
    ['a phone that is not normalised', { body: '{"phone":"2025550123"}', headers: json }],
    ['a body of more than 64 KB', { body: JSON.stringify({ email: 'r'.repeat(65_536) }), headers: json }],
  ])('%s', async (_, init) => {
    const resolve = vi.fn()
    const answer = handle('startVerification', resolve)(createWorld())
    const client = createClient((request) => answer({ request, params: {} }))
    const { status, body } = await client.send(path, { method: 'POST', ...init })
    expect({ status, body }).toEqual({ status: 400, body: { message: expect.stringMatching(/\w.*\./) } })
    expect(resolve).not.toHaveBeenCalled()
  })
})

test.each([`${basePath}/auth/nowhere`, `${basePath}/`, basePath])(
  '%s is unknown: 404 with a message',
  async (unknown) => {
    const { status, body } = await createClient(apiOf(createWorld())).send(unknown, { method: 'GET' })
    expect({ status, body }).toEqual({ status: 404, body: { message: `The API has no GET ${unknown}.` } })
  },
)

test.each(['DELETE', 'HEAD', 'GET'])('a known path refuses %s where it has POST', async (method) => {
  const { status, headers } = await createClient(apiOf(createWorld())).send(path, { method })
  expect([status, headers.get('Allow')]).toEqual([405, 'POST'])
})

test('HEAD gets what GET would, without the body', async () => {
  const { client, signIn } = createPerson()
  const who = basePath + operations.getUserInfo.path
  expect(await client.send(who, { method: 'HEAD' })).toMatchObject({ status: 401, body: undefined })
  await signIn()
  const answer = await client.send(who, { method: 'HEAD' })
  expect(answer).toMatchObject({ status: 200, body: undefined })
  expect(answer.headers.get('Content-Type')).toBe('application/json')
  expect(answer.headers.getSetCookie()).toHaveLength(1)
})

import { describe, expect, test, vi } from 'vitest'
import { basePath, operations } from '../../src/contract/operations.gen.ts'
import { createWorld } from '../db/world.ts'
import { createPerson } from '../tags/auth/test-person.ts'
import { apiOf } from '../tags/handlers.ts'
import { routeOf } from './api.ts'
import { exampleMessage } from './example-message.ts'
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

test('the content type may name a charset, in any case', async () => {
  const client = createClient(apiOf(createWorld()))
  const headers = { 'Content-Type': 'Application/JSON; charset=UTF-8' }
  const { status } = await client.send(path, { method: 'POST', body: '{"email":"rowan@example.com"}', headers })
  expect(status).toBe(200)
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

test('what GET does HEAD does too, and a refusal says so', async () => {
  const who = basePath + operations.getUserInfo.path
  const { status, headers } = await createClient(apiOf(createWorld())).send(who, { method: 'POST' })
  expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
})

test('an address outside of the API is left to others', () => {
  expect(routeOf({ method: 'GET', url: 'http://localhost/elsewhere' })).toBeUndefined()
  expect(routeOf({ method: 'GET', url: `http://localhost${basePath}/nowhere` })).toEqual({ params: {}, methods: [] })
})

test('an answer for which the contract has no example has a sentence all the same', () => {
  expect(exampleMessage('getUserInfo', 418)).toBe('The server answered with status 418.')
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

test.each([`/foo${path}`, `${path}/`, `${path}//`, `${basePath}/${operations.getUserInfo.path}`])(
  'what only looks like a path of the API is none: %s',
  async (address) => {
    const { status } = await createClient(apiOf(createWorld())).send(address, { method: 'POST' })
    expect(status).toBe(404)
  },
)

test('another base path can be given', async () => {
  const client = createClient(apiOf(createWorld(), { basePath: '/game-api' }))
  expect((await client.send(`/game-api${operations.getUserInfo.path}`, { method: 'GET' })).status).toBe(401)
  expect((await client.call('getUserInfo')).status).toBe(404)
})

test('what the contract does not declare is a type error', () => {
  const message = 'No.'
  handle('getUserInfo', ({ answer }) => answer(401, { message }))
  handle('logout', ({ answer }) => answer(204))
  handle('startVerification', ({ answer }) => answer(429, { message }, { 'Retry-After': '30' }))
  handle('startVerification', ({ answer, body }) => answer(400, { message: 'phone' in body ? body.phone : body.email }))

  // @ts-expect-error There is no such operation.
  handle('deleteUser', ({ answer }) => answer(200, {}))
  // @ts-expect-error getUserInfo declares no 410.
  handle('getUserInfo', ({ answer }) => answer(410, { message }))
  // @ts-expect-error A user needs a session.
  handle('getUserInfo', ({ answer }) => answer(200, { userId: 'rowan' }))
  // @ts-expect-error `exp` is a number.
  handle('getUserInfo', ({ answer }) => answer(200, { userId: 'rowan', session: { exp: '1' } }))
  // @ts-expect-error An error has a message.
  handle('getUserInfo', ({ answer }) => answer(401, {}))
  // @ts-expect-error 429 demands Retry-After.
  handle('startVerification', ({ answer }) => answer(429, { message }))
  // @ts-expect-error 204 has no body.
  handle('logout', ({ answer }) => answer(204, {}))
  // @ts-expect-error A request has no such field.
  handle('startVerification', ({ answer, body }) => answer(400, { message: body.name }))
  // @ts-expect-error Only `answer` makes an answer.
  handle('logout', () => new Response(null, { status: 418 }))
  handle('getUserInfo', ({ answer }) => {
    // @ts-expect-error The answer of one operation is not the answer of another.
    handle('startVerification', () => answer(401, { message }))
    return answer(401, { message })
  })
})

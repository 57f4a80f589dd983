import { HttpResponse } from 'msw/http'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { basePath, operations, sessionCookie } from '../../src/contract/operations.gen.ts'
import { openSession } from '../db/people.ts'
import { createWorld } from '../db/world.ts'
import { apiOf } from '../tags/handlers.ts'
import { createPersonIn } from '../tags/test-game.ts'
import { etag, isVersion } from './answers.ts'
import { checkCall, type Demands } from './check-call.ts'
import { withIdempotency } from './idempotency.ts'
import { createClient } from './test-client.ts'

const path = basePath + operations.startVerification.path
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
  const { client } = await createPersonIn(createWorld(), 'Rowan')
  const who = basePath + operations.getUserInfo.path
  const answer = await client.send(who, { method: 'HEAD' })
  expect(answer).toMatchObject({ status: 200, body: undefined })
  expect(answer.headers.get('Content-Type')).toBe('application/json')
  expect(answer.headers.getSetCookie()).toHaveLength(1)
})

const open: Demands = { session: false, error: (status) => ({ message: `Refused with ${status}.` }) }

const query = { schema: z.strictObject({ loud: z.boolean() }), kinds: { loud: 'boolean' } }

/** Checks a call to an operation, with or without a session. */
async function check(demands: Demands, { params = {}, search = '', init = {} as RequestInit, signedIn = false } = {}) {
  const world = createWorld()
  const session = signedIn ? await world.step((rows) => openSession(rows, 'rowan', world)) : undefined
  const cookies = { get: (name: string) => (name === sessionCookie ? session?.token : undefined) }
  const request = new Request(`http://localhost/anywhere${search}`, init)
  const checked = await world.look((rows) => checkCall({ request, params }, demands, { cookies, rows }))
  if ('given' in checked) return checked.given
  return [checked.refused.status, await checked.refused.json()]
}

describe('the session', () => {
  test('is checked first: a stranger learns nothing about other faults', async () => {
    const demands = { ...open, session: true, parameters: { query } }
    expect(await check(demands, { search: '?loud=perhaps' })).toEqual([401, { message: 'Refused with 401.' }])
  })
})

test('a body of JSON may have 64 KB', async () => {
  const demands = { ...open, body: z.string() }
  const post = (bytes: number) => {
    const body = JSON.stringify('x'.repeat(bytes - 2))
    return { init: { method: 'POST', body, headers: { 'Content-Type': 'application/json' } } }
  }
  expect(await check(demands, post(64 * 1024))).toMatchObject({ body: expect.stringMatching(/^x+$/) })
  expect(await check(demands, post(64 * 1024 + 1))).toEqual([400, { message: 'The body is too long.' }])
})

test('an ETag is the version in quotation marks', () => {
  expect(etag({ rev: 12 })).toEqual({ ETag: '"12"' })
})

test.each([
  ['"4"', true],
  ['"3", "4"', true],
  ['*', true],
  [' * ', true],
  ['"3"', false],
  ['"44"', false],
  ['4', false],
  ['W/"4"', true],
  ['W/"3"', false],
])('If-Match: %s names version 4: %s', (ifMatch, does) => {
  expect(isVersion(ifMatch, { rev: 4 })).toBe(does)
})

const key = '2VJ0mD8fWt1bSnG2zLv5AxP9eU3'

test('an anonymous key is stored for at least a day, and until the end of a day', async () => {
  let now = ''
  const world = createWorld({ now: () => Date.parse(now) })
  const make = vi.fn(() => HttpResponse.json({}, { status: 201 }))
  const send = (at: string) => {
    now = at
    return world.step((rows) => withIdempotency(rows, { userId: '', operation: 'addBoundary', key, asked: {} }, make))
  }
  await send('2026-11-22T12:00:00Z')
  await send('2026-11-23T23:59:59.999Z')
  expect(make).toHaveBeenCalledOnce()
  await send('2026-11-24T00:00:00Z')
  expect(make).toHaveBeenCalledTimes(2)
})

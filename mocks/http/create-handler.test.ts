import { HttpResponse } from 'msw/http'
import { expect, test, vi } from 'vitest'
import { basePath, operations } from '../../src/contract/operations.gen.ts'
import { createClient } from '../../tests/support/mock-client.ts'
import { createPersonIn } from '../../tests/support/mock-game.ts'
import { createWorld } from '../db/world.ts'
import { apiOf } from '../tags/handlers.ts'
import { isVersion } from './build-answer.ts'
import { withIdempotency } from './idempotency.ts'

test.each([`${basePath}/auth/nowhere`, `${basePath}/`, basePath])(
  '%s is unknown: 404 with a message',
  async (unknown) => {
    const { status, body } = await createClient(apiOf(createWorld())).send(unknown, { method: 'GET' })
    expect({ status, body }).toEqual({ status: 404, body: { message: `The API has no GET ${unknown}.` } })
  },
)

test('HEAD gets what GET would, without the body', async () => {
  const { client } = await createPersonIn(createWorld(), 'Rowan')
  const who = basePath + operations.getUserInfo.path
  const answer = await client.send(who, { method: 'HEAD' })
  expect(answer).toMatchObject({ status: 200, body: undefined })
  expect(answer.headers.get('Content-Type')).toBe('application/json')
  expect(answer.headers.getSetCookie()).toHaveLength(1)
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
    return world.step((rows) =>
      withIdempotency(rows, { userId: '', operation: 'addBoundary', key, asked: [{}, {}] }, make),
    )
  }
  await send('2026-11-22T12:00:00Z')
  await send('2026-11-23T23:59:59.999Z')
  expect(make).toHaveBeenCalledOnce()
  await send('2026-11-24T00:00:00Z')
  expect(make).toHaveBeenCalledTimes(2)
})

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { parameterSchemas } from '../../src/contract/request-schemas.gen.ts'
import { createWorld } from '../db/world.ts'

// The auth operations have no parameters, so one of them gets those of another and a query with one of each kind.
const query = {
  schema: z.strictObject({
    limit: z._default(z.int().check(z.gte(1)), 20),
    status: z.optional(z.array(z.string())),
    archived: z.optional(z.boolean()),
  }),
  kinds: { limit: 'number', status: 'string[]', archived: 'boolean' },
}
const shapes = { startVerification: { ...parameterSchemas.changeGame, query } }

let createHandler: typeof import('./create-handler.ts')['createHandler']
beforeAll(async () => {
  vi.resetModules()
  vi.doMock('../../src/contract/request-schemas.gen.ts', () => ({ requestSchemas: {}, parameterSchemas: shapes }))
  createHandler = (await import('./create-handler.ts')).createHandler
})
afterAll(() => {
  vi.doUnmock('../../src/contract/request-schemas.gen.ts')
  vi.resetModules()
})

const gameId = '2VJ0gxZqCq3o9mFZSWkMGvI9vXx'
const ask = async (query: string, headers: HeadersInit, params: Record<string, string> = { gameId }) => {
  const resolve = vi.fn(({ answer }) => answer(400, { message: 'Seen.' }))
  const request = new Request(`http://localhost/${query}`, { headers })
  const { status } = await createHandler('startVerification', resolve)(createWorld())({ request, params })
  return { status, seen: resolve.mock.calls[0]?.[0] }
}
const version = { 'If-Match': '"1"' }

test('a handler gets typed parameters, with defaults', async () => {
  const { seen } = await ask('?status=playing&status=archived&archived=false', version)
  expect(seen).toMatchObject({
    params: { gameId },
    query: { limit: 20, status: ['playing', 'archived'], archived: false },
    headers: version,
  })
})

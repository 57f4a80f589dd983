import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { parameterSchemas } from '../../tests/contract/scratch/generated/request-schemas.gen.ts'
import { createWorld } from '../db/world.ts'

// The auth operations have no parameters, so one of them gets those of the scratch contract.
const shapes = { startVerification: { ...parameterSchemas.changeGame, ...parameterSchemas['list-games'] } }

let handle: typeof import('./handle.ts')['handle']
beforeAll(async () => {
  vi.resetModules()
  vi.doMock('../../src/contract/request-schemas.gen.ts', () => ({ requestSchemas: {}, parameterSchemas: shapes }))
  handle = (await import('./handle.ts')).handle
})
afterAll(() => {
  vi.doUnmock('../../src/contract/request-schemas.gen.ts')
  vi.resetModules()
})

const gameId = '2VJ0gxZqCq3o9mFZSWkMGvI9vXx'
const ask = async (query: string, headers: HeadersInit, params: Record<string, string> = { gameId }) => {
  const resolve = vi.fn(({ answer }) => answer(400, { message: 'Seen.' }))
  const request = new Request(`http://localhost/${query}`, { headers })
  const { status } = await handle('startVerification', resolve)(createWorld())({ request, params })
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

test('what the contract does not allow never reaches a handler', async () => {
  expect(await ask('?limit=0', version)).toEqual({ status: 400, seen: undefined })
  expect(await ask('?size=1', version)).toEqual({ status: 400, seen: undefined })
  expect(await ask('', version, { gameId: 'one' })).toEqual({ status: 404, seen: undefined })
  expect(await ask('', {})).toEqual({ status: 428, seen: undefined })
})

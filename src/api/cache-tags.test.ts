import { configureStore } from '@reduxjs/toolkit'
import { afterEach, expect, test, vi } from 'vitest'
import { loadLive } from '../../tests/support/live-store.ts'
import { operations } from '../contract/operations.gen.ts'
import type { Call, RawAnswer } from './call.ts'

// A view loads the tags of the API that it needs, and no others, so each tag declares all the cache tags that it uses.
// In development RTK Query logs an error for an undeclared one, which fails the test.

afterEach(() => void vi.unstubAllEnvs())

const answered = { data: { status: 200, headers: {}, body: { items: [] } } }
const refused = { error: { kind: 'refused', status: 409, message: 'No.' } }
const answer = async ({ operation }: Call) => (operation.method === 'GET' ? answered : refused)

const params = { gameId: 'this', userId: 'wren', ideaId: 'one', tableId: 'one', invitationId: 'one', requestId: 'one' }

const tags = new Set(Object.values(operations).map(({ tag }) => tag))

test.each([...tags])('%s, loaded alone', async (tag) => {
  vi.stubEnv('NODE_ENV', 'development')
  vi.resetModules()
  vi.doMock('./base-query.ts', () => ({ baseQuery: answer }))
  const { api } = await import('./api.ts')
  await import(`./${tag}-api.ts`)
  vi.doUnmock('./api.ts')
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    // The other messages are warnings about slow checks.
    middleware: (getDefault) => getDefault({ immutableCheck: false, serializableCheck: false }).concat(api.middleware),
  })
  const endpoints: { initiate: (arg: object) => never }[] = Object.values(api.endpoints)
  expect(endpoints).not.toEqual([])
  for (const { initiate } of endpoints) await store.dispatch(initiate({ params, body: {} }))
})

// Long lists are read in as few calls as the contract allows, each starting where the last one ended.

const { openStore, gamesApi, invitationsApi, ideasApi } = await loadLive()
test.each([
  ['listMyGames', gamesApi.endpoints.listMyGames, undefined],
  ['listAllInvitations', invitationsApi.endpoints.listAllInvitations, { params: { gameId: 'this' } }],
  ['listMyIdeas', ideasApi.endpoints.listMyIdeas, undefined],
  ['listAllGameIdeas', ideasApi.endpoints.listAllGameIdeas, { params: { gameId: 'this' } }],
])('%s reads pages of a hundred, one after the other', async (_, { initiate }, arg) => {
  const calls: Call[] = []
  const send = async (call: Call) => {
    const next = calls.push(call) < 3 && { nextCursor: `after ${calls.length}` }
    return { data: { status: 200, headers: {}, body: { items: [], ...next } } as RawAnswer }
  }
  const store = openStore(send)
  const read = (direction?: 'forward') => store.dispatch(Object(initiate)(arg, { direction }))
  await read()
  for (let page = 2; page < 6; page++) await read('forward')
  const asked = (query: object) => (arg ? { ...arg, query } : { query })
  expect(calls.map(({ input }) => input)).toStrictEqual([
    asked({ limit: 100 }),
    asked({ limit: 100, cursor: 'after 1' }),
    asked({ limit: 100, cursor: 'after 2' }),
  ])
})

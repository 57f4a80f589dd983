import { configureStore } from '@reduxjs/toolkit'
import { afterEach, expect, test, vi } from 'vitest'
import type { Call } from './call.ts'

// A view loads the tags of the API that it needs, and no others, so each tag declares all the cache tags that it uses.
// In development RTK Query logs an error for an undeclared one, which fails the test.

afterEach(() => void vi.unstubAllEnvs())

const answered = { data: { status: 200, headers: {}, body: { items: [] } } }
const refused = { error: { kind: 'refused', status: 409, message: 'No.' } }
const answer = async ({ operation }: Call) => (operation.method === 'GET' ? answered : refused)

const params = { gameId: 'this', userId: 'wren', ideaId: 'one', tableId: 'one', invitationId: 'one', requestId: 'one' }

test.each(['games', 'ideas', 'invitations', 'lobby', 'profile', 'schedule'])('%s, loaded alone', async (tag) => {
  vi.stubEnv('NODE_ENV', 'development')
  vi.resetModules()
  vi.doMock('./http.ts', () => ({ baseQuery: answer }))
  const { api } = await import('./api.ts')
  await import(`./${tag}-api.ts`)
  vi.doUnmock('./http.ts')
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    // The other messages are warnings about slow checks.
    middleware: (getDefault) => getDefault({ immutableCheck: false, serializableCheck: false }).concat(api.middleware),
  })
  const endpoints: { initiate: (arg: object) => never }[] = Object.values(api.endpoints)
  expect(endpoints).not.toEqual([])
  for (const { initiate } of endpoints) await store.dispatch(initiate({ params, body: {} }))
})

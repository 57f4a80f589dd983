import { addListener, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { vi } from 'vitest'
import type { ApiError } from '../../src/api/api-error.ts'
import type { Call, RawAnswer } from '../../src/api/call.ts'

/** The network of one store. */
export type Send = (call: Call, signal: AbortSignal) => Promise<{ data: RawAnswer } | { error: ApiError }>

/**
 * The live channel and the API, loaded again, so that each store has its own network.
 * @example
 * const { openStore, startLive } = await loadLive()
 */
export async function loadLive() {
  vi.resetModules()
  vi.doMock('../../src/api/base-query.ts', () => ({
    baseQuery: (call: Call, { extra, signal }: { extra: { send: Send }; signal: AbortSignal }) =>
      extra.send(call, signal),
  }))
  const { api } = await import('../../src/api/api.ts')
  const { rootReducer } = await import('../../src/session/root-reducer.ts')
  const loaded = {
    ...(await import('../../src/api/changes-api.ts')),
    ...(await import('../../src/api/characters-api.ts')),
    ...(await import('../../src/api/games-api.ts')),
    ...(await import('../../src/api/ideas-api.ts')),
    ...(await import('../../src/api/invitations-api.ts')),
    ...(await import('../../src/api/lobby-api.ts')),
    ...(await import('../../src/api/log-api.ts')),
    ...(await import('../../src/api/profile-api.ts')),
    ...(await import('../../src/api/schedule-api.ts')),
    ...(await import('../../src/features/characters/model/use-outbox.ts')),
    ...(await import('../../src/game/live-channel.tsx')),
    ...(await import('../../src/live/live-slice.ts')),
  }
  vi.doUnmock('../../src/api/api.ts')
  const openStore = (send: Send) =>
    configureStore({
      reducer: rootReducer,
      middleware: (getDefault) =>
        getDefault({ thunk: { extraArgument: { send } }, immutableCheck: false, serializableCheck: false })
          .prepend(createListenerMiddleware().middleware)
          .concat(api.middleware),
    })
  return { ...loaded, addListener, api, openStore }
}

export type Live = Awaited<ReturnType<typeof loadLive>>

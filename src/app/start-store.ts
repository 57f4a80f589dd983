import { setupListeners } from '@reduxjs/toolkit/query'
import { resetSignIn } from '../features/sign-in/attempt.ts'
import { readPending } from '../features/sign-in/pending-verification.ts'
import { pendingSet } from '../features/sign-in/sign-in-slice.ts'
import type { SessionEnvironment } from '../session/session-record.ts'
import { syncSession } from '../session/session-sync.ts'
import { refreshUser, startSession } from '../session/session-thunks.ts'
import { findRoute, routes } from '../shell/routes.ts'
import { makeStore } from './store.ts'

type Start = {
  environment: SessionEnvironment
  /** The path of the page, without the base path. */
  pathname: string
  /** The base path: empty at the root of an origin. */
  base?: string
}

/**
 * Makes the store of a page that has just been opened. It reads storage, asks the server who is signed in, and keeps
 * the session in sync from then on.
 * @returns the store, and a function that stops the sync
 */
export function startStore({ environment, pathname, base = '' }: Start) {
  const store = makeStore()
  const now = Date.now()
  const pending = readPending(now)
  if (pending) store.dispatch(pendingSet(pending))

  const stopSync = syncSession(store, {
    environment,
    logoutAddress: base + routes.logout.path,
    onRevalidate: () => {
      // Someone signed in or out in another tab. Either way the sign-in of this tab is over.
      store.dispatch(resetSignIn(true))
      return store.dispatch(refreshUser())
    },
  })
  // `refetchOnFocus`, `refetchOnReconnect` and `skipPollingIfUnfocused` need it.
  const stopListening = setupListeners(store.dispatch)
  store.dispatch(startSession(environment, { leaving: findRoute(pathname).id === 'logout', now }))
  const stop = () => {
    stopListening()
    stopSync()
  }
  return { store, stop }
}

import { pendingSet, readPending, resetSignIn } from '../features/sign-in/index.ts'
import { findRoute, routes } from '../platform/navigation/index.ts'
import {
  keepSession,
  refreshUser,
  type SessionEnvironment,
  startSession,
  warnOfEnd,
} from '../platform/session/index.ts'
import { makeStore } from './store.ts'

type Start = {
  environment: SessionEnvironment
  /** Where the person is, without the base path. */
  pathname: string
  /** What the app's addresses begin with; empty at the root of a host. */
  base?: string
  /** The server is asked who is signed in when this resolves; at once without it. */
  quiet?: Promise<unknown>
}

/**
 * The store of a page that has just been opened: what was stored is read, the server is asked who is signed in, and
 * the session is kept from then on.
 *
 * @returns the store, and a function that stops keeping the session
 */
export function startStore({ environment, pathname, base = '', quiet }: Start) {
  const store = makeStore()
  const now = Date.now()
  const pending = readPending(now)
  if (pending) store.dispatch(pendingSet(pending))

  const stop = keepSession(store, {
    environment,
    logoutAddress: base + routes.logout.path,
    onEndingSoon: (soon) => store.dispatch(warnOfEnd(soon)),
    onDoubt: () => {
      // Whoever it is that signed in or out elsewhere: the sign-in of this tab is over.
      store.dispatch(resetSignIn())
      return store.dispatch(refreshUser())
    },
  })
  store.dispatch(startSession(environment, { leaving: findRoute(pathname).id === 'logout', now, quiet }))
  return { store, stop }
}

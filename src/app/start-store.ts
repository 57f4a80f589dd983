import { readPending } from '../features/sign-in/pending-verification.ts'
import { resetSignIn } from '../features/sign-in/reset-sign-in.ts'
import { pendingSet } from '../features/sign-in/sign-in-slice.ts'
import { findRoute } from '../platform/navigation/find-route.ts'
import { routes } from '../platform/navigation/route-table.ts'
import type { SessionEnvironment } from '../platform/session/session-environment.ts'
import { syncSession } from '../platform/session/session-sync.ts'
import { refreshUser, startSession } from '../platform/session/session-thunks.ts'
import { warnOfEnd } from '../platform/session/stay-signed-in.ts'
import { makeStore } from './store.ts'

type Start = {
  environment: SessionEnvironment
  /** Where the person is, without the base path. */
  pathname: string
  /** What the app's addresses begin with; empty at the root of a host. */
  base?: string
  /** The server is asked who is signed in when this resolves; at once without it. */
  settled?: Promise<unknown>
}

/**
 * The store of a page that has just been opened: what was stored is read, the server is asked who is signed in, and
 * the session is kept from then on.
 *
 * @returns the store, and a function that stops keeping the session
 */
export function startStore({ environment, pathname, base = '', settled }: Start) {
  const store = makeStore()
  const now = Date.now()
  const pending = readPending(now)
  if (pending) store.dispatch(pendingSet(pending))

  const stop = syncSession(store, {
    environment,
    logoutAddress: base + routes.logout.path,
    onEndingSoon: (soon) => store.dispatch(warnOfEnd(soon)),
    onRevalidate: () => {
      // Whoever it is that signed in or out elsewhere: the sign-in of this tab is over.
      store.dispatch(resetSignIn())
      return store.dispatch(refreshUser())
    },
  })
  store.dispatch(startSession(environment, { leaving: findRoute(pathname).id === 'logout', now, settled }))
  return { store, stop }
}

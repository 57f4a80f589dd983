import {
  configureStore,
  createListenerMiddleware,
  type Reducer,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { api } from '../api/api.ts'
import { forgetContact } from '../features/sign-in/forget-contact.ts'
import { readPending } from '../features/sign-in/pending-verification.ts'
import { resetSignIn } from '../features/sign-in/run-attempt.ts'
import { pendingSet, signInSlice } from '../features/sign-in/sign-in-slice.ts'
import { rootReducer } from '../session/root-reducer.ts'
import { askAfterRefusal, stayChosen, staySignedIn } from '../session/session-end.ts'
import type { SessionEnvironment } from '../session/session-record.ts'
import { syncSession } from '../session/session-sync.ts'
import { refreshUser, startSession } from '../session/session-thunks.ts'
import { findRoute, routes } from '../shell/routes.ts'

// The sign-in may begin on any page, so its slice is there from the start.
const reducer = rootReducer.inject(signInSlice)

export type RootState = ReturnType<typeof reducer>

const userIdOf = (state: Partial<RootState> | undefined) => state?.session?.user?.userId

/** Whether the user after the action differs from the user before it. */
const hasUserLeft = (before: Partial<RootState> | undefined, after: RootState) =>
  userIdOf(before) !== undefined && userIdOf(before) !== userIdOf(after)

/**
 * Resets everything but the session in the action that ends a user's session. Nothing of one user remains for the next.
 */
const resetOnUserChange: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  // `preloadedState` may be partial; the reducer fills in the rest.
  const next = reducer(state as RootState | undefined, action)
  if (!hasUserLeft(state, next)) return next
  return { ...reducer(undefined, { type: 'app/userLeft' }), session: next.session }
}

// These checks of development warn when they are slow. A slow check on a busy machine says nothing about the app.
const checks = { immutableCheck: { warnAfter: 1000 }, serializableCheck: { warnAfter: 1000 } }

/**
 * The store of the app; a fresh one for every test and story.
 * @param preloadedState any part of the state; the rest is the initial state
 * @returns the store, with `startListening` of its listener middleware
 */
export function makeStore(preloadedState?: Partial<RootState>) {
  const listeners = createListenerMiddleware<RootState, ThunkDispatch<RootState, unknown, UnknownAction>>()
  listeners.startListening({ actionCreator: stayChosen, effect: (_, { dispatch }) => dispatch(staySignedIn()) })
  // The state alone is not enough: RTK Query keeps running calls and subscriptions outside of it. Mounted hooks fetch
  // again for the next user.
  listeners.startListening({
    predicate: (_, after, before) => hasUserLeft(before, after),
    effect: (_, { dispatch }) => void dispatch(api.util.resetApiState()),
  })
  forgetContact(listeners.startListening)
  askAfterRefusal(listeners.startListening)
  const store = configureStore({
    reducer: resetOnUserChange,
    preloadedState,
    middleware: (getDefault) =>
      getDefault(import.meta.env.DEV ? checks : {})
        .prepend(listeners.middleware)
        .concat(api.middleware),
    // In the next frame, RTK's default, the rendering of an answer would be one long task with its layout.
    enhancers: (getDefault) => getDefault({ autoBatch: { type: 'tick' } }),
    // Actions carry contacts and codes. A production build must not show them.
    devTools: import.meta.env.DEV,
  })
  return Object.assign(store, { startListening: listeners.startListening })
}

export type AppStore = ReturnType<typeof makeStore>

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

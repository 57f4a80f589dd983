import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { authApi } from '../api/auth-api.ts'
import type { SessionEnvironment } from './session-environment.ts'
import { readRecord } from './session-record.ts'
import {
  recordReceived,
  type SessionRoot,
  selectIsKnown,
  selectIsSignedIn,
  selectLogout,
  signedOut,
} from './session-slice.ts'
import { signOutDelay } from './session-timer.ts'

type Thunk<Result> = ThunkAction<Result, SessionRoot, unknown, UnknownAction>

const { getUserInfo, logout } = authApi.endpoints

/**
 * Asks the server who is signed in. A request that is still under way is aborted: only the newest answer counts.
 *
 * @param signal cancels the request; the session then stays as it was
 * @returns whether somebody is signed in now
 */
export const refreshUser =
  (signal?: AbortSignal): Thunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const running = dispatch(authApi.util.getRunningQueryThunk('getUserInfo', undefined))
    if (running) {
      running.abort()
      await running
    }
    const call = dispatch(getUserInfo.initiate(undefined, { subscribe: false, forceRefetch: true }))
    signal?.addEventListener('abort', () => call.abort())
    await call
    return selectIsSignedIn(getState())
  }

/**
 * Ends the session. The user is cleared at once, whatever the server answers. The answer to an earlier request does not
 * sign in again. A second call while the first is under way does nothing.
 */
export const endSession = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  if (selectLogout(getState()) === 'pending') return
  // This comes first: when the user leaves, all their running calls are aborted.
  dispatch(signedOut())
  await dispatch(logout.initiate(undefined, { track: false }))
}

type SessionStart = {
  /** Whether this is the logout page. A navigation to it ends the session. */
  leaving: boolean
  /** Unix milliseconds. */
  now: number
  /** The server is asked once this resolves, so that no request competes with the first page; at once without it. */
  settled?: Promise<unknown>
}

/** Starts the session: paints from the stored record, asks the server, and ends the session on the logout page. */
export const startSession =
  (environment: SessionEnvironment, { leaving, now, settled }: SessionStart): Thunk<void> =>
  (dispatch, getState) => {
    // A person who comes back to the logout page may have signed in since. Coming back ends nothing.
    const isEnding = leaving && !environment.isRevisit()
    const record = isEnding ? null : readRecord(environment, now)
    // A record that is about to end would sign out at once, although the server may extend it: leave it out.
    const isPainted = record && signOutDelay(record.session.exp, now) !== 0
    if (isPainted) dispatch(recordReceived(record))
    // Whoever signed out before the question was asked is not signed in again by it.
    const ask = () => {
      if (!selectIsKnown(getState()) || selectIsSignedIn(getState())) void dispatch(refreshUser())
    }
    // Without a network there is nobody to ask: until there is one, what is stored stands.
    if (isPainted && navigator.onLine === false) addEventListener('online', ask, { once: true })
    else if (settled && !isEnding) void settled.then(ask)
    else ask()
    if (isEnding) void dispatch(endSession())
  }

import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { authApi } from '../../api/auth-api.ts'
import { signOutDelay } from './session-timer.ts'
import type { SessionEnvironment } from './session-environment.ts'
import { readRecord } from './session-record.ts'
import { recordReceived, type SessionRoot, selectIsSignedIn, selectLogout, signedOut } from './session-slice.ts'

/** The dispatch that takes the session's thunks. */
export type SessionDispatch = ThunkDispatch<SessionRoot, unknown, UnknownAction>

type Thunk<Result> = ThunkAction<Result, SessionRoot, unknown, UnknownAction>

const { getUserInfo, logout } = authApi.endpoints

/**
 * Asks the server who is signed in. A request that is still under way is dropped: only the newest answer counts.
 *
 * @param signal cancels; the session is then left as it was
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
 * Ends the session. The user is cleared at once, whatever the server answers, and an answer of an earlier request
 * never signs in again. Called twice, it ends the session once.
 */
export const endSession = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  if (selectLogout(getState()) === 'pending') return
  // First: when the user leaves, every call of theirs that is under way is aborted.
  dispatch(signedOut())
  await dispatch(logout.initiate(undefined, { track: false }))
}

type SessionStart = {
  /** On the logout page. A visit that was asked for ends the session there. */
  leaving: boolean
  /** Unix milliseconds. */
  now: number
  /** The server is asked when this resolves, so that nothing competes with the first page; at once without it. */
  settled?: Promise<unknown>
}

/** The start of the app: paint from the stored record, ask the server, and on the logout page end the session. */
export const startSession =
  (environment: SessionEnvironment, { leaving, now, settled }: SessionStart): Thunk<void> =>
  (dispatch) => {
    // Who comes back to the logout page may have signed in since, and ends nothing by that.
    const isEnding = leaving && !environment.isRevisit()
    const record = isEnding ? null : readRecord(environment, now)
    // One that ends now would be signed out at once; the server may well grant it more time.
    if (record && signOutDelay(record.session.exp, now) !== 0) dispatch(recordReceived(record))
    if (settled && !isEnding) void settled.then(() => dispatch(refreshUser()))
    else void dispatch(refreshUser())
    if (isEnding) void dispatch(endSession())
  }

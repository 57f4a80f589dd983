import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { type ApiError, statusOf } from '../api/api-error.ts'
import { authApi } from '../api/auth-api.ts'
import { underLock } from '../lib/tabs.ts'
import { forgetOld, forgetPerson, userIdInMark } from './device-storage.ts'
import { readMark, readRecord, removeMark, type SessionEnvironment, writeMark } from './session-record.ts'
import {
  logoutBegan,
  logoutPressed,
  logoutSettled,
  recordReceived,
  type SessionRoot,
  selectIsKnown,
  selectIsSignedIn,
  selectUser,
  signedOut,
  userInfoGivenUp,
} from './session-slice.ts'
import { signOutDelay } from './session-timer.ts'

type Thunk<Result> = ThunkAction<Result, SessionRoot, unknown, UnknownAction>

const { getUserInfo, logout } = authApi.endpoints

/**
 * Asks the server who is signed in. A request that is still under way is aborted: only the newest answer counts. While
 * the mark of a logout exists, nothing is asked, and no one is signed in.
 * @param signal cancels the request; the session then stays as it was
 * @returns whether someone is signed in now
 */
export const refreshUser =
  (signal?: AbortSignal): Thunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    if (readMark() !== null) {
      dispatch(selectIsSignedIn(getState()) ? recordReceived(null) : userInfoGivenUp())
      return false
    }
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

/** The lock of all calls that end or open a session, in all tabs. */
const lockName = 'emberhall.session'

/**
 * Sends a logout. It waits while any tab checks a code, and is aborted when a tab starts to check one. The answers 204
 * and 401 remove the mark, unless a newer press has replaced it since the call.
 * @param isWanted asked right before the call: another tab may have ended the session, or signed in, meanwhile
 * @returns the error of the call, `undefined` if it succeeded, `'settled'` if none was made
 */
export const sendLogout =
  (isWanted: () => boolean): Thunk<Promise<ApiError | 'settled' | undefined>> =>
  async (dispatch) => {
    const aborting = new AbortController()
    const send = async () => {
      if (!isWanted()) return 'settled' as const
      const mark = readMark()
      const call = dispatch(logout.initiate(undefined, { track: false }))
      aborting.signal.addEventListener('abort', () => call.abort())
      const { error } = await call
      if (!error || statusOf(error) === 401) removeMark(mark)
      return error as ApiError | undefined
    }
    return await underLock(lockName, { mode: 'shared' }, send, () => aborting.abort())
  }

/**
 * Makes a call that may open a session. A logout under way in any tab is aborted first. One that starts later waits for
 * the call.
 */
export const checkAlone =
  <Result>(check: () => Promise<Result>): Thunk<Promise<Result>> =>
  async (dispatch) => {
    await dispatch(abortLogout())
    return await underLock(lockName, { steal: true }, check)
  }

/** Aborts the logout that is under way in this tab, if there is one. Resolves once it has ended. */
export const abortLogout = (): Thunk<Promise<void>> => async (dispatch) => {
  const running = dispatch(authApi.util.getRunningMutationsThunk()).filter(({ arg }) => arg.endpointName === 'logout')
  for (const call of running) call.abort()
  await Promise.all(running)
}

/**
 * Marks that the person has pressed Logout, deletes what they have written here, and signs out the other tabs. The page
 * is left next.
 */
export const pressLogout = (): Thunk<void> => (dispatch, getState) => {
  const userId = selectUser(getState())?.userId ?? ''
  writeMark(userId, Date.now())
  forgetPerson(userId)
  dispatch(logoutPressed())
}

/**
 * Ends the session. The user is cleared at once, whatever the server answers. The answer to an earlier request does not
 * sign in again. A second call does nothing while the first is under way.
 */
export const endSession =
  (userId?: string): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { logout: before, isLogoutMarked } = getState().session
    if (before === 'pending') return
    const isMarked = readMark() !== null
    const isSettled = () => (isMarked || isLogoutMarked) && readMark() === null
    if (!isSettled()) {
      // This comes first: when the user leaves, all their running calls are aborted.
      dispatch(signedOut())
      dispatch(logoutBegan({ isMarked, userId }))
      if ((await dispatch(sendLogout(() => !isSettled()))) !== 'settled') return
    }
    dispatch(logoutSettled())
    await dispatch(refreshUser())
  }

/**
 * Ends the session that a press of Logout was meant to end, if the mark still exists. The current page stays as it is.
 */
export const resumeLogout = (): Thunk<Promise<void>> => async (dispatch) => {
  if (readMark() !== null) await dispatch(sendLogout(() => readMark() !== null))
}

type SessionStart = {
  /** Whether this is the logout page. A navigation to it ends the session. */
  leaving: boolean
  /** Unix milliseconds. */
  now: number
}

/** Starts the session: uses the stored record, asks the server, and ends the session on the logout page. */
export const startSession =
  (environment: SessionEnvironment, { leaving, now }: SessionStart): Thunk<void> =>
  (dispatch, getState) => {
    const isMarked = readMark() !== null
    forgetPerson(userIdInMark())
    forgetOld(Date.now())
    // A person who returns to the logout page may have signed in since. Returning ends nothing.
    const isEnding = leaving && (isMarked || !environment.isRevisit())
    if (isMarked && !isEnding) {
      dispatch(userInfoGivenUp())
      void dispatch(resumeLogout())
      return
    }
    const stored = readRecord(environment, now)
    const record = isEnding ? null : stored
    // A record that is about to expire would sign out at once, although the server may extend it: it is not used.
    const isPainted = record && signOutDelay(record.session.exp, now) !== 0
    if (isPainted) dispatch(recordReceived(record))
    // Someone who signed out before the question was asked is not signed in again by it.
    const ask = () => {
      if (!selectIsKnown(getState()) || selectIsSignedIn(getState())) void dispatch(refreshUser())
    }
    // Without a network no one can be asked: until there is one, the stored record counts.
    if (isPainted && navigator.onLine === false) addEventListener('online', ask, { once: true })
    else ask()
    if (isEnding) void dispatch(endSession(userIdInMark() ?? stored?.userId))
  }

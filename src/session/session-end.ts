import {
  createAction,
  isAnyOf,
  isRejectedWithValue,
  type ThunkAction,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { statusOf } from '../api/api-error.ts'
import { authApi } from '../api/auth-api.ts'
import { isCallMeta } from '../api/call.ts'
import { toast } from '../shell/overlays/overlays.ts'
import { toastDismissed } from '../shell/overlays/overlays-slice.ts'
import { onTimeLeftChange } from './session-clock.ts'
import { type SessionDispatch, type SessionRoot, type SessionStore, selectUser } from './session-slice.ts'
import { refreshUser } from './session-thunks.ts'
import { createTimer, warningDelay, warningText } from './session-timer.ts'

const toastId = 'session-ending'

/** The person wants to stay: dispatched by the warning's action, answered by `staySignedIn`. */
export const stayChosen = createAction('session/stayChosen')

/** Shows the warning, with the way to stay (WCAG 2.2.1). */
export const warningShown = () =>
  toast.warning(warningText, {
    id: toastId,
    action: { label: 'Stay signed in', dispatch: stayChosen() },
  })

/**
 * Warns once before the session ends. Removes the warning when the session was extended or is over.
 * @returns a function that stops it
 */
export function warnBeforeEnd(store: SessionStore): () => void {
  /** Who was warned. The person may have dismissed the toast; it does not appear again. */
  let warnedUserId: string | undefined
  function warn() {
    const userId = selectUser(store.getState())?.userId
    if (userId === warnedUserId) return
    warnedUserId = userId
    store.dispatch(warningShown())
  }
  const timer = createTimer(warn)
  const stop = onTimeLeftChange(store, (expSeconds, now) => {
    const delay = warningDelay(expSeconds, now)
    timer.set(delay || undefined)
    if (delay === 0) warn()
    else if (warnedUserId !== undefined) {
      warnedUserId = undefined
      store.dispatch(toastDismissed(toastId))
    }
  })
  return () => {
    stop()
    timer.set(undefined)
  }
}

/** Asks the server for more time, and reports the result. */
export const staySignedIn =
  (): ThunkAction<Promise<void>, SessionRoot, unknown, UnknownAction> => async (dispatch, getState) => {
    const before = selectUser(getState())?.session.exp ?? 0
    if (!(await dispatch(refreshUser()))) {
      dispatch(toast.error("We couldn't keep you signed in. Sign in again."))
      return
    }
    const after = selectUser(getState())?.session.exp ?? 0
    dispatch(
      after > before
        ? toast.success("You're still signed in.")
        : toast.warning("We couldn't extend your sign-in. Finish up, then sign in again."),
    )
  }

const { getUserInfo, logout } = authApi.endpoints

/** Calls whose 401 needs no further call: userinfo itself, and a logout, which had no session to end. */
const isOfTheSession = isAnyOf(getUserInfo.matchRejected, logout.matchRejected)

/** Whether an operation that needs a session was refused because there is none. */
function isRefusedForSession(action: UnknownAction): boolean {
  if (!isRejectedWithValue(action) || statusOf(action.payload) !== 401 || isOfTheSession(action)) return false
  const { meta } = action as { meta: { baseQueryMeta?: unknown } }
  return isCallMeta(meta.baseQueryMeta) && meta.baseQueryMeta.needsSession
}

/**
 * When an operation that needs a session answers 401, asks the server who is signed in, unless that question is under
 * way: any number of refusals at a time cause one request. If the session is over, the page's guard leads to login and
 * remembers the page.
 * @param startListening of the store's listener middleware
 */
export function askAfterRefusal(startListening: TypedStartListening<SessionRoot, SessionDispatch>): void {
  startListening({
    predicate: (action, { session }) =>
      isRefusedForSession(action) && Boolean(session.user) && session.awaitedRequestId === null,
    async effect(_, { dispatch }) {
      if (!(await dispatch(refreshUser()))) dispatch(toast.warning('You were signed out. Sign in to continue.'))
    },
  })
}

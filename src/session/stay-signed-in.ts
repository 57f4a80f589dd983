import { createAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import { toastDismissed } from '../shell/overlays/overlays-slice.ts'
import { toast } from '../shell/overlays/toast.ts'
import { warningText } from './limits.ts'
import { onTimeLeftChange } from './session-clock.ts'
import { type SessionRoot, selectUser } from './session-slice.ts'
import type { SessionStore } from './session-store.ts'
import { refreshUser } from './session-thunks.ts'
import { createTimer, warningDelay } from './session-timer.ts'

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
 * Warns before the session ends, once. Takes the warning away when the session was extended, or is over.
 *
 * @returns a function that stops it
 */
export function warnBeforeEnd(store: SessionStore): () => void {
  /** Who was warned. The person may have dismissed the toast since; it does not come again. */
  let warnedUserId: string | undefined
  function warn() {
    const userId = selectUser(store.getState())?.userId
    if (userId === warnedUserId) return
    warnedUserId = userId
    store.dispatch(warningShown())
  }
  const timer = createTimer(warn)
  const stop = onTimeLeftChange(store, (exp, now) => {
    const delay = warningDelay(exp, now)
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

/** Asks the server for more time, and says how that went. */
export const staySignedIn =
  (): ThunkAction<Promise<void>, SessionRoot, unknown, UnknownAction> => async (dispatch, getState) => {
    const before = selectUser(getState())?.session.exp ?? 0
    if (!(await dispatch(refreshUser()))) {
      dispatch(toast.error('Your session could not be extended, and you are signed out. Please sign in again.'))
      return
    }
    const after = selectUser(getState())?.session.exp ?? 0
    dispatch(
      after > before
        ? toast.success('You stay signed in.')
        : toast.warning('The server gave no more time. Finish what you are doing, then sign in again.'),
    )
  }

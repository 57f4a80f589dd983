import { createAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import { toastDismissed } from '../overlays/overlays-slice.ts'
import { toast } from '../overlays/toast.ts'
import { warningText } from './limits.ts'
import { type SessionRoot, selectUser } from './session-slice.ts'
import { refreshUser } from './session-thunks.ts'

const toastId = 'session-ending'

/** The person wants to stay: dispatched by the warning's action, answered by `staySignedIn`. */
export const stayChosen = createAction('session/stayChosen')

/**
 * The warning before the automatic sign-out, with the way to stay (WCAG 2.2.1), or its end.
 *
 * @param soon false takes the warning away: the session was extended, or is over
 */
export const warnOfEnd = (soon: boolean) =>
  soon
    ? toast.warning(warningText, {
        id: toastId,
        action: { label: 'Stay signed in', dispatch: stayChosen() },
      })
    : toastDismissed(toastId)

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

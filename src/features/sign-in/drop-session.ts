import { statusOf } from '../../api/api-error.ts'
import { selectIsSignedIn } from '../../session/session-slice.ts'
import { sendLogout } from '../../session/session-thunks.ts'
import { toast } from '../../shell/overlays/toast.ts'
import type { SignInThunk } from './attempt.ts'
import { resetSignIn } from './reset-sign-in.ts'
import { contactChanged } from './sign-in-slice.ts'

/**
 * Ends a session that a cancelled sign-in may have opened on the server. Otherwise the next page load would be signed
 * in. Does nothing while somebody is signed in here, or after a sign-in in another tab: all tabs share one session.
 */
export const dropSession = (): SignInThunk<Promise<void>> => async (dispatch, getState) => {
  const isWanted = () => !selectIsSignedIn(getState()) && !getState().signIn.yielded
  if (!isWanted()) return
  const error = await dispatch(sendLogout(isWanted))
  if (!error || error === 'spared' || statusOf(error) === 401 || selectIsSignedIn(getState())) return
  dispatch(toast.warning('You cancelled, but the server could not be told: the next page may sign you in.'))
}

/** Leaves a sign-in whose code was accepted. That code is used up, so the next attempt begins with the contact. */
export const leaveAccepted = (): SignInThunk<Promise<void>> => async (dispatch, getState) => {
  const { contact, verified } = getState().signIn
  if (verified) {
    dispatch(resetSignIn())
    dispatch(contactChanged(contact))
  }
  await dispatch(dropSession())
}

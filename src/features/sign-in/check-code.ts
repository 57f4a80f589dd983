import { isAborted, retryAtOf, statusOf } from '../../api/api-error.ts'
import { authApi } from '../../api/auth-api.ts'
import type { VerificationCheck } from '../../contract/types.gen.ts'
import { codeMessage, isCode, readCode } from '../../rules/code.ts'
import { removeMark } from '../../session/session-record.ts'
import { selectIsSignedIn, userInfoGivenUp } from '../../session/session-slice.ts'
import { checkAlone, refreshUser, sendLogout } from '../../session/session-thunks.ts'
import { toast } from '../../shell/overlays/overlays.ts'
import { writePending } from './pending-verification.ts'
import { answerOf, attemptLabelled, resetSignIn, runAttempt, type SignInThunk } from './run-attempt.ts'
import { toSignInError } from './sign-in-errors.ts'
import {
  checkDelayed,
  codeAccepted,
  codeRefused,
  contactChanged,
  type SignInError,
  selectCheckWait,
  selectIsAccepted,
  selectIsYielded,
  selectPending,
} from './sign-in-slice.ts'

/** Checks a typed or pasted code and, if it is right, loads the user. */
export const checkCode =
  (typed: string): SignInThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const pending = selectPending(getState())
    const isAccepted = selectIsAccepted(getState())
    if (getState().signIn.call || !pending || selectCheckWait(getState()) > Date.now()) return
    const code = readCode(typed)
    if (!isAccepted && !isCode(code)) {
      dispatch(codeRefused({ at: 'field', text: codeMessage }))
      return
    }
    try {
      const isSignedIn = await dispatch(
        runAttempt('check', isAccepted ? loading : 'Checking your code…', async (signal) => {
          if (isAccepted) return dispatch(loadUser(signal))
          return dispatch(signInWith({ requestId: pending.requestId, code }, signal))
        }),
      )
      // A change of the signed-in user has ended this attempt (`forgetContact`).
      if (isSignedIn === false) dispatch(codeRefused(getState().session.origin === 'own' ? notKept : notLoaded))
    } catch (error) {
      if (isAborted(error)) return
      const until = retryAtOf(error)
      if (until) dispatch(checkDelayed(until))
      if (statusOf(error) === 410) writePending(null)
      dispatch(codeRefused(toSignInError(error, 'check')))
    }
  }

const loading = 'Signing you in…'
const notLoaded: SignInError = {
  at: 'form',
  text: "Your code was right, but we couldn't load your account.",
  advice: 'Choose Verify to try again.',
}

/** The server accepted the code, but then knew of no session. */
const notKept: SignInError = {
  at: 'form',
  text: "Your code was right, but your browser didn't keep you signed in.",
  advice: 'Allow cookies for this site, then ask for a new code.',
}

/**
 * Sends the code and loads the user. A 410 may mean that the code was accepted earlier and the answer was lost, so the
 * user is asked for before the error counts. If the person cancels, the session that the server may have opened is
 * ended.
 */
const signInWith =
  (body: VerificationCheck, signal: AbortSignal): SignInThunk<Promise<boolean>> =>
  async (dispatch) => {
    try {
      // A logout that still runs would end the session that this check opens.
      await dispatch(checkAlone(() => dispatch(spendCode(body, signal))))
    } catch (error) {
      if (signal.aborted) void dispatch(dropSession())
      else if (statusOf(error) === 410 && (await dispatch(refreshUser(signal)))) return true
      throw error
    }
    return dispatch(loadUser(signal))
  }

/** Sends the code. An accepted code is used up: a later attempt only loads the user. */
const spendCode =
  (body: VerificationCheck, signal: AbortSignal): SignInThunk<Promise<void>> =>
  async (dispatch) => {
    await answerOf(dispatch(authApi.endpoints.checkVerification.initiate(body, { track: false })), signal)
    signal.throwIfAborted()
    removeMark()
    dispatch(codeAccepted())
    writePending(null)
    dispatch(attemptLabelled(loading))
  }

const loadUser =
  (signal: AbortSignal): SignInThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const isSignedIn = await dispatch(refreshUser(signal))
    // After a sign-in in another tab this one has asked again, and that answer counts.
    if (signal.aborted && !isSignedIn && !selectIsYielded(getState())) dispatch(userInfoGivenUp())
    return isSignedIn
  }

/**
 * Ends a session that a cancelled sign-in may have opened on the server. Otherwise the next page load would be signed
 * in. Does nothing while somebody is signed in here, or after a sign-in in another tab: all tabs share one session.
 */
const dropSession = (): SignInThunk<Promise<void>> => async (dispatch, getState) => {
  const isWanted = () => !selectIsSignedIn(getState()) && !selectIsYielded(getState())
  if (!isWanted()) return
  const error = await dispatch(sendLogout(isWanted))
  if (!error || error === 'settled' || statusOf(error) === 401 || selectIsSignedIn(getState())) return
  dispatch(toast.warning("You canceled, but we couldn't reach the server. The next page may sign you in."))
}

/** Leaves a sign-in whose code was accepted. That code is used up, so the next attempt begins with the contact. */
export const leaveAccepted = (): SignInThunk<Promise<void>> => async (dispatch, getState) => {
  if (selectIsAccepted(getState())) {
    const { contact } = getState().signIn
    dispatch(resetSignIn())
    dispatch(contactChanged(contact))
  }
  await dispatch(dropSession())
}

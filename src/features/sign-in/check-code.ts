import * as z from 'zod/mini'
import { isAborted, retryAtOf, statusOf } from '../../api/api-error.ts'
import { authApi } from '../../api/auth-api.ts'
import { code as codeRule } from '../../rules/code.ts'
import { readCode } from '../../rules/read-code.ts'
import { checkGivenUp, refreshUser } from '../session/index.ts'
import { answerOf, runAttempt, type SignInThunk } from './attempt.ts'
import { writePending } from './pending-verification.ts'
import { resetSignIn } from './reset-sign-in.ts'
import { toSignInError } from './sign-in-errors.ts'
import { checkDelayed, codeAccepted, codeRefused } from './sign-in-slice.ts'

/** Whether a code can be read from what was typed. */
export const isCode = (typed: string) => z.safeParse(codeRule, readCode(typed)).success

/** Checks the code that was typed or pasted and, when it is right, loads who is signed in. */
export const checkCode =
  (typed: string): SignInThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { busy, pending, verified, checkWaitUntil } = getState().signIn
    if (busy || !pending || checkWaitUntil > Date.now()) return
    if (verified) return dispatch(loadUser())
    const code = z.safeParse(codeRule, readCode(typed))
    if (!code.success) {
      dispatch(codeRefused({ text: code.error.issues[0]?.message ?? '' }))
      return
    }
    const { checkVerification } = authApi.endpoints
    const body = { requestId: pending.requestId, code: code.data }
    try {
      const answer = await dispatch(
        runAttempt('check', 'Checking your code…', (signal) =>
          answerOf(dispatch(checkVerification.initiate(body, { track: false })), signal),
        ),
      )
      if (!answer) return
      dispatch(codeAccepted())
      writePending(null)
      await dispatch(loadUser())
    } catch (error) {
      if (isAborted(error)) return
      const until = retryAtOf(error)
      if (until) dispatch(checkDelayed(until))
      if (statusOf(error) === 410) writePending(null)
      dispatch(codeRefused(toSignInError(error, 'Invalid verification code')))
    }
  }

/** The code is used up now: where this fails, another try asks for the user alone. */
const loadUser = (): SignInThunk<Promise<void>> => async (dispatch) => {
  const isSignedIn = await dispatch(
    runAttempt('check', 'Signing you in…', async (signal) => {
      const answer = await dispatch(refreshUser(signal))
      if (signal.aborted && !answer) dispatch(checkGivenUp())
      return answer
    }),
  )
  if (isSignedIn === undefined) return
  if (isSignedIn) dispatch(resetSignIn())
  else {
    const advice = 'Choose Verify to try again.'
    dispatch(codeRefused({ text: 'Your code was right, but your account could not be loaded.', advice }))
  }
}

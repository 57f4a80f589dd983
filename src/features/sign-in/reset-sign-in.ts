import { abortAttempt } from './abort-attempt.ts'
import type { SignInThunk } from './attempt.ts'
import { writePending } from './pending-verification.ts'
import { signInReset } from './sign-in-slice.ts'

/** Cancels the running call and resets everything: step, fields, errors and what is stored. */
export const resetSignIn = (): SignInThunk<void> => (dispatch) => {
  dispatch(abortAttempt())
  dispatch(signInReset())
  writePending(null)
}

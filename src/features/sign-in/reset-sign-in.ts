import { abortAttempt } from './abort-attempt.ts'
import type { SignInThunk } from './attempt.ts'
import { writePending } from './pending-verification.ts'
import { signInReset } from './sign-in-slice.ts'

/**
 * Cancels the running call and resets everything: step, fields, errors and what is stored.
 *
 * @param yielded somebody signed in in another tab: what this sign-in may have opened is not ended
 */
export const resetSignIn =
  (yielded?: boolean): SignInThunk<void> =>
  (dispatch) => {
    dispatch(abortAttempt())
    dispatch(signInReset(yielded))
    writePending(null)
  }

import type { SignInThunk } from './run-attempt.ts'
import { enterContact, notLoaded, startFallback } from './sign-in-errors.ts'
import { contactRefused } from './sign-in-slice.ts'

/**
 * Sends a code to the contact in the field. The code for that is usually prefetched; it is loaded here only if somebody
 * was faster.
 * @returns true if the code was sent and Verify is next
 */
export const sendCode = (): SignInThunk<Promise<boolean>> => async (dispatch, getState) => {
  if (!getState().signIn.contact.trim()) {
    dispatch(contactRefused({ at: 'field', text: enterContact }))
    return false
  }
  try {
    const { startVerification } = await import('./start-verification.ts')
    return await dispatch(startVerification())
  } catch {
    dispatch(contactRefused({ at: 'form', text: startFallback, advice: notLoaded }))
    return false
  }
}

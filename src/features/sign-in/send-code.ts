import type { SignInThunk } from './attempt.ts'
import { contactRefused } from './sign-in-slice.ts'
import { enterContact, notLoaded, startFallback } from './sign-in-texts.ts'

/**
 * Sends a code to the contact in the field. What that takes is fetched beside the first paint, with the second step, and
 * here only where somebody was faster.
 *
 * @returns true when the code is on its way and Verify is next
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

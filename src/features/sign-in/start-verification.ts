import { isAborted, retryAtOf } from '../../api/api-error.ts'
import { authApi } from '../../api/auth-api.ts'
import { type ContactType, contactTypeOf, normalizeContact } from '../../rules/contact.ts'
import { resendSeconds, writePending } from './pending-verification.ts'
import { answerOf, runAttempt, type SignInThunk } from './run-attempt.ts'
import { startFallback, toSignInError } from './sign-in-errors.ts'
import {
  codeRefused,
  contactChanged,
  contactRefused,
  pendingSet,
  resendDelayed,
  selectPending,
  startDelayed,
} from './sign-in-slice.ts'

/**
 * Normalises the contact in the field and sends a code to it.
 * @returns true if the code was sent and Verify is next
 */
export const startVerification = (): SignInThunk<Promise<boolean>> => async (dispatch, getState) => {
  const { call, startWait, contact: typed } = getState().signIn
  const contact = normalizeContact(typed)
  if (call) return false
  dispatch(contactChanged(contact))
  if (startWait && startWait.contact === contact && startWait.until > Date.now()) return false
  const type = contactTypeOf(contact)
  if (!type) {
    const advice = 'Enter a phone number or email.'
    dispatch(contactRefused({ at: 'field', text: startFallback, advice }))
    return false
  }
  try {
    return await dispatch(requestCode({ type, contact }))
  } catch (error) {
    if (isAborted(error)) return false
    const until = retryAtOf(error)
    if (until) dispatch(startDelayed({ contact, until }))
    dispatch(contactRefused(toSignInError(error, 'start')))
    return false
  }
}

/** Sends a new code to the pending contact; the earlier code is then void. Returns true if it was sent. */
export const resendCode = (): SignInThunk<Promise<boolean>> => async (dispatch, getState) => {
  const pending = selectPending(getState())
  if (getState().signIn.call || !pending || pending.resendAt > Date.now()) return false
  try {
    return await dispatch(requestCode(pending))
  } catch (error) {
    if (isAborted(error)) return false
    const until = retryAtOf(error)
    if (until) dispatch(resendDelayed(until))
    writePending(selectPending(getState()))
    // The code in the field is not at fault, so the error belongs to the form.
    dispatch(codeRefused({ ...toSignInError(error, 'start'), at: 'form' }))
    return false
  }
}

const requestCode =
  ({ type, contact }: { type: ContactType; contact: string }): SignInThunk<Promise<boolean>> =>
  async (dispatch) => {
    const { startVerification: endpoint } = authApi.endpoints
    const body = type === 'phone' ? { phone: contact } : { email: contact }
    const answer = await dispatch(
      runAttempt('start', 'Sending your code…', (signal) =>
        answerOf(dispatch(endpoint.initiate(body, { track: false })), signal),
      ),
    )
    if (!answer) return false
    const sentAt = Date.now()
    const pending = { type, contact, requestId: answer.requestId, sentAt, resendAt: sentAt + resendSeconds * 1000 }
    dispatch(pendingSet(pending))
    writePending(pending)
    return true
  }

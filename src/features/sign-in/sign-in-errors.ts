import { errorText, isApiError, statusOf } from '../../api/api-error.ts'
import type { SignInError } from './sign-in-slice.ts'

/** Texts of Start for failures in which the server gives no message. */
export const enterContact = 'Enter your phone number or email address.'
export const startFallback = 'Unable to start verification'
export const notLoaded = 'Check your connection and try again, or reload.'

/** For each call: the texts that are shown if the server gives no message. */
const asked = {
  start: { fallback: startFallback, remedy: 'Check the phone number or email.', prefix: '' },
  check: {
    fallback: 'Invalid verification code',
    remedy: 'Check the code, or ask for a new one.',
    // The fallback alone would be wrong: no one knows whether the code is right.
    prefix: "We couldn't check your code. ",
  },
}

/** The statuses with which the server refuses the input itself. */
const refusesInput = [400, 410]

/**
 * The error to show for a failed call, and its place: wrong input is shown at the field, a failure of sending at the
 * form. The text is the server's message, or else the fallback. A server's message gets no advice of ours.
 */
export function toSignInError(error: unknown, call: keyof typeof asked): SignInError {
  const { fallback, remedy, prefix } = asked[call]
  const text = errorText(error, fallback)
  const isRefused = isApiError(error) && error.kind === 'refused'
  const status = statusOf(error) ?? 0
  const advice = isRefused ? undefined : remedy
  if (refusesInput.includes(status)) return { at: 'field', text, advice, ...(status === 410 && { isSpent: true }) }
  return { at: 'form', text, advice: isRefused ? undefined : prefix + adviceFor(error) }
}

function adviceFor(error: unknown): string {
  return isApiError(error) && error.kind === 'no-network'
    ? "Couldn't reach the server. Check your connection and try again."
    : 'Something went wrong on the server. Try again in a moment.'
}

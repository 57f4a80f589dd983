import { errorText, isApiError, statusOf } from '../../api/api-error.ts'
import type { VerificationStart } from '../../contract/types.gen.ts'
import { type ContactType, contactTypeOf } from '../../rules/contact.ts'
import type { SignInError } from './sign-in-slice.ts'

/** Texts of Start for failures in which the server gives no message. */
export const enterContact = 'Enter your phone number or email address.'
export const startFallback = 'Unable to start verification'
export const notLoaded = 'Check your connection and try again, or reload.'

/** For each call: the texts that are shown if the server gives no message. */
const asked = {
  start: { fallback: startFallback, remedy: 'Check the phone number or email address.', prefix: '' },
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
  if (error instanceof InvalidContactError) {
    return { at: 'field', text, advice: 'Enter a phone number or email address.' }
  }
  const isRefused = isApiError(error) && error.kind === 'refused'
  if (refusesInput.includes(statusOf(error) ?? 0)) return { at: 'field', text, advice: isRefused ? undefined : remedy }
  return { at: 'form', text, advice: isRefused ? undefined : prefix + adviceFor(error) }
}

function adviceFor(error: unknown): string {
  return isApiError(error) && error.kind === 'no-network'
    ? "Can't reach the server. Check your connection and try again."
    : 'Something went wrong on the server. Try again in a moment.'
}

/** A contact that a code can be sent to. */
export type LoginContact = { type: ContactType; contact: string }

/** The contact is neither a phone number nor an e-mail address. */
class InvalidContactError extends Error {
  override name = 'InvalidContactError'
  constructor() {
    super('Invalid contact')
  }
}

/**
 * Determines whether a contact is a phone number or an e-mail address.
 * @param contact the normalised contact
 * @throws InvalidContactError if it is neither
 */
export function parseLoginContact(contact: string): LoginContact {
  const type = contactTypeOf(contact)
  if (!type) throw new InvalidContactError()
  return { type, contact }
}

/** The request body of `startVerification` for a contact. */
export function toVerificationStart({ type, contact }: LoginContact): VerificationStart {
  return type === 'phone' ? { phone: contact } : { email: contact }
}

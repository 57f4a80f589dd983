import type { VerificationStart } from '../../contract/types.gen.ts'
import { type ContactType, contactTypeOf } from '../../rules/contact.ts'

/** A contact that a code can be sent to. */
export type LoginContact = { type: ContactType; contact: string }

/** The contact is neither a phone number nor an e-mail address. */
export class InvalidContactError extends Error {
  override name = 'InvalidContactError'
  constructor() {
    super('Invalid contact')
  }
}

/**
 * Determines whether a contact is a phone number or an e-mail address.
 *
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

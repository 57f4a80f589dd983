import { emailPattern, phonePattern } from '../contract/patterns.gen.ts'

/** The kinds of contact that can receive a one-time code. */
export type ContactType = 'phone' | 'email'

/**
 * Whether a contact is reached by SMS or by e-mail.
 *
 * @param text a contact after `normalizeContact`.
 * @returns its type, or `undefined` for what is neither a phone number (E.164) nor an e-mail address.
 */
export function contactTypeOf(text: string): ContactType | undefined {
  if (phonePattern.test(text)) return 'phone'
  return emailPattern.test(text) ? 'email' : undefined
}

import * as z from 'zod/mini'
import { zEmail, zPhone } from '../contract/schemas/openapi.gen.ts'
import { textRule } from './text-rule.ts'

/** The kinds of contact that can receive a one-time code. */
export const contactType = z.enum(['phone', 'email'])
export type ContactType = z.infer<typeof contactType>

/**
 * Whether a contact is reached by SMS or by e-mail.
 *
 * @param text a contact after `normalizeContact`.
 * @returns its type, or `undefined` for what is neither a phone number (E.164) nor an e-mail address.
 */
export function contactTypeOf(text: string): ContactType | undefined {
  if (zPhone.safeParse(text).success) return 'phone'
  return zEmail.safeParse(text).success ? 'email' : undefined
}

export const contactMessage =
  'Enter a phone number with its country code, e.g. +12025550123, or an email address, e.g. name@example.com'

/** What the login form takes: a phone number or an e-mail address, never the integer that `contact` admits. */
export const loginContact = textRule((text) => contactTypeOf(text) !== undefined, contactMessage)

import { emailPattern, phonePattern } from '../contract/patterns.gen.ts'

/** The kinds of contact that can receive a one-time code. */
export type ContactType = 'phone' | 'email'

/**
 * Whether a contact is reached by SMS or by email.
 * @param text a contact after `normalizeContact`.
 * @returns its type, or `undefined` if it is neither a phone number (E.164) nor an email address.
 */
export function contactTypeOf(text: string): ContactType | undefined {
  if (phonePattern.test(text)) return 'phone'
  return isEmail(text) ? 'email' : undefined
}

/**
 * An email address has at most 64 bytes before the `@` (RFC 5321, section 4.5.3.1). The contract's pattern cannot
 * count them.
 */
export const isEmail = (text: string) => emailPattern.test(text) && text.indexOf('@') <= 64

/**
 * The length of the longest contact (an email address has at most 254). Unicode normalization takes time that grows
 * with the square of the length, so a longer text is not normalized: a megabyte of combining marks would take minutes.
 */
const longestContact = 254

/**
 * Converts a phone number to E.164 as far as its digits allow. Normalizing twice gives the same result as once.
 *
 * With a `+`, a number that is E.164 apart from spaces, brackets, dots and dashes keeps its country. Otherwise ten
 * digits are a US number, and so are eleven digits that begin with 1. Any other digits only get a `+`.
 * @param text what was typed or pasted; full-width digits count as digits.
 * @returns the number, or the trimmed text if it is not a phone number: an email address, an IP address, a text with
 * letters or without a digit.
 */
export function normalizeContact(text: string): string {
  const typed = text.trim()
  if (typed.length > longestContact) return typed
  const folded = typed.normalize('NFKC')
  const digits = folded.replace(/\D/g, '')
  if (digits === '' || isNoPhone(folded) || ipAddress.test(folded)) return typed
  const international = `+${digits}`
  if (startsWithPlus(folded) && phonePattern.test(international)) return international
  if (digits.length === 10) return `+1${digits}`
  return international
}

/** Whether a text has letters, an at sign, or digits of another script. Stripping these would lose them. */
const isNoPhone = (folded: string) => /[\p{L}\p{N}@]/u.test(folded.replace(/\d/g, ''))

/** IPv4 as the IP rule accepts it, or a text with two colons: every IPv6 address without letters has them. */
const ipAddress = /^((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(?!$)|$)){4}$|:.*:/

/** Whether a plus sign comes before the first digit: "+49 30", and also "(+49) 30". */
const startsWithPlus = (folded: string) => folded.slice(0, folded.search(/\d/)).includes('+')

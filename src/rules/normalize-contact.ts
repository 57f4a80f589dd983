import { zPhone } from '../contract/zod.gen.ts'

/**
 * No contact is longer (an e-mail address has at most 254). Unicode normalisation takes time that grows with the square
 * of the length (a megabyte of combining marks takes minutes), so no longer text gets there.
 */
const longestContact = 254

/**
 * Brings a phone number to E.164 as far as its digits tell; the same again changes nothing.
 *
 * With a `+`, a number that is E.164 but for spaces, brackets, dots and dashes keeps its country. Otherwise ten digits are
 * a US number, eleven that begin with 1 as well, and any other digits only get a `+`.
 *
 * @param text what was typed or pasted; full-width digits count as digits.
 * @returns the number, or the text trimmed if it is no phone number: an e-mail address, an IP address, letters, no digit
 *   at all.
 */
export function normalizeContact(text: string): string {
  const typed = text.trim()
  if (typed.length > longestContact) return typed
  const folded = typed.normalize('NFKC')
  const digits = folded.replace(/\D/g, '')
  if (digits === '' || isNoPhone(folded) || ipAddress.test(folded)) return typed
  const international = `+${digits}`
  if (startsWithPlus(folded) && zPhone.safeParse(international).success) return international
  if (digits.length === 10) return `+1${digits}`
  return international
}

/** Letters, an at sign, or digits of another script, which would be lost with the punctuation. */
const isNoPhone = (folded: string) => /[\p{L}\p{N}@]/u.test(folded.replace(/\d/g, ''))

/** IPv4 as the IP rule takes it. What of IPv6 has no letters has two colons at least. */
const ipAddress = /^((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(?!$)|$)){4}$|:.*:/

/** Whether a plus stands before the first digit: "+49 30", and "(+49) 30" as well. */
const startsWithPlus = (folded: string) => folded.slice(0, folded.search(/\d/)).includes('+')

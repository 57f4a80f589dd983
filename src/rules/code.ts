import { codePattern } from '../contract/patterns.gen.ts'

/**
 * Longer than any text message or plain email with a code. Unicode normalization takes time that grows with the square
 * of the length, so a longer text is not normalized: a megabyte of combining marks would take minutes.
 */
const longestMessage = 10_000

/** Spaces, dashes, dots and invisible characters, which people and messages put between the digits. */
const ignored = /[\s.\p{Pd}\u2212\p{Cf}]+/gu

/** What separates two numbers: any other character, the end of a sentence, the end of a line. */
const ends = /[^\d\s.\p{Pd}\u2212\p{Cf}]+|\.\s|[\r\n]/u

/**
 * Reads a one-time code from a typed or pasted text: "123 456", "123-456", full-width digits, or a whole message
 * ("Table 7: your code is 123 456"). A code that occurs twice counts once, because an SMS may end in "@host #123456"
 * (WICG, "SMS one-time codes").
 */
export function readCode(text: string): string {
  const typed = text.trim()
  if (typed.length > longestMessage) return typed
  const folded = typed.normalize('NFKC')
  const all = folded.replace(ignored, '')
  if (isCode(all)) return all
  const numbers = folded.split(ends).map((part) => part.replace(ignored, ''))
  const [first, ...others] = new Set(numbers.filter(isCode))
  return first === undefined || others.length > 0 ? typed : first
}

/** Whether a text is a one-time code. */
export const isCode = (text: string): boolean => codePattern.test(text)

export const codeMessage = 'OTP must be a 6-digit code'

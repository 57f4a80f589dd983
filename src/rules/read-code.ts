import { zCode } from '../contract/zod.gen.ts'

/**
 * Longer than any text message or plain e-mail with a code. Unicode normalisation takes time that grows with the square
 * of the length (a megabyte of combining marks takes minutes), so no longer text gets there.
 */
const longestMessage = 10_000

/** Spaces, dashes, dots and invisible marks, as people and messages put them between the digits. */
const ignored = /[\s.\p{Pd}\u2212\p{Cf}]+/gu

/** Where one number ends and another may begin: any other character, the end of a sentence, the end of a line. */
const ends = /[^\d\s.\p{Pd}\u2212\p{Cf}]+|\.\s|[\r\n]/u

/**
 * Reads a one-time code from what was typed or pasted: "123 456", "123-456", full-width digits, or a whole message
 * ("Table 7: your code is 123 456"). A code that stands there twice counts once, as in an SMS that ends in
 * "@host #123456" (WICG, "SMS one-time codes").
 *
 * @returns the six digits, or the text as typed (trimmed) if it does not hold exactly one code: nothing is lost.
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

const isCode = (text: string) => zCode.safeParse(text).success

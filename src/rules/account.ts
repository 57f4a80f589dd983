import { textRule } from './text-rule.ts'

/** A user's name: 3 to 30 of the letters A to Z (either case), digits and underscores. */
export const username = textRule(
  (text) => /^[A-Za-z0-9_]{3,30}$/.test(text),
  'Username must be 3-30 characters and contain only letters, numbers, and underscores',
)

/**
 * A password: 8 to 255 characters of any kind, among them a letter and a digit of any script. Characters are Unicode
 * code points (NIST SP 800-63B, section 5.1.1.2), so an emoji is one.
 */
export const password = textRule(
  (text) => hasLetterAndDigit(text, 8, 255),
  'Password must be at least 8 characters long and contain at least one letter and one number',
)

/** A secret: 50 to 255 characters, otherwise like a password. */
export const secret = textRule(
  (text) => hasLetterAndDigit(text, 50, 255),
  'Secret must be 50-255 characters long and contain at least one letter and one number',
)

/** A slug: one or more lowercase letters a to z, digits and hyphens. */
export const slug = textRule(
  (text) => /^[a-z0-9-]+$/.test(text),
  'Slug must contain only lowercase letters, numbers, and hyphens',
)

function hasLetterAndDigit(text: string, least: number, most: number): boolean {
  // A code point is one or two UTF-16 units. A text with too many units is refused before its code points are counted.
  if (text.length > most * 2) return false
  const length = [...text].length
  return length >= least && length <= most && /\p{L}/u.test(text) && /\p{Nd}/u.test(text)
}

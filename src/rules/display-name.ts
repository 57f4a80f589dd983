import appWords from '../../contract/app-words.json' with { type: 'json' }
import { zDisplayName } from '../contract/schemas/profile.gen.ts'
import { bound, textRule, unseenInLine } from './text-rule.ts'

const pairs = Object.entries(appWords.lookalikes).flatMap(([letter, signs]) =>
  [...signs].map((sign) => [sign, letter] as const),
)
/** A capital looks like its small letter, unless the table says otherwise (Η, η). */
const letterOf = new Map([...pairs.map(([sign, letter]) => [sign.toLowerCase(), letter] as const), ...pairs])

/** The first code points of the letter-like symbols A to Z that normalization does not change. */
const pictures = [0x1f150, 0x1f170, 0x1f1e6]

/** A text as it looks at a glance: look-alikes become the letters a to z; case, marks, signs and gaps are removed. */
function skeleton(text: string): string {
  const letters = [...text.normalize('NFKD')].map((sign) => {
    const lower = sign.toLowerCase()
    const start = pictures.find((first) => ((sign.codePointAt(0) ?? 0) - first) >>> 0 < 26)
    const picture = start === undefined ? undefined : String.fromCharCode(97 + (sign.codePointAt(0) ?? 0) - start)
    const plain = picture ?? lower
    return letterOf.get(sign) ?? letterOf.get(plain) ?? plain
  })
  return letters
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd')
}

const words = new Set(appWords.words.map(skeleton))
const known = new Set(appWords.fillers.map(skeleton))
const brand = skeleton('Emberhall')
/** What separates words. A sign that can stand for a letter does not. */
const gap = /[^\p{L}\p{N}\p{M}\p{Cf}@$!|+€¢¥§†∆∀○●◯]+/u

const isWord = (text: string) => words.has(text) || words.has(text.replace(/s$/, ''))

/**
 * Whether a word of the app follows a filler word without a gap. "Theme" is "the" and "me", but it is a word of its
 * own.
 */
const isRunTogether = (text: string) =>
  [...known].some((filler) => {
    const rest = text.slice(filler.length)
    return filler.length > 2 && rest.length > 3 && text.startsWith(filler) && isWord(rest)
  })

/** Whether the app's name is in one word, or in several words in a row. */
const hasBrand = (parts: readonly string[]) =>
  parts.some(
    (part, from) => part.includes(brand) || parts.some((_, to) => parts.slice(from, to + 1).join('') === brand),
  )

/**
 * Whether a name could pass for the app's own words. It is one of them, with or without words like "the" beside it, in
 * any look-alike letters; or it contains the app's name.
 */
export function isAppWord(name: string): boolean {
  // Signs and digits at the ends may stand for letters ("$ystem") or for nothing ("Host 2").
  const bare = name.normalize('NFKD').replace(/^\P{L}+|\P{L}+$/gu, '')
  return [name, bare].some((text) => {
    const whole = skeleton(text)
    const parts = text
      .split(gap)
      .map(skeleton)
      .filter((part) => part !== '')
    if (isWord(whole) || isRunTogether(whole) || hasBrand(parts)) return true
    return parts.some(isWord) && parts.every((part) => isWord(part) || known.has(part))
  })
}

/** The name that a person is shown by: a `DisplayName` of the contract that could not pass for the app itself. */
export const displayName = textRule(
  (text) => zDisplayName.safeParse(text).success && !isAppWord(text),
  "Enter a name of 1 to 40 characters that isn't a word of the app, like “Host”.",
)

/**
 * What is wrong with a name and how to correct it, or `undefined`. Invisible characters are named, because they are
 * hard to find.
 */
export function displayNameError(name: string): string | undefined {
  if (displayName.safeParse(name).success) return undefined
  if (zDisplayName.safeParse(name).success) return "That's a word of the app. Choose another name."
  const most = bound(zDisplayName, 'max_length')
  return name !== '' && [...name].length <= most ? unseenInLine : `Enter a name of 1 to ${most} characters.`
}

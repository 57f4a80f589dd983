/**
 * Characters that change the direction of the surrounding text or end an isolate, and every combining mark after the
 * sixth on one letter. No script needs so many, and stacked marks reach into the lines above and below.
 */
const harmful = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]|(?<=\p{M}{6})\p{M}/gu

/**
 * Prepares someone's text for a sentence of the app: a question, a title, a name for a screen reader. The text is cut,
 * stays in its own line, and keeps its own direction (Unicode UAX 9, isolates).
 * @param most the most characters that are kept
 */
export function inSentence(text: string, most = 60): string {
  const plain = text.replace(harmful, '')
  const short = [...plain.slice(0, 200)].slice(0, most).join('')
  return `\u2068${short === plain ? plain : `${short}…`}\u2069`
}

/** A word of the app with a capital letter, as at the beginning of a line. */
export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

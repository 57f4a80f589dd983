/**
 * What turns the direction of the text around it, or closes what keeps it apart; and more marks upon one letter than any
 * script has: they reach into the lines around it, or are as wide as a line.
 */
const harmful = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]|(?<=\p{M}{6})\p{M}/gu

/**
 * What somebody else has written, to be put into a sentence of ours that is plain text: a question, a title, a name for
 * a screen reader. It is cut, keeps to its line, and is kept apart in its direction (Unicode UAX 9, isolates).
 *
 * @param most how many characters are left of it
 */
export function inSentence(text: string, most = 60): string {
  const plain = text.replace(harmful, '')
  const short = [...plain.slice(0, 200)].slice(0, most).join('')
  return `\u2068${short === plain ? plain : `${short}…`}\u2069`
}

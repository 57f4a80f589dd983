/** A text without case and accents, for comparison: a word of `wordsOf` is in it if it is in the text. */
export const plainOf = (text: string): string =>
  // Upper case comes first, because it turns "ß" into "SS".
  text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().toLowerCase()

/** The words of a text, without case, accents and punctuation. */
export const wordsOf = (text: string): string[] => plainOf(text).match(/[\p{L}\p{N}]+/gu) ?? []

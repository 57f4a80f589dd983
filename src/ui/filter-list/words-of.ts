/** The words of a text, without case, accents and punctuation. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '')
  // Upper case comes first, because it turns "ß" into "SS".
  return (
    plain
      .toUpperCase()
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

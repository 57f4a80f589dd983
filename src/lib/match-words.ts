/** The number of texts whose words are remembered: twice as many as a person may have games and ideas. */
const mostKnown = 5000
const known = new Map<string, readonly string[]>()

/**
 * The words of a text, without case, accents and punctuation. A search asks for the same texts at every key, so the
 * words are remembered.
 */
export function wordsOf(text: string): readonly string[] {
  const remembered = known.get(text)
  if (remembered) return remembered
  const words = readWords(text)
  if (known.size >= mostKnown) known.clear()
  known.set(text, words)
  return words
}

const readWords = (text: string): readonly string[] => plainOf(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * A text without case and accents. It contains every word of `wordsOf`, and in a long text a search of it is faster.
 */
export const plainOf = (text: string): string =>
  // Upper case comes first, because it turns "ß" into "SS".
  text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().toLowerCase()

/**
 * How well a text matches a query. Every word of the query has to be in the text, in any order. An empty query matches
 * every text. A query of punctuation alone has no words and matches none.
 * @returns 0 if each query word begins a word of the text, 1 if one is only inside a word, `undefined` if one is
 * missing
 */
export function rankMatch(query: string, text: string): 0 | 1 | undefined {
  const wanted = wordsOf(query)
  const there = wordsOf(text)
  const all = (fits: (word: string, part: string) => boolean) =>
    wanted.every((part) => there.some((word) => fits(word, part)))
  if (wanted.length === 0) return query.trim() === '' ? 0 : undefined
  if (all((word, part) => word.startsWith(part))) return 0
  return all((word, part) => word.includes(part)) ? 1 : undefined
}

/** A part of a text, and whether a query matches it. */
export type MatchedPart = { text: string; isMatch: boolean }

/**
 * The parts of a text in order; joined, they are the text. A word of the query is matched where words of the text begin
 * with it, or else once inside a word.
 */
export function partsOfMatch(query: string, text: string): MatchedPart[] {
  const letters = [...text].map((letter) => ({ letter, plain: plainOf(letter) }))
  const plain = letters.map((one) => one.plain).join('')
  const matched = new Set<number>()
  for (const word of wordsOf(query)) {
    const starts = [...plain.matchAll(RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'gu'))].map(({ index }) => index)
    for (const start of starts.length > 0 ? starts : [plain.indexOf(word)].filter((index) => index >= 0))
      for (let at = start; at < start + word.length; at++) matched.add(at)
  }
  const parts: MatchedPart[] = []
  let at = 0
  for (const { letter, plain } of letters) {
    const last = parts.at(-1)
    // An accent belongs to the letter before it.
    const isMatch = plain ? matched.has(at) : (last?.isMatch ?? false)
    if (last?.isMatch === isMatch) last.text += letter
    else parts.push({ text: letter, isMatch })
    at += plain.length
  }
  return parts
}

/**
 * The items whose text matches a query, the best match first. Equal matches keep their order.
 * @param isLast whether an item comes after all others
 */
export function findMatches<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
  isLast: (item: Item) => boolean = () => false,
): Item[] {
  return items
    .flatMap((item) => {
      const rank = rankMatch(query, textOf(item))
      return rank === undefined ? [] : [{ item, rank: rank + (isLast(item) ? 2 : 0) }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

/**
 * Whether a typed name is the expected one. Case, surrounding spaces and the shape of quotes and dashes do not count,
 * because no keyboard has them all. Invisible characters do not count, because nobody can type them.
 */
export function isSameName(typed: string, expected: string): boolean {
  return plain(typed) === plain(expected)
}

function plain(name: string): string {
  const letters = name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[‘’‚′`´]/g, "'")
    .replace(/[“”„″«»]/g, '"')
    .replace(/\p{Dash_Punctuation}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
  // Upper case comes first, so that "ß" equals "ss".
  return letters.toUpperCase().toLowerCase()
}

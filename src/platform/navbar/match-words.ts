import { wordsOf } from '../../ui/filter-list/words-of.ts'

/** Texts whose words are kept: as many as somebody may have games, twice over. */
const mostKnown = 1000
const known = new Map<string, string[]>()

/** Each key asks for the words of the same texts again. */
function knownWordsOf(text: string): string[] {
  const words = known.get(text) ?? wordsOf(text)
  if (known.size >= mostKnown) known.clear()
  known.set(text, words)
  return words
}

/**
 * How well a text matches a query. Every word of the query has to be in the text, in any order.
 *
 * @returns 0 if each query word begins a word of the text, 1 if one is only inside a word, `undefined` if one is missing
 */
export function rankMatch(query: string, text: string): 0 | 1 | undefined {
  const wanted = knownWordsOf(query)
  const there = knownWordsOf(text)
  const all = (fits: (word: string, part: string) => boolean) =>
    wanted.every((part) => there.some((word) => fits(word, part)))
  if (wanted.length === 0) return query.trim() === '' ? 0 : undefined
  if (all((word, part) => word.startsWith(part))) return 0
  return all((word, part) => word.includes(part)) ? 1 : undefined
}

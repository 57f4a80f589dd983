import { wordsOf } from '../../ui/filter-list/words-of.ts'

/**
 * How well a text matches a query. Every word of the query has to be in the text, in any order.
 *
 * @returns 0 if each query word begins a word of the text, 1 if one is only inside a word, `undefined` if one is missing
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

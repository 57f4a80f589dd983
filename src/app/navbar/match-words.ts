import { wordsOf } from '../../ui/filter-list/words-of.ts'

/** The number of texts whose words are cached: twice the number of games and ideas that a person may have. */
const mostKnown = 5000
const known = new Map<string, string[]>()

/** Each key press needs the words of the same texts again. */
function knownWordsOf(text: string): string[] {
  const words = known.get(text) ?? wordsOf(text)
  if (known.size >= mostKnown) known.clear()
  known.set(text, words)
  return words
}

/** Whether a text can be found: a text of signs alone cannot. */
export const hasWords = (text: string): boolean => knownWordsOf(text).length > 0

/**
 * How well a text matches a query. Every word of the query must be in the text, in any order.
 * @returns 0 if each query word begins a word of the text, 1 if one is only inside a word, `undefined` if one is
 * missing
 *
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

/** The most suggestions of one kind. */
const mostFound = 6

type Search<Item> = {
  textOf: (item: Item) => string
  /** Of several items with the same key, only one is suggested. */
  keyOf: (item: Item) => string
  /** Whether an item comes after all others. */
  isLast?: (item: Item) => boolean
}

/** The items whose text matches a query, the best match first, in their order otherwise. */
export function findBest<Item>(
  items: readonly Item[],
  query: string,
  { textOf, keyOf, isLast = () => false }: Search<Item>,
): Item[] {
  const ranked = items
    .flatMap((item) => {
      const rank = rankMatch(query, textOf(item))
      return rank === undefined ? [] : [{ item, rank: rank + (isLast(item) ? 2 : 0) }]
    })
    .sort((a, b) => a.rank - b.rank)
  const found = new Map<string, Item>()
  for (const { item } of ranked) {
    if (!found.has(keyOf(item))) found.set(keyOf(item), item)
    if (found.size === mostFound) break
  }
  return [...found.values()]
}

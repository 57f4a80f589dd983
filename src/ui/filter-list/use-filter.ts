import { useDeferredValue, useMemo } from 'react'
import { wordsOf } from './words-of.ts'

/**
 * Finds the items that contain every word of a query, in any order. Case, accents and punctuation do not count. The
 * result may lag behind the query: typing comes first.
 *
 * @param textOf the text of an item that is searched. Declare it outside of the component or memoise it: it is called
 *   for each item whenever it or the items change.
 * @returns whether each item is shown, how many are, and the query that this result is for
 */
export function useFilter<Item>(items: readonly Item[], textOf: (item: Item) => string, query: string) {
  const current = useDeferredValue(query)
  const texts = useMemo(() => items.map((item) => wordsOf(textOf(item)).join(' ')), [items, textOf])
  const isShown = useMemo(() => {
    const wanted = wordsOf(current)
    // A query of nothing but signs has no word, and finds nothing.
    if (wanted.length === 0 && current.trim() !== '') return texts.map(() => false)
    return texts.map((text) => wanted.every((word) => text.includes(word)))
  }, [texts, current])
  return { isShown, shown: isShown.filter(Boolean).length, query: current }
}

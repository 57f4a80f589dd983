import { useDeferredValue, useMemo, useState } from 'react'
import { wordsOf } from './words-of.ts'

/** How many rows are shown first, and more at a time. Two to six columns end in a full row. */
const step = 60

/** What a filter found. */
export type Found<Item> = {
  /** Whether each item is shown: a row more would make each key press slower. */
  isShown: readonly boolean[]
  /** How many items match, shown or not. */
  found: number
  /** Whether some of those are not shown yet. */
  hasMore: boolean
  /** Shows more of those that match, also of those that are yet to come. */
  showMore: () => void
  /** The first item that `showMore` brought. */
  fresh: Item | undefined
  /** The query that this is for. */
  query: string
}

/**
 * Finds the items that contain every word of a query, in any order. Case, accents and punctuation do not count. The
 * result may lag behind the query: typing comes first.
 *
 * @param textOf the text of an item that is searched. Declare it outside of the component or memoise it: it is called
 *   for each item whenever it or the items change.
 */
export function useFilter<Item>(items: readonly Item[], textOf: (item: Item) => string, query: string): Found<Item> {
  const current = useDeferredValue(query)
  const [part, setPart] = useState({ query: current, most: step })
  const most = part.query === current ? part.most : step
  const texts = useMemo(() => items.map((item) => wordsOf(textOf(item)).join(' ')), [items, textOf])
  const matching = useMemo(() => findIn(texts, current), [texts, current])
  const isShown = useMemo(() => {
    const shown = new Set(matching.slice(0, most))
    return texts.map((_, at) => shown.has(at))
  }, [texts, matching, most])
  const found = matching.length
  return {
    isShown,
    found,
    hasMore: found > most,
    showMore: () => setPart({ query: current, most: Math.min(found, most) + step }),
    fresh: most > step ? items[matching[most - step] ?? -1] : undefined,
    query: current,
  }
}

/** The indexes of the texts that contain every word of a query. */
function findIn(texts: readonly string[], query: string): number[] {
  const wanted = wordsOf(query)
  // A query of nothing but signs has no word, and finds nothing.
  if (wanted.length === 0 && query.trim() !== '') return []
  return texts.flatMap((text, at) => (wanted.every((word) => text.includes(word)) ? at : []))
}

import { useDeferredValue, useMemo, useState } from 'react'
import { plainOf, wordsOf } from '../../lib/match-words.ts'

/** How many rows are shown first, and more at a time. Two to six columns end in a full row. */
const rows = 60

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
 *   for each item when something is searched, and again once it or the items change.
 * @param step how many are shown first, and more at a time
 * @param isHeld whether an item that matches is shown however many come before it. Memoise it.
 */
export function useFilter<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  query: string,
  step = rows,
  isHeld?: (item: Item) => boolean,
): Found<Item> {
  const current = useDeferredValue(query)
  const [part, setPart] = useState({ query: current, most: step })
  const most = part.query === current ? part.most : step
  const find = useMemo(() => finderIn(items, textOf), [items, textOf])
  const matching = useMemo(() => find(current), [find, current])
  const isShown = useMemo(() => {
    const shown = new Set(matching.slice(0, most))
    for (const at of matching) if (isHeld?.(items[at] as Item)) shown.add(at)
    return items.map((_, at) => shown.has(at))
  }, [items, matching, most, isHeld])
  const found = matching.length
  return {
    isShown,
    found,
    hasMore: matching.some((at) => !isShown[at]),
    showMore: () => setPart({ query: current, most: Math.min(found, most) + step }),
    fresh: most > step ? items[matching[most - step] ?? -1] : undefined,
    query: current,
  }
}

/**
 * A function that gives the indexes of the items that contain every word of a query. The texts are read with the first
 * word: a list that opens does without them.
 */
export function finderIn<Item>(items: readonly Item[], textOf: (item: Item) => string) {
  let texts: string[] | undefined
  return (query: string): number[] => {
    const wanted = wordsOf(query)
    if (wanted.length === 0) {
      // A query of nothing but signs has no word, and finds nothing.
      return query.trim() === '' ? [...items.keys()] : []
    }
    texts ??= items.map((item) => plainOf(textOf(item)))
    return texts.flatMap((text, at) => (wanted.every((word) => text.includes(word)) ? at : []))
  }
}

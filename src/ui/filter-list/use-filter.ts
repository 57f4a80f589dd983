import { useDeferredValue, useMemo, useState } from 'react'
import { plainOf, wordsOf } from '../../lib/match-words.ts'

/** The number of rows that are shown first and then added at a time. It fills whole lines of two to six columns. */
const rows = 60

/** The result of a filter. */
export type Found<Item> = {
  /** Whether each item is shown. The number is limited, because each row slows every key press. */
  isShown: readonly boolean[]
  /** The number of matching items, shown or not. */
  found: number
  /** Whether some matching items are not shown yet. */
  hasMore: boolean
  /** Shows more matching items, including items that arrive later. */
  showMore: () => void
  /** The first item that `showMore` added. */
  fresh: Item | undefined
  /** The query of this result. */
  query: string
}

/**
 * Finds the items that contain every word of a query, in any order. Case, accents and punctuation do not count. The
 * result may lag behind the query, because typing has priority.
 * @param textOf the text of an item that is searched. Declare it outside of the component or memoize it. It is called
 * for each item at the first search, and again when it or the items change.
 * @param step the number of items that are shown first and then added at a time
 * @param isHeld whether a matching item is shown at any position in the list. Memoize it.
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

/** The number of matches in a sentence. @param noun the word for one item, and for many */
export function matchesInWords(count: number, [one, many]: readonly [string, string], query: string): string {
  return `${count === 1 ? `1 ${one} matches` : `${count || 'No'} ${many} match`} “${query}”.`
}

/**
 * Makes a function that returns the indexes of the items that contain every word of a query. The texts are read at the
 * first search, so that a list opens faster.
 */
export function finderIn<Item>(items: readonly Item[], textOf: (item: Item) => string) {
  let texts: string[] | undefined
  return (query: string): number[] => {
    const wanted = wordsOf(query)
    if (wanted.length === 0) {
      // A query of punctuation alone has no word and finds nothing.
      return query.trim() === '' ? [...items.keys()] : []
    }
    texts ??= items.map((item) => plainOf(textOf(item)))
    return texts.flatMap((text, at) => (wanted.every((word) => text.includes(word)) ? at : []))
  }
}

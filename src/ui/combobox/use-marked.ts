import { useState } from 'react'

/**
 * Which option of a combobox is marked, and what its keys do to the mark. A mark is for one query, and stays while more
 * options come.
 *
 * @param values the values of the options, in their order
 * @param first the value that is marked until a key marks another
 */
export function useMarked(values: readonly string[], query: string, first: string | undefined) {
  const [mark, setMark] = useState({ query, value: first })
  const at = mark.query === query && mark.value !== undefined ? values.indexOf(mark.value) : -1
  if (at < 0 && first !== undefined && values.includes(first)) setMark({ query, value: first })
  const markAt = (place: number) => setMark({ query, value: values[place] })
  return {
    /** The value of the marked option; `undefined` while none is. */
    marked: values[at],
    /** Marks the next or the previous option; after the last comes the first. */
    go: (step: 1 | -1) => {
      const beside = step === 1 ? 0 : values.length - 1
      markAt(at < 0 ? beside : (at + step + values.length) % values.length)
    },
    /** Marks the option so many places further, or the last there is. */
    leap: (by: number) => markAt(Math.max(0, Math.min(values.length - 1, at + by))),
    /** Forgets what a key has marked. */
    unmark: () => setMark({ query, value: undefined }),
  }
}

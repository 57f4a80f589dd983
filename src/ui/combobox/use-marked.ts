import { useState } from 'react'

/**
 * The marked option of a combobox, and the functions that its keys call. A mark belongs to one query, and stays while
 * more options arrive.
 * @param values the values of the options, in order
 * @param first the value that is marked until a key marks another one
 */
export function useMarked(values: readonly string[], query: string, first: string | undefined) {
  const [mark, setMark] = useState({ query, value: first })
  const at = mark.query === query && mark.value !== undefined ? values.indexOf(mark.value) : -1
  if (at < 0 && first !== undefined && values.includes(first)) setMark({ query, value: first })
  const markAt = (place: number) => setMark({ query, value: values[place] })
  return {
    /** The value of the marked option; `undefined` if none is marked. */
    marked: values[at],
    /** Marks the next or the previous option. After the last one comes the first. */
    go: (step: 1 | -1) => {
      const beside = step === 1 ? 0 : values.length - 1
      markAt(at < 0 ? beside : (at + step + values.length) % values.length)
    },
    /** Moves the mark by this many options, at most to the first or the last one. */
    leap: (by: number) => markAt(Math.max(0, Math.min(values.length - 1, at + by))),
    /** Removes the mark that a key has set. */
    unmark: () => setMark({ query, value: undefined }),
  }
}

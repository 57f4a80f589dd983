import { wordsOf } from '../filter-list/words-of.ts'

/** One of the answers to choose from. */
export type ComboboxOption = {
  /** The value for `onChange`. */
  value: string
  /** The text, which is searched. */
  label: string
}

/**
 * The options that contain every word of a query, in any order; those in which each begins a word come first. Case,
 * accents and punctuation do not count.
 */
export function findOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const wanted = wordsOf(query)
  if (wanted.length === 0) return query.trim() === '' ? options : []
  const found = options
    .map((option) => ({ option, words: wordsOf(option.label) }))
    .filter(({ words }) => wanted.every((part) => words.some((word) => word.includes(part))))
  const isFirst = ({ words }: { words: string[] }) =>
    wanted.every((part) => words.some((word) => word.startsWith(part)))
  return found.sort((a, b) => Number(isFirst(b)) - Number(isFirst(a))).map(({ option }) => option)
}

// The formats are made when they are first used: the browser's first one takes as long as a small script.
let figures: Intl.NumberFormat | undefined
let list: Intl.ListFormat | undefined

/** A number with its thousands apart and a true minus: "4,000", "−7". */
export function inFigures(value: number): string {
  figures ??= new Intl.NumberFormat('en-US')
  return figures.format(value).replace('-', '−')
}

/** "Ash", "Ash and Wren", "Ash, Wren, and Linden". */
export function inList(words: Iterable<string>): string {
  list ??= new Intl.ListFormat('en-US')
  return list.format(words)
}

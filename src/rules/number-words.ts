const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** Writes a whole number as a sentence does: in words up to twelve, in digits beyond. */
export const inWords = (count: number): string => words[count] ?? String(count)

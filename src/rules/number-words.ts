const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** A whole number in words up to twelve, as a sentence has it; in digits beyond. */
export const inWords = (count: number): string => words[count] ?? String(count)

/**
 * How long a text is: its code points, as JSON Schema counts them and so the contract. In UTF-16, as `length` counts, an
 * emoji is two or more.
 */
export const countCharacters = (text: string): number => [...text].length

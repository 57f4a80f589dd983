/** With a long limit the count is shown from here on. */
const near = 50

/**
 * Says how many characters are left, from a tenth of the limit or fifty characters on, whichever is less.
 *
 * @returns undefined while more are left
 */
export function charactersLeft(length: number, limit: number): string | undefined {
  const left = limit - length
  if (left > Math.min(near, Math.ceil(limit / 10))) return undefined
  const count = Math.abs(left)
  const characters = count === 1 ? 'character' : 'characters'
  return left < 0 ? `${count} ${characters} too many` : `${count} ${characters} left`
}

/**
 * How long a text is: its code points, as JSON Schema counts them and so the contract. In UTF-16, as `length` counts, an
 * emoji is two or more.
 */
export const countCharacters = (text: string): number => [...text].length

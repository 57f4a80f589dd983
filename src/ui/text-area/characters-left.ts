/** The most remaining characters at which the count of a long limit is shown. */
const near = 50

/**
 * The number of remaining characters, in words, once it is at most a tenth of the limit and at most fifty.
 * @returns `undefined` while more remain
 */
export function charactersLeft(length: number, limit: number): string | undefined {
  const left = limit - length
  if (left > Math.min(near, Math.ceil(limit / 10))) return undefined
  const count = Math.abs(left)
  const characters = count === 1 ? 'character' : 'characters'
  return left < 0 ? `${count} ${characters} too many` : `${count} ${characters} left`
}

/**
 * The length of a text in code points, as JSON Schema and the contract count it. In UTF-16 code units, as `length`
 * counts, an emoji has two or more.
 */
export const countCharacters = (text: string): number => [...text].length

/** The count is shown from where so few are left, at most. */
const near = 50

/**
 * Says how many characters are left, once that is worth saying: where a tenth of the limit is left, or fifty characters
 * of a long one. Counted as JavaScript counts, in units of UTF-16: where somebody else counts an emoji as one, there is room to spare.
 *
 * @returns undefined while there is plenty of room
 */
export function charactersLeft(length: number, limit: number): string | undefined {
  const left = limit - length
  if (left > Math.min(near, Math.ceil(limit / 10))) return undefined
  const count = Math.abs(left)
  const characters = count === 1 ? 'character' : 'characters'
  return left < 0 ? `${count} ${characters} too many` : `${count} ${characters} left`
}

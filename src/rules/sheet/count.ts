/** The least and the most that a number or a track may be. */
export type Bounds = { min?: number | undefined; max?: number | undefined }

/** A change of a count: by a difference, or to a value. */
export type CountChange = { add: number } | { set: number }

/** A number as it is typed, without white space and the commas of thousands. A dash is a minus. */
export const bareNumber = (typed: string): string => typed.replace(/\s|,(?=\d{3}(?:,|$))/gu, '').replace(/[−–]/g, '-')

/**
 * Reads what is typed into a count: `-7` and `+3` change it by so much, `12` sets it, and `=-7` sets it below zero.
 * @param over the number that was typed over. The true minus of one below zero is not a key: it was left there, so that
 *   the text is a number, too.
 * @returns undefined for anything else
 */
export function parseCount(typed: string, over: number): CountChange | undefined {
  const [, equals, sign, digits] = /^(=?)([+-]?)(\d{1,7})$/.exec(bareNumber(typed)) ?? []
  if (digits === undefined) return undefined
  const value = Number(digits) * (sign === '-' ? -1 : 1)
  const isNumber = equals || !sign || (over < 0 && typed.trimStart().startsWith('−'))
  // Adding 0 changes nothing, and neither does `-0`.
  return isNumber ? { set: value || 0 } : { add: value || 0 }
}

/** A value within its bounds. */
export const withinBounds = (value: number, { min, max }: Bounds): number =>
  Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, value))

/**
 * Changes a count. A difference stops at the bounds, and `applied` is what is left of it. A value that is outside of
 * its bounds already does not jump: a difference away from them changes nothing.
 */
export function applyDifference(value: number, add: number, bounds: Bounds): { value: number; applied: number } {
  const wanted = withinBounds(value + add, bounds)
  const next = add < 0 ? Math.min(value, wanted) : Math.max(value, wanted)
  return { value: next, applied: next - value }
}

/** A difference as it is read: `+3`, `−7`, `0`. */
export const signed = (add: number): string => (add < 0 ? `−${-add}` : add > 0 ? `+${add}` : '0')

/** The health of a sheet: the first track with its label. */
export const healthOf = <Block extends { kind: string; label: string }>(
  blocks: readonly Block[],
  health: string | null | undefined,
) =>
  blocks.find((block): block is Extract<Block, { kind: 'track' }> => block.kind === 'track' && block.label === health)

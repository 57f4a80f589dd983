/** The middle value; for an even count, the mean of the two middle values. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  if (upper === undefined) throw new Error('Nothing was measured.')
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

/** The smallest value that at least `share` (0 to 1) of all values do not exceed. */
export function percentile(values: number[], share: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1]
  if (value === undefined) throw new Error('Nothing was measured.')
  return value
}

export const sum = (values: number[]) => values.reduce((total, each) => total + each, 0)

/** How many times as long the one takes as the other, to two places. */
export const ratioOfMedians = (times: number[], others: number[]) =>
  Math.round((percentile(times, 0.5) / percentile(others, 0.5)) * 100) / 100

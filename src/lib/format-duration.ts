const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** A span of time in words: "3 hours", "1 hour 30 minutes". */
export function formatDuration(minutes: number): string {
  const parts = [
    { count: Math.floor(minutes / 60), unit: 'hour' },
    { count: minutes % 60, unit: 'minute' },
  ]
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, unit }) => counted(count, unit))
    .join(' ')
}

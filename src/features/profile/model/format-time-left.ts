/**
 * Formats a time left: days and hours, hours and minutes, or minutes and seconds.
 *
 * @param milliseconds less than zero counts as zero
 */
export function formatTimeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ]
  if (days > 0) return `${days} d ${hours} h`
  if (hours > 0) return `${hours} h ${minutes} min`
  return `${minutes} min ${seconds % 60} s`
}

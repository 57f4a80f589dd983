/** The time zone of this device, which is where most people play. */
export const guessedTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** The time zones that the browser knows, in the order of their names, with one that may not be among them. */
export function timeZones(current: string): string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return [...new Set(['UTC', ...known, current])].filter(Boolean).sort()
}

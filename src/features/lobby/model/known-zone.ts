import { zoneName } from '../../../lib/zone-name.ts'

/** A time zone, or UTC in place of one that this browser does not know, a new one perhaps. */
export function knownZone(timeZone: string): string {
  try {
    new Intl.DateTimeFormat(undefined, { timeZone })
    return timeZone
  } catch {
    return 'UTC'
  }
}

/** The zone by which times are shown and typed, as a person reads it: "America/New York". */
export function zoneInWords(zone: string): string {
  const name = zoneName(zone)
  return knownZone(zone) === zone ? name : `UTC, as this browser does not know ${name}`
}

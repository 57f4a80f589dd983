import { knownZone } from './known-zone.ts'
import type { Temporal } from './temporal.ts'

/** What a time on the clocks of a zone stands for. Moments are RFC 3339 in UTC. */
export type Reading =
  /** One moment, as nearly always. */
  | { kind: 'once'; at: string }
  /** None: the clocks go forward over it. `at` is as much later as they do, and `shown` what the clocks show then. */
  | { kind: 'never'; at: string; shown: string }
  /** Two: the clocks go back over it. Before they do, and after. */
  | { kind: 'twice'; first: string; second: string }

/**
 * Reads a time on the clocks of a zone, as a `datetime-local` field gives it (`2026-11-27T20:00`).
 *
 * @returns `undefined` where it is no time
 */
export function readClock(temporal: Temporal, clock: string, zone: string): Reading | undefined {
  try {
    const plain = temporal.PlainDateTime.from(clock)
    const known = knownZone(zone)
    const earlier = plain.toZonedDateTime(known, { disambiguation: 'earlier' })
    const later = plain.toZonedDateTime(known, { disambiguation: 'later' })
    const at = later.toInstant().toString()
    if (earlier.equals(later)) return { kind: 'once', at }
    if (later.toPlainDateTime().equals(plain))
      return { kind: 'twice', first: earlier.toInstant().toString(), second: at }
    return { kind: 'never', at, shown: toMinutes(later.toPlainDateTime()) }
  } catch {
    return undefined
  }
}

/** What the clocks of a zone show at a moment, for a `datetime-local` field. */
export const clockAt = (temporal: Temporal, at: string, zone: string): string =>
  toMinutes(temporal.Instant.from(at).toZonedDateTimeISO(knownZone(zone)).toPlainDateTime())

/** The same time a number of days later, by the calendar: over a change of the clocks it stays the same time. */
export const daysLater = (temporal: Temporal, clock: string, days: number): string =>
  toMinutes(temporal.PlainDateTime.from(clock).add({ days }))

/** Eight in the evening a week from today: most groups meet in the evening. */
export function proposedClock(temporal: Temporal, now: number, zone: string): string {
  const today = clockAt(temporal, new Date(now).toISOString(), zone)
  return daysLater(temporal, `${today.slice(0, 10)}T20:00`, 7)
}

const toMinutes = (time: { toString: (options: { smallestUnit: 'minute' }) => string }) =>
  time.toString({ smallestUnit: 'minute' })

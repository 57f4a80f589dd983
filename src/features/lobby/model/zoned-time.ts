import type { Temporal } from 'temporal-polyfill'
import { cityName } from '../../../lib/times.ts'
import { yearsAhead } from '../../../rules/limits.ts'
import type { TypedDate } from './drafts.ts'

/** The two classes of `Temporal` that are used here. */
export type TemporalApi = Pick<typeof Temporal, 'Instant' | 'PlainDateTime'>

/** The browser's `Temporal`, or the polyfill, which loads if there is none. */
export async function loadTemporal(): Promise<TemporalApi> {
  const native = (globalThis as { Temporal?: TemporalApi }).Temporal
  return native ?? (await import('temporal-polyfill')).Temporal
}

/** A time zone; UTC if this browser does not know it, because the zone is newer. */
export function knownZone(timeZone: string): string {
  try {
    new Intl.DateTimeFormat(undefined, { timeZone })
    return timeZone
  } catch {
    return 'UTC'
  }
}

/** The zone in which times are shown and typed, as a person says it: "New York". */
export function zoneInWords(zone: string): string {
  const name = cityName(zone)
  return knownZone(zone) === zone ? name : `UTC (this browser doesn't know ${name})`
}

/** The moments that a local time in a zone stands for, RFC 3339 in UTC. */
export type Reading =
  /** One moment, as in nearly every case. */
  | { kind: 'once'; at: string }
  /** No moment, because the clocks skip it. `at` is shifted by the skipped time, and `shown` is its local time. */
  | { kind: 'never'; at: string; shown: string }
  /** Two moments, because the clocks repeat it. */
  | { kind: 'twice'; first: string; second: string }

/**
 * Reads a local time in a zone, as a `datetime-local` field gives it (`2026-11-27T20:00`).
 * @returns `undefined` if it is invalid
 */
export function readLocalTime(temporal: TemporalApi, localTime: string, zone: string): Reading | undefined {
  try {
    const plain = temporal.PlainDateTime.from(localTime)
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

/** The local time in a zone at a moment, for a `datetime-local` field. */
export const localTimeAt = (temporal: TemporalApi, at: string, zone: string): string =>
  toMinutes(temporal.Instant.from(at).toZonedDateTimeISO(knownZone(zone)).toPlainDateTime())

/** The same local time some days later. A clock change in between does not change it. */
export const daysLater = (temporal: TemporalApi, localTime: string, days: number): string =>
  toMinutes(temporal.PlainDateTime.from(localTime).add({ days }))

/** The first time that a form proposes: eight in the evening a week from now, because most groups meet in the evening. */
export function proposedLocalTime(temporal: TemporalApi, now: number, zone: string): string {
  const today = localTimeAt(temporal, new Date(now).toISOString(), zone)
  return daysLater(temporal, `${today.slice(0, 10)}T20:00`, 7)
}

const toMinutes = (time: { toString: (options: { smallestUnit: 'minute' }) => string }) =>
  time.toString({ smallestUnit: 'minute' })

/** The moment that a typed date stands for, RFC 3339 in UTC; `undefined` if it is invalid. */
export function momentOf(temporal: TemporalApi, { localTime, which }: TypedDate, zone: string): string | undefined {
  const reading = readLocalTime(temporal, localTime, zone)
  return reading?.kind === 'twice' ? reading[which] : reading?.at
}

/** The inverse of `momentOf`: what a person would type for a moment. */
export function toTypedDate(temporal: TemporalApi, at: string, zone: string): TypedDate {
  const localTime = localTimeAt(temporal, at, zone)
  const reading = readLocalTime(temporal, localTime, zone)
  const isSecond = reading?.kind === 'twice' && Date.parse(at) >= Date.parse(reading.second)
  return { localTime, which: isSecond ? 'second' : 'first' }
}

type Check = { temporal: TemporalApi; zone: string; now: number }

/**
 * The errors of dates and how to fix them, in their order; `undefined` for a valid one.
 * @param now the server's time, Unix milliseconds
 */
export function dateErrors(dates: readonly TypedDate[], { temporal, zone, now }: Check): (string | undefined)[] {
  const moments = dates.map((date) => momentOf(temporal, date, zone))
  const last = new Date(now)
  last.setUTCFullYear(last.getUTCFullYear() + yearsAhead)
  return moments.map((moment, at) => {
    if (!moment) return 'Choose a day and a time.'
    const time = Date.parse(moment)
    if (time <= now) return 'Choose a time in the future.'
    if (time > last.getTime()) return `Choose a time within ${yearsAhead} years.`
    return moments.indexOf(moment) < at ? "You've already entered this time." : undefined
  })
}

import { yearsAhead } from '../../../rules/lobby-limits.ts'
import type { TypedDate } from './schedule-drafts.ts'
import type { Temporal } from './temporal.ts'
import { clockAt, readClock } from './zoned-time.ts'

/** What a typed date stands for, RFC 3339 in UTC; `undefined` where it is no time. */
export function momentOf(temporal: Temporal, { clock, turn }: TypedDate, zone: string): string | undefined {
  const reading = readClock(temporal, clock, zone)
  return reading?.kind === 'twice' ? reading[turn] : reading?.at
}

/** A moment as it is typed: of a time that comes twice, the one that it is. */
export function typedAt(temporal: Temporal, at: string, zone: string): TypedDate {
  const clock = clockAt(temporal, at, zone)
  const reading = readClock(temporal, clock, zone)
  const isSecond = reading?.kind === 'twice' && Date.parse(at) >= Date.parse(reading.second)
  return { clock, turn: isSecond ? 'second' : 'first' }
}

type Check = { temporal: Temporal; zone: string; now: number }

/**
 * What is wrong with dates, and how to mend it, in their order; `undefined` for each that is right.
 *
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
    return moments.indexOf(moment) < at ? 'This time stands above already.' : undefined
  })
}

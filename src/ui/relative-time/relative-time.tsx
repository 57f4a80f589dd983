import { memo, useEffect, useReducer } from 'react'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** The units, largest first. Months and years have their average length. */
const units = [
  { unit: 'year', ms: 365.25 * day },
  { unit: 'month', ms: 30.44 * day },
  { unit: 'day', ms: day },
  { unit: 'hour', ms: hour },
  { unit: 'minute', ms: minute },
] as const

/** The words are in English, like the texts around them (WCAG 3.1.2). */
const format = new Intl.RelativeTimeFormat('en')

/** Days have names: "tomorrow", "yesterday". */
const dayFormat = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** The midnight that begins the day of a moment, or a later day; in this browser's zone, Unix milliseconds. */
const midnight = (at: number, later = 0) => new Date(at).setHours(24 * later, 0, 0, 0)

/** A text, and the milliseconds until it changes. */
export type RelativeText = { text: string; changesIn: number }

/**
 * How long ago or how far ahead a time is: "2 minutes ago", "in 3 days", "just now". It rounds down, but days are
 * those of the calendar: on Thursday morning, Sunday evening is "in 3 days", and so it is on Thursday night.
 *
 * @param at the described time, Unix milliseconds
 * @param now the current time, Unix milliseconds
 */
export function toRelative(at: number, now: number): RelativeText {
  const distance = Math.abs(at - now)
  const isAhead = at > now
  const found = units.find(({ ms }) => distance >= ms)
  if (!found) {
    // A future time becomes "just now" before it becomes "1 minute ago".
    return isAhead
      ? { text: 'in less than a minute', changesIn: distance }
      : { text: 'just now', changesIn: minute - distance }
  }
  if (found.unit === 'day') {
    // A day with a change of the clocks is an hour longer or shorter.
    const days = Math.max(1, Math.round(Math.abs(midnight(at) - midnight(now)) / day))
    const unitEnds = isAhead ? distance - day + 1 : largerFrom(day) - distance
    return {
      text: dayFormat.format(isAhead ? days : -days, 'day'),
      changesIn: Math.min(midnight(now, 1) - now, unitEnds),
    }
  }
  const count = Math.floor(distance / found.ms)
  const text = format.format(isAhead ? count : -count, found.unit)
  return { text, changesIn: isAhead ? distance - count * found.ms + 1 : nextStep(distance, count, found.ms) }
}

/** Milliseconds until the count grows by one, or until the next larger unit starts, whichever is first. */
const nextStep = (distance: number, count: number, ms: number): number =>
  Math.min((count + 1) * ms, largerFrom(ms)) - distance

/** The distance from which the next larger unit counts. */
const largerFrom = (ms: number): number => units.findLast((unit) => unit.ms > ms)?.ms ?? Number.POSITIVE_INFINITY

export type RelativeTimeProps = {
  /** The time, as RFC 3339: `2026-11-22T09:00:00Z`. */
  at: string
}

/** Milliseconds. A wait of 2^31 or more would end at once. */
const longestWait = 24 * 60 * 60 * 1000

/** The exact time, in the format of the browser's language. */
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' })

/** How long ago or ahead a time is, in words. The text updates itself, at most once a minute. */
export const RelativeTime = memo(function RelativeTime({ at }: RelativeTimeProps) {
  const [, renew] = useReducer((count: number) => count + 1, 0)
  const time = Date.parse(at)
  const { text, changesIn } = toRelative(time, Date.now())
  // There are no dependencies, so each render computes again when the text changes.
  useEffect(() => {
    const timer = setTimeout(renew, Math.min(changesIn, longestWait))
    return () => clearTimeout(timer)
  })
  return (
    <time dateTime={at} title={exact.format(time)}>
      {text}
    </time>
  )
})

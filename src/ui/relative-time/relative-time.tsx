import { memo, useEffect, useState } from 'react'

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

/** The midnight that begins the day of a moment; in this browser's zone, Unix milliseconds. */
const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0)

/**
 * How long ago or how far ahead a time is: "2 minutes ago", "in 3 days", "just now". It rounds down, but days are
 * those of the calendar: on Thursday morning, Sunday evening is "in 3 days", and so it is on Thursday night.
 *
 * @param at the described time, Unix milliseconds
 * @param now the current time, Unix milliseconds
 */
export function toRelative(at: number, now: number): string {
  const distance = Math.abs(at - now)
  const isAhead = at > now
  const found = units.find(({ ms }) => distance >= ms)
  if (!found) return isAhead ? 'in less than a minute' : 'just now'
  if (found.unit === 'day') {
    // A day with a change of the clocks is an hour longer or shorter.
    const days = Math.max(1, Math.round(Math.abs(midnight(at) - midnight(now)) / day))
    return days === 1 ? (isAhead ? 'tomorrow' : 'yesterday') : inWords(days, 'day', isAhead)
  }
  return inWords(Math.floor(distance / found.ms), found.unit, isAhead)
}

function inWords(count: number, unit: string, isAhead: boolean): string {
  const amount = `${count} ${unit}${count === 1 ? '' : 's'}`
  return isAhead ? `in ${amount}` : `${amount} ago`
}

/** The current time in Unix milliseconds. The component renders again every `period` milliseconds. */
export function useNow(period: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now), period)
    return () => clearInterval(tick)
  }, [period])
  return now
}

export type RelativeTimeProps = {
  /** The time, as RFC 3339: `2026-11-22T09:00:00Z`. */
  at: string
}

/** The exact time, in the format of the browser's language. It is made when the first time is shown. */
let exact: Intl.DateTimeFormat | undefined

/** How long ago or ahead a time is, in words. The text updates itself, and is true to half a minute. */
export const RelativeTime = memo(function RelativeTime({ at }: RelativeTimeProps) {
  useNow(minute / 2)
  exact ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' })
  const time = Date.parse(at)
  return (
    <time dateTime={at} title={exact.format(time)}>
      {toRelative(time, Date.now())}
    </time>
  )
})

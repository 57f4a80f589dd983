import { memo, useEffect, useReducer } from 'react'
import { toRelative } from './to-relative.ts'

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

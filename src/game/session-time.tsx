import { type ReactNode, useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import type { NextSession } from '../contract/types.gen.ts'
import { browserZone, dayInWords, formatDuration, timeWithZone } from '../lib/times.ts'
import { selectClockOffset } from '../session/session-slice.ts'
import { useNow } from '../ui/relative-time/relative-time.tsx'
import styles from './game.module.css'

/** When a group meets, in the reader's named time zone, and for how long. */
export function SessionTime({ session: { startsAt, durationMinutes } }: { session: NextSession }) {
  const zone = useBrowserZone()
  const start = new Date(startsAt)
  return (
    <span className={styles.when}>
      <time dateTime={startsAt}>
        {dayInWords(start, zone)} at{'\u00a0'}
        {timeWithZone(start, zone)}
      </time>
      {durationMinutes > 0 && <>, for {formatDuration(durationMinutes)}</>}
    </span>
  )
}

/**
 * Whether a session is over. No event reports it.
 * @param now the server's time, Unix milliseconds
 */
export const isOver = ({ startsAt, durationMinutes }: NextSession, now: number): boolean =>
  Date.parse(startsAt) + durationMinutes * 60_000 <= now

type UntilOverProps = {
  session: NextSession
  children: ReactNode
  /** What is shown once it is over. */
  after?: ReactNode
}

/** Shows something about a session until it is over. It disappears by itself without rendering its parent. */
export const UntilOver = ({ session, children, after }: UntilOverProps) =>
  isOver(session, useServerNow()) ? after : children

/** Kept between two looks: a dozen components of a page read it, each several times. */
let zone: string | undefined

function subscribe(look: () => void): () => void {
  const end = new AbortController()
  const again = () => {
    zone = undefined
    look()
  }
  for (const event of ['focus', 'visibilitychange']) addEventListener(event, again, end)
  return () => {
    zone = undefined
    end.abort()
  }
}

/** The browser's time zone, read again whenever the person returns to the page: people travel. */
export const useBrowserZone = (): string => useSyncExternalStore(subscribe, () => (zone ??= browserZone()))

/** How often remaining times are updated, in milliseconds. */
const renewMs = 30_000

/** The server's time, Unix milliseconds, exact to half a minute. */
export const useServerNow = (): number => useNow(renewMs) + useSelector(selectClockOffset)

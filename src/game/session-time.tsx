import type { ReactNode } from 'react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import type { NextSession } from '../contract/types.gen.ts'
import { dayInWords, formatDuration, timeWithZone } from '../lib/times.ts'
import { selectClockOffset } from '../session/session-slice.ts'

/** When a group meets, in the time zone of who reads it, which is named; and for how long. */
export function SessionTime({ session: { startsAt, durationMinutes } }: { session: NextSession }) {
  const zone = useBrowserZone()
  const start = new Date(startsAt)
  return (
    <>
      <time dateTime={startsAt}>
        {dayInWords(start, zone)}, {timeWithZone(start, zone)}
      </time>
      {durationMinutes > 0 && <>, for {formatDuration(durationMinutes)}</>}
    </>
  )
}

/**
 * Whether the time of a session is over: nobody tells when it is.
 *
 * @param now the server's time, Unix milliseconds
 */
export const isOver = ({ startsAt, durationMinutes }: NextSession, now: number): boolean =>
  Date.parse(startsAt) + durationMinutes * 60_000 <= now

type UntilOverProps = {
  session: NextSession
  children: ReactNode
  /** What is said once it is over. */
  after?: ReactNode
}

/** Shows what is said of a session until its time is over. It goes by itself, and what is around it is not drawn again. */
export const UntilOver = ({ session, children, after }: UntilOverProps) =>
  isOver(session, useServerNow()) ? after : children

/** The time zone of this device, as the browser has it now. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

function subscribe(look: () => void): () => void {
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
  }
}

/** The time zone of this device. A person travels: it is read again whenever they come back to the page. */
export const useBrowserZone = (): string => useSyncExternalStore(subscribe, browserZone)

/** How often it is looked at again what is left or over, in milliseconds. */
const renewMs = 30_000

/** The server's time, Unix milliseconds, exact to half a minute. */
export function useServerNow(): number {
  const offset = useSelector(selectClockOffset)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now), renewMs)
    return () => clearInterval(tick)
  }, [])
  return now + offset
}

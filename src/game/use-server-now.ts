import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectClockOffset } from '../session/session-slice.ts'

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

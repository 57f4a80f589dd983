import { useEffect, useState } from 'react'

/** The current time in Unix milliseconds, updated every `period` milliseconds. */
export function useNow(period: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), period)
    return () => clearInterval(tick)
  }, [period])
  return now
}

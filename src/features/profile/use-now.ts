import { useEffect, useState } from 'react'

/** The time, Unix milliseconds, renewed every `period` milliseconds. */
export function useNow(period: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), period)
    return () => clearInterval(tick)
  }, [period])
  return now
}

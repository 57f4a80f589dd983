import { useEffect, useState } from 'react'

/**
 * Counts down to a moment, second by second.
 *
 * @param until Unix milliseconds
 * @returns whole seconds left, 0 when the moment has come
 */
export function useWait(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  useEffect(() => {
    setNow(Date.now())
    if (until <= Date.now()) return
    const tick = setInterval(() => {
      setNow(Date.now())
      if (until <= Date.now()) clearInterval(tick)
    }, 1000)
    return () => clearInterval(tick)
  }, [until])
  return left
}

/** Seconds as a clock shows them: `0:09`, `12:30`. */
export function formatWait(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

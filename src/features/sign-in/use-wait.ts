import { useLayoutEffect, useState } from 'react'

/**
 * Counts down to a moment, second by second; renders only when the second changes.
 *
 * @param until Unix milliseconds
 * @returns whole seconds left, 0 when the moment has come
 */
export function useWait(until: number): number {
  const [left, setLeft] = useState(() => secondsTo(until))
  useLayoutEffect(() => {
    setLeft(secondsTo(until))
    if (until <= Date.now()) return
    const tick = setInterval(() => {
      setLeft(secondsTo(until))
      if (until <= Date.now()) clearInterval(tick)
    }, 1000)
    return () => clearInterval(tick)
  }, [until])
  return left
}

const secondsTo = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000))

/** Seconds as a clock shows them: `0:09`, `12:30`. */
export function formatWait(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

import { useLayoutEffect, useState } from 'react'

/**
 * Counts down to a moment. It renders only when the second changes.
 * @param until Unix milliseconds
 * @returns whole seconds left, 0 once the moment has passed
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

/** Formats seconds as a clock does: `0:09`, `12:30`. */
export function formatWait(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** When another attempt is accepted: “Try again in 0:30.” */
export const waitInWords = (seconds: number): string =>
  seconds > 0 ? `Try again in ${formatWait(seconds)}.` : 'You can try again now.'

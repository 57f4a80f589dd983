import { useEffect, useState } from 'react'

/** True once `active` has been true for `ms` milliseconds without a break. */
export function useDelay(active: boolean, ms: number): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setIsOver(true), ms)
    return () => {
      clearTimeout(timer)
      setIsOver(false)
    }
  }, [active, ms])
  return active && isOver
}

/** Milliseconds until the modal is shown, so that a quick answer causes no flash. */
export const showAfterMs = 300

/** Seconds until the person is offered to cancel. */
export const offerCancelSeconds = 10

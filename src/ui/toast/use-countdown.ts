import { type RefObject, useEffect, useEffectEvent } from 'react'

const tickMs = 100

/**
 * Calls `onEnd` when `duration` milliseconds have gone by; never without a duration. The time stands still while the
 * pointer or the focus is anywhere in the section around `ref`, or the page is hidden (WCAG 2.2.1). It is asked at each
 * tick rather than told by events: an element that vanishes under the pointer sends no event that it left.
 *
 * @param of what it counts for: another one has the whole of its time
 */
export function useCountdown(
  ref: RefObject<HTMLElement | null>,
  of: object,
  duration: number | undefined,
  onEnd: () => void,
) {
  const end = useEffectEvent(onEnd)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing begins anew
  useEffect(() => {
    if (duration === undefined) return
    let left = duration
    const timer = setInterval(() => {
      if (document.hidden || ref.current?.closest('section')?.matches(':hover, :focus-within')) return
      left -= tickMs
      if (left > 0) return
      clearInterval(timer)
      end()
    }, tickMs)
    return () => clearInterval(timer)
  }, [ref, of, duration])
}

import { type PointerEvent, useEffect, useRef } from 'react'

/** How long a button is held before it repeats, and the pause between two repetitions, in milliseconds. */
const heldAfterMs = 400
const againMs = 110

/**
 * The handlers of a button that does its work once for each press, and goes on while a pointer holds it. Nothing depends
 * on the hold (WCAG 2.5.1): presses, taps and keys do the same.
 */
export function useHeld(work: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasRepeated = useRef(false)
  const latest = useRef(work)
  latest.current = work
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const again = () => {
    hasRepeated.current = true
    latest.current()
    timer.current = setTimeout(again, againMs)
  }
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      hasRepeated.current = false
      if (button === 0) timer.current = setTimeout(again, heldAfterMs)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A touch screen opens a menu on a long press.
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      if (!hasRepeated.current) work()
      hasRepeated.current = false
    },
  }
}

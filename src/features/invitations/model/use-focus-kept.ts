import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * When a part of the page changes by itself, the button that had the focus may be gone: the focus then stays in that
 * part, and does not fall back to the beginning of the page (WCAG 2.4.3).
 *
 * @param state what the part shows; the focus is looked after when it is another
 * @returns props of the element around the part
 */
export function useFocusKept(state: unknown) {
  const ref = useRef<HTMLDivElement>(null)
  const wasInside = useRef(false)
  const shown = useRef(state)
  // Not by React's events: it tells nothing of a focus that a closing dialog gives back.
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasInside.current = target instanceof Node && ref.current !== null && ref.current.contains(target)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useLayoutEffect(() => {
    if (shown.current === state) return
    shown.current = state
    if (wasInside.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
  }, [state])
  return { ref, tabIndex: -1 }
}

import { useLayoutEffect, useRef } from 'react'

/**
 * When a part of the page changes by itself, the button that had the focus may be gone: the focus then stays in that
 * part, and does not fall back to the beginning of the page (WCAG 2.4.3).
 *
 * @param state what the part shows; the focus is looked after when it is another
 * @returns props of the element around the part
 */
export function useFocusKept(state: unknown) {
  const ref = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  const shown = useRef(state)
  useLayoutEffect(() => {
    if (shown.current === state) return
    shown.current = state
    // React tells nothing of a focus that is lost because it took an element away.
    if (hasFocus.current && !ref.current?.contains(document.activeElement)) ref.current?.focus({ preventScroll: true })
  }, [state])
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      hasFocus.current = true
    },
    onBlur: () => {
      hasFocus.current = false
    },
  }
}

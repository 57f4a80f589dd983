import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { returnFocus } from '../dialog/modal-stack.ts'

/**
 * What takes the place of the button that opened it gives the focus back to that button when it is closed (WCAG 2.4.3).
 *
 * @param isOpen whether it is open; what was open from the start counts as well
 * @returns the ref of the button, which is there again by then
 */
export function useFocusBack(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return opener
}

/**
 * What leaves the page with the focus in it passes the focus on (WCAG 2.4.3): otherwise a keyboard or a screen reader
 * would start again at the top.
 *
 * @param part the element that leaves together with the component
 * @param place the selector of what takes the focus; where it is not there or takes none, the page's heading does
 */
export function useFocusPassedOn(part: RefObject<HTMLElement | null>, place = 'main h1'): void {
  useLayoutEffect(
    () => () => {
      if (!part.current?.contains(document.activeElement)) return
      // What comes in its stead is there after the update only.
      queueMicrotask(() => returnFocus(document.querySelector(place) ?? document.querySelector('h1')))
    },
    [part, place],
  )
}

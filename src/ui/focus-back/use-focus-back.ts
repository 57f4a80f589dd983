import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { returnFocus } from '../dialog/modal-stack.ts'

/**
 * What takes the place of the button that opened it gives the focus back to that button when it is closed (WCAG 2.4.3).
 * Whoever has gone on to something else in the page by then keeps the focus there.
 *
 * @param isOpen whether it is open; what was open from the start counts as well
 * @param hasLeft whether the person has left it for a place that takes no focus, and is left there
 * @returns the ref of the button, which is there again by then
 */
export function useFocusBack(isOpen: boolean, hasLeft?: RefObject<boolean>): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (wasOpen.current && !isOpen && isLost && !hasLeft?.current) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen, hasLeft])
  return opener
}

/**
 * What leaves the page with the focus in it passes the focus on (WCAG 2.4.3): otherwise a keyboard or a screen reader
 * would start again at the top.
 *
 * @param part the element that leaves together with the component
 * @param place the selector of what takes the focus, or `section`: the heading of the section that it is in; where it is
 *   not there or takes none, the page's heading does
 */
export function useFocusPassedOn(part: RefObject<HTMLElement | null>, place = 'main h1'): void {
  useLayoutEffect(
    () => () => {
      if (!part.current?.contains(document.activeElement)) return
      const heading = place === 'section' && headingAround(part.current)
      // What comes in its stead is there after the update only.
      queueMicrotask(() => returnFocus(heading || document.querySelector(place) || document.querySelector('h1')))
    },
    [part, place],
  )
}

/** The heading that names the section around an element. It can take the focus then. */
function headingAround(part: HTMLElement): HTMLElement | null {
  const id = part.closest('section[aria-labelledby]')?.getAttribute('aria-labelledby')
  const heading = id ? document.getElementById(id) : null
  if (heading) heading.tabIndex = -1
  return heading
}

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { replaceOpener, returnFocus } from '../dialog/modal-stack.ts'

/**
 * Returns the focus to the button that opened something in its place, such as a form, when that is closed (WCAG 2.4.3).
 * A person who has moved on to another element keeps the focus there.
 * @param isOpen whether it is open; it may be open from the start
 * @param hasLeft whether the person has pressed an element outside that takes no focus. Then the focus is not moved.
 * @param staysInView whether the button is in a bar that stays in view: a focus there would scroll the page
 * @returns the ref of the button, which is in the page again by then
 */
export function useFocusBack(
  isOpen: boolean,
  hasLeft?: RefObject<boolean>,
  staysInView = false,
): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (wasOpen.current && !isOpen && isLost && !hasLeft?.current) opener.current?.focus({ preventScroll: staysInView })
    wasOpen.current = isOpen
  }, [isOpen, hasLeft, staysInView])
  return opener
}

/**
 * Moves the focus to an element when it appears, if what had it is gone, such as the link that led there.
 * @returns the ref of the element
 */
export function useFocusIfLost<Found extends HTMLElement>(): RefObject<Found | null> {
  const found = useRef<Found>(null)
  useEffect(() => {
    if (document.activeElement === document.body) found.current?.focus({ preventScroll: true })
  }, [])
  return found
}

/**
 * The element that had the focus before a region that F8 reaches (`data-f8`), while one has it. It gets the focus back.
 */
export const cameFrom: RefObject<Element | null> = { current: null }

/**
 * Moves the focus to another element when the element that contains it is removed (WCAG 2.4.3), or that would get it
 * back from a dialog. Otherwise keyboard and screen reader users would start again at the top of the page.
 * @param part the element that is removed together with the component
 * @param place the selector of the element that takes the focus, or `section` for the heading of the section around
 * `part`. If it does not exist, what had the focus before a region of F8 takes it, or else the page's heading.
 */
export function useFocusAfterRemoval(part: RefObject<HTMLElement | null>, place = 'main h1'): void {
  useLayoutEffect(
    () => () => {
      const gone = part.current
      if (!gone) return
      const hadFocus = gone.contains(document.activeElement)
      const heading = place === 'section' && headingAround(gone)
      // The replacement is in the page only after the update.
      const before = gone.matches('[data-f8]') ? cameFrom.current : null
      const find = () => heading || document.querySelector(place) || before || document.querySelector('h1')
      replaceOpener(gone, find)
      if (hadFocus) queueMicrotask(() => returnFocus(find()))
    },
    [part, place],
  )
}

/** The heading that names the section around an element. It becomes focusable. */
function headingAround(part: HTMLElement): HTMLElement | null {
  const id = part.closest('section[aria-labelledby]')?.getAttribute('aria-labelledby')
  const heading = id ? document.getElementById(id) : null
  if (heading) heading.tabIndex = -1
  return heading
}

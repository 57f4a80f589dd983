import { type RefObject, useEffect, useRef } from 'react'

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

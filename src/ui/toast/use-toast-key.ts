import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { returnFocus } from '../dialog/modal-stack.ts'

/**
 * F8 moves the focus to the toasts and back; Escape moves it back too. Other libraries do the same (Radix, React Aria),
 * because a page has many tab stops before its toasts. Without a toast the browser keeps the key.
 *
 * @param cameFrom what had the focus before the region
 * @returns the key handler of the region
 */
export function useToastKey(
  region: RefObject<HTMLElement | null>,
  cameFrom: RefObject<Element | null>,
  isEmpty: boolean,
) {
  const leave = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    returnFocus(cameFrom.current)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads nothing else but refs
  useEffect(() => {
    if (isEmpty) {
      if (region.current && region.current === document.activeElement) leave()
      return
    }
    const move = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F8' || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      if (region.current?.contains(document.activeElement)) return leave()
      cameFrom.current = document.activeElement
      region.current?.focus({ preventScroll: true })
    }
    addEventListener('keydown', move)
    return () => removeEventListener('keydown', move)
  }, [isEmpty])

  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Prevented, so that the dialog around the region stays open.
    event.preventDefault()
    event.stopPropagation()
    leave()
  }
}

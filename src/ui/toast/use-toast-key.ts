import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { returnFocus } from '../dialog/modal-stack.ts'

/**
 * F8 moves the focus to the toasts and back, and Escape back, as other libraries have it (Radix, React Aria): a page has
 * many places between the two for the Tab key. The key is the browser's while there is no toast.
 *
 * @param cameFrom what had the focus before the region
 * @returns what the region does with its keys
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
    // Used up: the dialog around the region stays open.
    event.preventDefault()
    event.stopPropagation()
    leave()
  }
}

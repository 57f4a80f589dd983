import { type RefObject, useEffect } from 'react'
import { onModalChange, topModal } from '../dialog/modal-stack.ts'

/**
 * Sets `--toasts-below` to the height that the toasts take at the lower edge of the window, in pixels, so that dialogs
 * keep clear of them. A dialog that is open makes way for toasts that would cover it, and stays where it is when they
 * end: its buttons do not move under a pointer that is about to press one.
 *
 * @param host the element that contains the region; undefined until there is one
 */
export function useRoomBelow(region: RefObject<HTMLElement | null>, host: HTMLElement | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the region is there with its host
  useEffect(() => {
    const element = region.current
    if (!element) return
    const { style } = document.documentElement
    let height = 0
    const tell = () => style.setProperty('--toasts-below', `${height}px`)
    const observer = new ResizeObserver(() => {
      height = element.textContent ? element.offsetHeight : 0
      const dialog = topModal()
      if (!dialog || dialog.getBoundingClientRect().bottom > innerHeight - height) tell()
    })
    observer.observe(element, { box: 'border-box' })
    const stop = onModalChange(tell)
    return () => {
      observer.disconnect()
      stop()
      style.removeProperty('--toasts-below')
    }
  }, [host])
}

import { type RefObject, useEffect } from 'react'

/**
 * Sets `--toasts-below` to the height that the toasts take at the lower edge of the window, in pixels, so that dialogs
 * keep clear of them. Without toasts it is not set.
 *
 * @param host the element that contains the region; undefined until there is one
 */
export function useRoomBelow(region: RefObject<HTMLElement | null>, host: HTMLElement | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the region is there with its host
  useEffect(() => {
    const element = region.current
    if (!element) return
    const { style } = document.documentElement
    const tell = () => style.setProperty('--toasts-below', `${element.textContent ? element.offsetHeight : 0}px`)
    const observer = new ResizeObserver(tell)
    observer.observe(element, { box: 'border-box' })
    return () => {
      observer.disconnect()
      style.removeProperty('--toasts-below')
    }
  }, [host])
}

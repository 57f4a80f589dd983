import { type RefObject, useEffect } from 'react'

/**
 * Tells the styles how much of the window the toasts take at its lower edge (`--toasts-below`, pixels), so that a dialog
 * keeps clear of them. Nothing while there are none.
 *
 * @param host where the region is; undefined before it is anywhere
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

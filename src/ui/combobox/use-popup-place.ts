import { type RefObject, useLayoutEffect } from 'react'

/** The gap between field and list, and the least gap between list and window edge; CSS pixels. */
const gap = 6

/** With this height below the field, the popup is not placed above it; CSS pixels. */
const enough = 240

/**
 * Places a popup below its field, or above it if there is more room. It is at least as wide as the field. The area that
 * a phone's keyboard covers does not count as room.
 */
function placePopup(popup: HTMLElement, field: HTMLElement) {
  const { top, bottom, left, width } = field.getBoundingClientRect()
  const { offsetTop, height } = visualViewport ?? { offsetTop: 0, height: innerHeight }
  const above = top - offsetTop - 2 * gap
  const below = offsetTop + height - bottom - 2 * gap
  const isBelow = below >= Math.min(enough, above)
  const { style } = popup
  style.setProperty('--field', `${width}px`)
  style.left = `${Math.max(0, Math.min(left, document.documentElement.clientWidth - popup.offsetWidth))}px`
  style.top = isBelow ? `${bottom + gap}px` : 'auto'
  style.bottom = isBelow ? 'auto' : `${document.documentElement.clientHeight - top + gap}px`
  style.setProperty('--room', `${Math.max(0, isBelow ? below : above)}px`)
}

type Ref = RefObject<HTMLElement | null>

/**
 * Shows a popup (`popover="manual"`) above everything while it is mounted, and keeps it at its field while the page
 * scrolls and the window changes. It takes no space in the page, so nothing moves away under a press.
 */
export function usePopupPlace(popup: Ref, field: () => HTMLElement | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads nothing but refs
  useLayoutEffect(() => {
    const end = new AbortController()
    const place = ({ target }: Partial<Event> = {}) => {
      const at = field()
      // Scrolling of the popup's own list is ignored.
      if (popup.current && at && !(target instanceof Node && popup.current.contains(target)))
        placePopup(popup.current, at)
    }
    popup.current?.showPopover()
    place()
    for (const type of ['resize', 'scroll']) {
      addEventListener(type, place, { capture: true, signal: end.signal })
      visualViewport?.addEventListener(type, place, { signal: end.signal })
    }
    return () => end.abort()
  }, [])
}

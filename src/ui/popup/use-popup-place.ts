import { type RefObject, useLayoutEffect } from 'react'

/** The gap between a popup and its anchor, and the least gap above and below a popup; CSS pixels. */
const gap = 4

/** With this height below the anchor, the popup is not placed above it; CSS pixels. */
const enough = 240

/**
 * Places a popup below its anchor, or above it if there is more room, and gives it `--anchor`, the anchor's width, and
 * `--room`, the height that it may have. It begins where the anchor begins, or ends where the anchor ends if the window
 * ends there, and stays in the window. The area that a phone's keyboard covers does not count as room.
 *
 * A script does it because Firefox before 147 has no CSS anchors, and WebKit measures `position-try-fallbacks` against
 * the window as if it were not scrolled.
 */
function placePopup(popup: HTMLElement, anchor: HTMLElement) {
  const box = anchor.getBoundingClientRect()
  const { right, left, width } = box
  const { clientWidth, clientHeight } = document.documentElement
  const { offsetTop, height } = visualViewport ?? { offsetTop: 0, height: innerHeight }
  // An anchor that has scrolled out of the window leaves the popup at its edge.
  const top = Math.min(box.top, offsetTop + height)
  const bottom = Math.max(box.bottom, offsetTop)
  const above = top - offsetTop - 2 * gap
  const below = offsetTop + height - bottom - 2 * gap
  const isBelow = below >= Math.min(enough, above)
  const { style } = popup
  style.setProperty('--anchor', `${width}px`)
  style.setProperty('--room', `${Math.max(0, isBelow ? below : above)}px`)
  // A hidden popup has no size, and the right edge would squeeze a visible one. So it is measured at the left.
  style.inset = isBelow ? `${bottom + gap}px auto auto 0` : `auto auto ${clientHeight - top + gap}px 0`
  style.display = 'block'
  const size = popup.offsetWidth
  style.display = ''
  const isTurned = anchor.matches(':dir(rtl)') || left + size > clientWidth
  style.left = `${Math.max(0, Math.min(isTurned ? right - size : left, clientWidth - size))}px`
}

/**
 * Keeps an open popup at its anchor while the page scrolls and the window changes. It takes no space in the page, so
 * nothing moves away under a press.
 * @returns a function that places it before it is shown
 */
export function usePopupPlace(
  popup: RefObject<HTMLElement | null>,
  anchor: () => HTMLElement | null,
  isOpen: boolean,
): () => void {
  const place = () => {
    const at = anchor()
    if (popup.current && at) placePopup(popup.current, at)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads nothing else but refs
  useLayoutEffect(() => {
    if (!isOpen) return
    const end = new AbortController()
    const follow = ({ target }: Event) => {
      // Scrolling of the popup's own content is ignored.
      if (!(target instanceof Node && popup.current?.contains(target))) place()
    }
    place()
    for (const type of ['resize', 'scroll']) {
      addEventListener(type, follow, { capture: true, signal: end.signal })
      visualViewport?.addEventListener(type, follow, { signal: end.signal })
    }
    return () => end.abort()
  }, [isOpen])
  return place
}

/** Between the button and its menu, and at least between the menu and the edges of the window; CSS pixels. */
const GAP = 4

/** What is nearest to `start` and keeps `size` inside `room`, with a gap on either side. */
const keepIn = (room: number, start: number, size: number) => `${Math.max(GAP, Math.min(start, room - GAP - size))}px`

/**
 * Places a menu of the top layer at its button, shown or about to be: below it, or above where that has more room, and
 * in a line with the side where its text begins. By script: Firefox before 147 has no CSS anchors, and WebKit takes the
 * window that `position-try-fallbacks` keeps to for an unscrolled one.
 */
export function placeMenu(menu: HTMLElement, button: HTMLElement) {
  const { style } = menu
  const { clientWidth, clientHeight } = document.documentElement
  const { top, right, bottom, left } = button.getBoundingClientRect()
  // What is not shown has no size, and what stands at the right edge only the width that is left there.
  style.inset = '0 auto auto 0'
  style.display = 'block'
  const width = menu.offsetWidth
  const wanted = menu.scrollHeight + menu.offsetHeight - menu.clientHeight
  style.display = ''
  const above = top - 2 * GAP
  const below = clientHeight - bottom - 2 * GAP
  const height = Math.min(wanted, Math.max(above, below))
  style.maxHeight = `${height}px`
  style.top = keepIn(clientHeight, height <= below ? bottom + GAP : top - GAP - height, height)
  style.left = keepIn(clientWidth, button.matches(':dir(rtl)') ? right - width : left, width)
}

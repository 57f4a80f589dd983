/** The control of the page that has the focus, while it is in the window. */
export function focusInSight(): Element | undefined {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || activeElement.tabIndex < 0 || !activeElement.closest('main')) return
  const { top, bottom } = activeElement.getBoundingClientRect()
  return bottom > 0 && top < innerHeight ? activeElement : undefined
}

/**
 * While something sticks to the upper edge of the window, nothing that has the focus or takes it is below it
 * (WCAG 2.4.11).
 *
 * @param focused what had the focus in sight before it came
 * @returns ends that
 */
export function keepClear(sticking: HTMLElement, focused = focusInSight()): () => void {
  const { style } = document.documentElement
  const leaveRoom = () => {
    style.scrollPaddingBlockStart = `calc(var(--navbar-block) + ${sticking.offsetHeight}px + 3rem)`
  }
  leaveRoom()
  const edge = sticking.getBoundingClientRect().bottom
  if (focused && !sticking.contains(focused) && focused.getBoundingClientRect().top < edge)
    focused.scrollIntoView({ block: 'nearest' })
  const observer = new ResizeObserver(leaveRoom)
  observer.observe(sticking, { box: 'border-box' })
  return () => {
    observer.disconnect()
    style.scrollPaddingBlockStart = ''
  }
}

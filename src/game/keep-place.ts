import { focusInSight, keepClear } from './keep-clear.ts'

/**
 * Changes what is above a page, which is scrolled by as much as it is pushed, so that it stays where it is in the window.
 *
 * @returns how far it was drawn upward nevertheless, pixels: a page at its beginning cannot be scrolled farther
 */
function still(page: Element, change: () => void): number {
  const { top } = page.getBoundingClientRect()
  change()
  scrollBy({ top: page.getBoundingClientRect().top - top, behavior: 'instant' })
  return top - page.getBoundingClientRect().top
}

/** Leaves a page the room above it until that is out of sight. */
function leaveRoom(page: HTMLElement, height: number) {
  page.style.marginBlockStart = `${height}px`
  const listening = new AbortController()
  const look = () => {
    if (page.isConnected && scrollY < height) return
    listening.abort()
    still(page, () => {
      page.style.marginBlockStart = ''
    })
  }
  addEventListener('scroll', look, listening)
}

/**
 * A notice that comes above a page, sticking to the upper edge, and goes again, moves nothing that somebody is about to
 * press: it lies on what is at that edge, which can be scrolled to. For the ref of the notice.
 */
export function keepPlace(notice: HTMLElement) {
  const main = notice.closest('main')
  const pageBelow = () => notice.parentElement?.lastElementChild as HTMLElement
  const page = pageBelow()
  notice.style.display = 'none'
  const focused = focusInSight()
  still(page, () => {
    notice.style.display = ''
    page.style.marginBlockStart = ''
    // A short page can be scrolled by as much, too.
    if (main) main.style.minBlockSize = `calc(100dvh - var(--navbar-block) + ${notice.offsetHeight}px)`
  })
  const stop = keepClear(notice, focused)
  return () => {
    stop()
    const page = pageBelow()
    const height = still(page, () => {
      notice.style.display = 'none'
      if (main) main.style.minBlockSize = ''
    })
    if (height >= 1) leaveRoom(page, height)
  }
}

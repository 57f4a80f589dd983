import { useSyncExternalStore } from 'react'

/** How the window became full: not at all, by this page, or by the browser (F11), which a page cannot undo. */
export type Fullscreen = 'no' | 'page' | 'window'

let query: MediaQueryList | undefined

/** One media query for the life of the page: the menu reads it at each address. */
function fullWindow() {
  query ??= matchMedia('(display-mode: fullscreen)')
  return query
}

function subscribe(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange)
  fullWindow().addEventListener('change', onChange)
  return () => {
    document.removeEventListener('fullscreenchange', onChange)
    fullWindow().removeEventListener('change', onChange)
  }
}

function read(): Fullscreen | undefined {
  if (!document.fullscreenEnabled) return undefined
  if (document.fullscreenElement) return 'page'
  return fullWindow().matches ? 'window' : 'no'
}

/**
 * Follows the browser's fullscreen state, which F11 and Escape change too. In prerendered pages it is that of nearly
 * every browser, so that their menu gains no item while somebody has it open.
 *
 * @returns `undefined` where the browser cannot do it
 */
export const useFullscreen = (): Fullscreen | undefined => useSyncExternalStore(subscribe, read, () => 'no')

/** Enters or leaves fullscreen. If the browser refuses (no user gesture, a policy), nothing changes. */
export function toggleFullscreen(): void {
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  change.catch(() => {})
}

import { useSyncExternalStore } from 'react'

/** How the window came to be full: not at all, by this page, or by the person's own key (F11), which no page can undo. */
export type Fullscreen = 'no' | 'page' | 'window'

let query: MediaQueryList | undefined

/** One query for good: the menu reads it with every address. */
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
 * Fullscreen as the browser has it: it also changes by F11 and Escape.
 *
 * @returns `undefined` where the browser cannot do it
 */
export const useFullscreen = (): Fullscreen | undefined => useSyncExternalStore(subscribe, read, () => undefined)

/** Enters or leaves. A browser may refuse (no user gesture, policy); everything then stays as it was. */
export function toggleFullscreen(): void {
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  change.catch(() => {})
}

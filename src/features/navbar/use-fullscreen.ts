import { useSyncExternalStore } from 'react'

/** How the window came to be full: not at all, by this page, or by the person's own key (F11), which no page can undo. */
export type Fullscreen = 'no' | 'page' | 'window'

const displayMode = '(display-mode: fullscreen)'

function subscribe(onChange: () => void) {
  const query = matchMedia(displayMode)
  document.addEventListener('fullscreenchange', onChange)
  query.addEventListener('change', onChange)
  return () => {
    document.removeEventListener('fullscreenchange', onChange)
    query.removeEventListener('change', onChange)
  }
}

function read(): Fullscreen {
  if (document.fullscreenElement) return 'page'
  return matchMedia(displayMode).matches ? 'window' : 'no'
}

/**
 * Fullscreen as the browser has it: it also changes by F11 and Escape.
 *
 * @returns `undefined` where the browser cannot do it
 */
export function useFullscreen(): Fullscreen | undefined {
  const state = useSyncExternalStore(subscribe, read, () => 'no' as const)
  const isEnabled = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled === true,
    () => false,
  )
  return isEnabled ? state : undefined
}

/** Enters or leaves. A browser may refuse (no user gesture, policy); everything then stays as it was. */
export function toggleFullscreen(): void {
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  change.catch(() => {})
}

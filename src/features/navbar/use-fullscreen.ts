import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

/**
 * Fullscreen as the browser has it: it also changes by Escape. `display-mode` is not asked, because a window that F11
 * made full cannot be left by a page.
 *
 * @returns `undefined` where the browser cannot do it
 */
export function useFullscreen(): { isFullscreen: boolean; toggle: () => void } | undefined {
  const isFullscreen = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  )
  const isEnabled = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled === true,
    () => false,
  )
  if (!isEnabled) return undefined
  const toggle = () => {
    // A browser may refuse (no user gesture, policy); the label then stays as it was.
    const change = isFullscreen ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    change.catch(() => {})
  }
  return { isFullscreen, toggle }
}

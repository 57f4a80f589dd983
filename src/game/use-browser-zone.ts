import { useSyncExternalStore } from 'react'

/** The time zone of this device, as the browser has it now. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

function subscribe(look: () => void): () => void {
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
  }
}

/** The time zone of this device. A person travels: it is read again whenever they come back to the page. */
export const useBrowserZone = (): string => useSyncExternalStore(subscribe, browserZone)

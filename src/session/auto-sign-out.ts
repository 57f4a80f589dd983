import { onTimeLeftChange } from './session-clock.ts'
import type { SessionStore } from './session-store.ts'
import { createTimer, signOutDelay } from './session-timer.ts'

/**
 * Signs out shortly before the session ends, with a line in the console.
 *
 * @param isRenewed whether another tab has changed the session meanwhile: a tab that was frozen has heard nothing of it
 * @param leave goes to the logout page by a full load
 * @returns a function that stops it
 */
export function signOutBeforeEnd(store: SessionStore, isRenewed: () => boolean, leave: () => void): () => void {
  const timer = createTimer(() => {
    if (isRenewed()) return
    // biome-ignore lint/suspicious/noConsole: the product asks for this line
    console.log('Session expired, automatic sign out triggered')
    leave()
  })
  const stop = onTimeLeftChange(store, (exp, now) => timer.set(signOutDelay(exp, now)))
  return () => {
    stop()
    timer.set(undefined)
  }
}

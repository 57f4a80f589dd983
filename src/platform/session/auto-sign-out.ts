import { onTimeLeftChange } from './session-clock.ts'
import type { SessionStore } from './session-store.ts'
import { createTimer, signOutDelay } from './session-timer.ts'

/**
 * Signs out shortly before the session ends, with a line in the console.
 *
 * @param leave goes to the logout page by a full load
 * @returns a function that stops it
 */
export function signOutBeforeEnd(store: SessionStore, leave: () => void): () => void {
  const timer = createTimer(() => {
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

import { createAction } from '@reduxjs/toolkit'
import { heartbeatSeconds } from './limits.ts'
import { type SessionRoot, selectClockOffset, selectUser } from './session-slice.ts'
import type { SessionStore } from './session-store.ts'

/** The clock is to be read again. No event tells that a machine has slept, or that its clock was set by hand. */
export const clockTicked = createAction('session/clockTicked')

/** The person sees the page again. While a tab is frozen it hears no message, and its timers stand still. */
export const pageReturned = createAction('session/pageReturned')

/** The server's time, Unix milliseconds. */
export const serverNow = (state: SessionRoot): number => Date.now() + selectClockOffset(state)

/**
 * Turns time and the browser's events into the two actions above.
 *
 * @returns a function that stops it
 */
export function watchClock({ dispatch }: Pick<SessionStore, 'dispatch'>): () => void {
  const onReturn = () => {
    if (document.visibilityState === 'visible') dispatch(pageReturned())
  }
  const heartbeat = setInterval(() => dispatch(clockTicked()), heartbeatSeconds * 1000)
  const listening = new AbortController()
  document.addEventListener('visibilitychange', onReturn, listening)
  for (const event of ['pageshow', 'focus']) addEventListener(event, onReturn, listening)
  return () => {
    clearInterval(heartbeat)
    listening.abort()
  }
}

/**
 * Calls `check` whenever the time left of the session may have changed: with the session, the clock, or the page's
 * return.
 *
 * @param check takes the session's end in Unix seconds, where there is one, and the server's time in Unix milliseconds
 * @returns a function that stops it
 */
export function onTimeLeftChange(
  store: SessionStore,
  check: (exp: number | undefined, now: number) => void,
): () => void {
  return store.startListening({
    predicate: (action, after, before) =>
      after.session !== before.session || clockTicked.match(action) || pageReturned.match(action),
    effect(_, { getState }) {
      const state = getState()
      check(selectUser(state)?.session.exp, serverNow(state))
    },
  })
}

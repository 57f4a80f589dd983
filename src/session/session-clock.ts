import { createAction } from '@reduxjs/toolkit'
import { type SessionRoot, type SessionStore, selectClockOffset, selectUser } from './session-slice.ts'
import { clockCheckSeconds, createTimer, signOutDelay } from './session-timer.ts'

/** The clock must be read again: no event reports that a machine has slept or that its clock was set. */
const clockTicked = createAction('session/clockTicked')

/** The page is visible again. A frozen tab receives no message, and its timers stand still. */
export const pageReturned = createAction('session/pageReturned')

/** The server's time, Unix milliseconds. */
export const serverNow = (state: SessionRoot): number => Date.now() + selectClockOffset(state)

/**
 * Turns time and the browser's events into the two actions above.
 * @returns a function that stops it
 */
export function watchClock({ dispatch }: Pick<SessionStore, 'dispatch'>): () => void {
  const onReturn = () => {
    if (document.visibilityState === 'visible') dispatch(pageReturned())
  }
  const clockCheck = setInterval(() => dispatch(clockTicked()), clockCheckSeconds * 1000)
  const listening = new AbortController()
  document.addEventListener('visibilitychange', onReturn, listening)
  for (const event of ['pageshow', 'focus']) addEventListener(event, onReturn, listening)
  return () => {
    clearInterval(clockCheck)
    listening.abort()
  }
}

/**
 * Calls `check` whenever the time left of the session may have changed: with the session, the clock, or the page's
 * return.
 * @param check takes the session's end in Unix seconds, where there is one, and the server's time in Unix milliseconds
 * @returns a function that stops it
 */
export function onTimeLeftChange(
  store: SessionStore,
  check: (expSeconds: number | undefined, now: number) => void,
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

/**
 * Signs out shortly before the session ends, with a line in the console.
 * @param adoptStored reads what another tab may have stored while this one was frozen; returns whether it was newer
 * @param leave loads the logout page
 * @returns a function that stops it
 */
export function signOutBeforeEnd(store: SessionStore, adoptStored: () => boolean, leave: () => void): () => void {
  const timer = createTimer(() => {
    if (adoptStored()) return
    // biome-ignore lint/suspicious/noConsole: the product asks for this line
    console.log('Session expired, automatic sign out triggered')
    leave()
  })
  const stop = onTimeLeftChange(store, (expSeconds, now) => timer.set(signOutDelay(expSeconds, now)))
  return () => {
    stop()
    timer.set(undefined)
  }
}

import { claimReturnTo } from '../shell/return-to.ts'
import { signOutBeforeEnd } from './auto-sign-out.ts'
import { keepRecord } from './keep-record.ts'
import { forgetOthers } from './own-storage.ts'
import { createRevalidate } from './revalidate.ts'
import { watchClock } from './session-clock.ts'
import type { SessionEnvironment } from './session-environment.ts'
import { selectUser } from './session-slice.ts'
import type { SessionStore } from './session-store.ts'
import { followOtherTabs } from './session-tabs.ts'
import { resumeLogout } from './session-thunks.ts'
import { warnBeforeEnd } from './stay-signed-in.ts'

type SyncOptions = {
  environment: SessionEnvironment
  /** Where the automatic sign-out sends the browser. */
  logoutAddress: string
  /** Asks the server who is signed in: another tab signed in or out, or this one may have missed it. */
  onRevalidate: () => Promise<unknown>
}

/**
 * Keeps the session in the store in step with what is outside of it: storage, the other tabs, the clock.
 *
 * @returns a function that stops it
 */
export function syncSession(
  store: SessionStore,
  { environment, logoutAddress, onRevalidate }: SyncOptions,
): () => void {
  const revalidate = createRevalidate(onRevalidate, () => selectUser(store.getState()) !== null)
  const record = keepRecord(store, environment, revalidate)
  const stops = [
    record.stop,
    followOtherTabs(store, environment, revalidate),
    claimPages(store),
    keepOwn(store),
    warnBeforeEnd(store),
    signOutBeforeEnd(store, record.isRenewed, () => environment.leave(logoutAddress)),
    watchClock(store),
    resumeOnline(store),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The page that a visitor was on their way to belongs to the user who signs in next. */
function claimPages({ startListening }: SessionStore): () => void {
  return startListening({
    predicate: (_, after, before) => after.session.lastUserId !== before.session.lastUserId,
    effect: (_, { getState }) => claimReturnTo(getState().session.lastUserId),
  })
}

/** What only the signed-in person may read on this device goes with them; a fault of the line signs nobody out. */
function keepOwn({ startListening }: SessionStore): () => void {
  return startListening({
    predicate: (_, { session }, before) => session !== before.session && session.known && session.origin !== 'fault',
    effect: (_, { getState }) => forgetOthers(selectUser(getState())?.userId),
  })
}

/** A logout that could not be sent is sent once the browser is online. */
function resumeOnline({ dispatch }: SessionStore): () => void {
  const listening = new AbortController()
  addEventListener('online', () => void dispatch(resumeLogout()), listening)
  return () => listening.abort()
}

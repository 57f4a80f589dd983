import type { Store } from '@reduxjs/toolkit'
import { createTimer, signOutDelay, warningDelay } from './auto-sign-out.ts'
import type { SessionEnvironment } from './session-environment.ts'
import { parseRecord, readRecord, writeRecord } from './session-record.ts'
import { recordReceived, type SessionRoot, selectClockOffset, selectUser } from './session-slice.ts'

/** How often the clock is looked at, milliseconds: sleeping machines and clocks set by hand move it unseen. */
const heartbeat = 15_000

export type KeeperOptions = {
  environment: SessionEnvironment
  /** Where the automatic sign-out sends the browser. */
  logoutAddress: string
  /** Called when the session ends soon (`true`), and when that is over (`false`). */
  onEndingSoon: (soon: boolean) => void
  /** Called when this tab missed that another signed in or out; the server is to be asked. */
  onDoubt: () => void
}

/**
 * Keeps the session outside of the store in step with the one inside: the stored record, the other tabs, the timers
 * of warning and automatic sign-out.
 *
 * @returns a function that stops it
 */
export function keepSession(
  store: Pick<Store<SessionRoot>, 'dispatch' | 'getState' | 'subscribe'>,
  { environment, logoutAddress, onEndingSoon, onDoubt }: KeeperOptions,
): () => void {
  let told = false
  const tell = (soon: boolean) => {
    if (soon !== told) onEndingSoon(soon)
    told = soon
  }
  const signOut = createTimer(() => {
    // biome-ignore lint/suspicious/noConsole: the product asks for this line
    console.log('Session expired, automatic sign out triggered')
    environment.leave(logoutAddress)
  })
  const warn = createTimer(() => tell(true))

  function schedule() {
    const exp = selectUser(store.getState())?.session.exp
    const now = Date.now() + selectClockOffset(store.getState())
    const warnIn = warningDelay(exp, now)
    tell(warnIn === 0)
    signOut.set(signOutDelay(exp, now))
    warn.set(warnIn || undefined)
  }

  const channel = environment.openChannel()
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data !== null && !parseRecord(data)) return
      store.dispatch(recordReceived(parseRecord(data)))
    }
  }
  let { session } = store.getState()
  const unsubscribe = store.subscribe(() => {
    const before = session
    session = store.getState().session
    if (session === before) return
    // What came from storage or another tab is neither written nor sent again: tabs must not answer each other for ever.
    if (session.revision !== before.revision && session.origin !== 'outside') {
      writeRecord(environment, session.user)
      if (session.origin === 'own') channel?.postMessage(session.user)
    }
    schedule()
  })

  /** A frozen or sleeping tab hears no message: on coming back it looks at storage and the clock itself. */
  function recheck() {
    if (document.visibilityState !== 'visible') return
    const state = store.getState()
    const stored = readRecord(environment, Date.now() + selectClockOffset(state))
    if (stored !== undefined && stored?.userId !== selectUser(state)?.userId) onDoubt()
    schedule()
  }
  const pulse = setInterval(schedule, heartbeat)
  document.addEventListener('visibilitychange', recheck)
  window.addEventListener('pageshow', recheck)
  window.addEventListener('focus', recheck)
  schedule()

  return () => {
    unsubscribe()
    clearInterval(pulse)
    signOut.set(undefined)
    warn.set(undefined)
    channel?.close()
    document.removeEventListener('visibilitychange', recheck)
    window.removeEventListener('pageshow', recheck)
    window.removeEventListener('focus', recheck)
  }
}

import type { Store } from '@reduxjs/toolkit'
import type { UserInfo } from '../../contract/types.gen.ts'
import { claimReturnTo } from '../navigation/return-to.ts'
import { createTimer, signOutDelay, warningDelay } from './session-timer.ts'
import type { SessionEnvironment } from './session-environment.ts'
import { parseRecord, readRecord, writeRecord } from './session-record.ts'
import { recordReceived, type SessionRoot, selectClockOffset, selectLogout, selectUser } from './session-slice.ts'

/** How often the clock is looked at, milliseconds: sleeping machines and clocks set by hand move it unseen. */
const heartbeat = 15_000

export type SyncOptions = {
  environment: SessionEnvironment
  /** Where the automatic sign-out sends the browser. */
  logoutAddress: string
  /** Called when the session ends soon (`true`), and when that is over (`false`). */
  onEndingSoon: (soon: boolean) => void
  /** Called when another tab signed in or out, or this one may have missed it: asks the server who is signed in. */
  onRevalidate: () => Promise<unknown>
}

/**
 * Keeps the session outside of the store in step with the one inside: the stored record, the other tabs, the timers
 * of warning and automatic sign-out.
 *
 * @returns a function that stops it
 */
export function syncSession(
  store: Pick<Store<SessionRoot>, 'dispatch' | 'getState' | 'subscribe'>,
  { environment, logoutAddress, onEndingSoon, onRevalidate }: SyncOptions,
): () => void {
  let told = false
  /** False while storage is full: then nothing in it is to be missed. */
  let persists = true
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

  let doubts = 0
  /** Ten tabs that tell of one sign-in cause one request. News that comes while the server is asked counts where it said no. */
  async function revalidate() {
    doubts += 1
    if (doubts > 1) return
    await onRevalidate()
    const isOpen = doubts > 1 && !selectUser(store.getState())
    doubts = 0
    if (isOpen) await revalidate()
  }

  /** What another tab told. Messages of several tabs overtake each other, so an old one must do no harm. */
  function hear(record: UserInfo | null) {
    const state = store.getState()
    const user = selectUser(state)
    if (record && !user) {
      // It may be from before a sign-out: nobody is signed in but by the server's word, least of all while leaving.
      if (selectLogout(state) !== 'pending') void revalidate()
      return
    }
    const isSame = record?.userId === user?.userId
    if (record && user && isSame && record.session.exp < user.session.exp) return
    store.dispatch(recordReceived(record))
    if (record && !isSame) void revalidate()
  }

  const channel = environment.openChannel()
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const record = parseRecord(data)
      if (record || data === null) hear(record)
    }
  }
  let { session } = store.getState()
  const unsubscribe = store.subscribe(() => {
    const before = session
    session = store.getState().session
    if (session === before) return
    // What came from storage or another tab is neither written nor sent again: tabs must not answer each other for ever.
    if (session.revision !== before.revision && session.origin !== 'outside') {
      persists = writeRecord(environment, session.user)
      if (session.origin === 'own') channel?.postMessage(session.user)
    }
    if (session.lastUserId !== before.lastUserId) claimReturnTo(session.lastUserId)
    // What belonged to the earlier user is gone, a warning too.
    if (session.user?.userId !== before.user?.userId) told = false
    schedule()
  })

  /** A frozen or sleeping tab hears no message: on coming back it looks at storage and the clock itself. */
  function recheck() {
    if (document.visibilityState !== 'visible') return
    const state = store.getState()
    const stored = readRecord(environment, Date.now() + selectClockOffset(state))
    if (persists && stored !== undefined && stored?.userId !== selectUser(state)?.userId) void revalidate()
    schedule()
  }
  const pulse = setInterval(schedule, heartbeat)
  const listening = new AbortController()
  document.addEventListener('visibilitychange', recheck, listening)
  for (const event of ['pageshow', 'focus']) addEventListener(event, recheck, listening)
  schedule()

  return () => {
    unsubscribe()
    clearInterval(pulse)
    signOut.set(undefined)
    warn.set(undefined)
    channel?.close()
    listening.abort()
  }
}

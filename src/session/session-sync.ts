import type { UserInfo } from '../contract/types.gen.ts'
import { assignReturnTo } from '../shell/return-to.ts'
import { forgetOthers, forgetPerson, userIdInMark } from './device-storage.ts'
import { pageReturned, serverNow, signOutBeforeEnd, watchClock } from './session-clock.ts'
import { warnBeforeEnd } from './session-end.ts'
import { parseRecord, readRecord, type SessionEnvironment, writeRecord } from './session-record.ts'
import {
  logoutPressed,
  logoutPressedElsewhere,
  recordReceived,
  type SessionStore,
  selectLogout,
  selectUser,
} from './session-slice.ts'
import { resumeLogout } from './session-thunks.ts'

type SyncOptions = {
  environment: SessionEnvironment
  /** Where the automatic sign-out sends the browser. */
  logoutAddress: string
  /** Asks the server who is signed in: another tab signed in or out, or its message may have been lost. */
  onRevalidate: () => Promise<unknown>
}

/**
 * Keeps the session in the store in sync with storage, the other tabs and the clock.
 * @returns a function that stops it
 */
export function syncSession(
  store: SessionStore,
  { environment, logoutAddress, onRevalidate }: SyncOptions,
): () => void {
  const revalidate = createRevalidate(onRevalidate, () => selectUser(store.getState()) !== null)
  const record = storeRecord(store, environment, revalidate)
  const stops = [
    record.stop,
    followOtherTabs(store, environment, revalidate),
    keepReturnPage(store),
    forgetStored(store),
    warnBeforeEnd(store),
    signOutBeforeEnd(store, record.adoptStored, () => environment.leave(logoutAddress)),
    watchClock(store),
    resumeOnline(store),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The page that a visitor wanted to open is for the user who signs in next, and for no other after that. */
function keepReturnPage({ startListening }: SessionStore): () => void {
  return startListening({
    predicate: (_, after, before) => after.session.lastUserId !== before.session.lastUserId,
    effect: (_, { getState }) => assignReturnTo(getState().session.lastUserId),
  })
}

/**
 * What belongs to one person on this device is deleted when someone else signs in, and when its person presses Logout.
 * An expired session or a network fault deletes nothing.
 */
function forgetStored({ startListening }: SessionStore): () => void {
  return startListening({
    predicate: (_, { session }, before) => session !== before.session && session.known && session.origin !== 'fault',
    effect(_, { getState }) {
      const userId = selectUser(getState())?.userId
      if (userId) forgetOthers(userId)
      else forgetPerson(userIdInMark())
    },
  })
}

/** A logout that could not be sent is sent once the browser is online. */
function resumeOnline({ dispatch }: SessionStore): () => void {
  const listening = new AbortController()
  addEventListener('online', () => void dispatch(resumeLogout()), listening)
  return () => listening.abort()
}

/**
 * Stores who is signed in. When the page is visible again, and when the session is about to end, it compares the stored
 * record with its own: another tab may have written while this one was frozen.
 * @param revalidate asks the server who is signed in
 * @returns `stop`, and `adoptStored`, which compares and returns whether that changed the session
 */
function storeRecord(store: SessionStore, environment: SessionEnvironment, revalidate: () => Promise<void>) {
  /** False while storage is full or blocked: its record is then older than this tab's. */
  let isStored = true
  const stopWriting = store.startListening({
    // A value from storage or from another tab is stored already.
    predicate: (_, { session }, before) => session.revision !== before.session.revision && session.origin !== 'outside',
    effect(_, { getState }) {
      isStored = writeRecord(environment, selectUser(getState()))
    },
  })

  /** @param isEnding the session is about to end: this tab must not show its user's data any longer */
  function compare(isEnding?: boolean) {
    const user = selectUser(store.getState())
    const stored = isStored ? readRecord(environment, serverNow(store.getState())) : undefined
    if (stored === undefined || (isEnding && !stored)) return
    if (stored?.userId !== user?.userId) {
      // Only the server says who is signed in.
      if (isEnding) store.dispatch(recordReceived(null))
      void revalidate()
    } else if (stored && user && stored.session.exp > user.session.exp) store.dispatch(recordReceived(stored))
  }
  const stopComparing = store.startListening({ actionCreator: pageReturned, effect: () => compare() })
  return {
    stop() {
      stopWriting()
      stopComparing()
    },
    adoptStored() {
      const before = selectUser(store.getState())
      compare(true)
      return selectUser(store.getState()) !== before
    },
  }
}

/**
 * Notifies the other tabs of a sign-in or sign-out, and follows their messages. Without a channel each tab is on its
 * own.
 * @param revalidate asks the server who is signed in
 * @returns a function that stops it
 */
function followOtherTabs(
  store: SessionStore,
  { openChannel }: Pick<SessionEnvironment, 'openChannel'>,
  revalidate: () => Promise<void>,
): () => void {
  const channel = openChannel()
  if (!channel) return () => {}

  /** Messages of several tabs may arrive out of order. An old one must do no harm. */
  function onRecord(record: UserInfo | null) {
    const state = store.getState()
    const user = selectUser(state)
    if (record && !user) {
      // The message may be older than a sign-out. Only the server signs in, and not while this tab signs out.
      if (selectLogout(state) !== 'pending') void revalidate()
      return
    }
    const isSameUser = record?.userId === user?.userId
    // An equal record is ignored: setting the user again would discard the answer of `getUserInfo` that is under way.
    if (record && user && isSameUser && record.session.exp <= user.session.exp) return
    store.dispatch(recordReceived(record))
    if (record && !isSameUser) void revalidate()
  }

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const record = parseRecord(data)
    if (record || data === null) return onRecord(record)
    // The stored mark of the pressed Logout may be gone by the time this tab looks, so the tab acts on the message.
    const userId = String(Object(data).pressed ?? '')
    forgetPerson(userId)
    store.dispatch(logoutPressedElsewhere(userId))
  }
  const stopNotifying = store.startListening({
    // Only changes that began in this tab. Tabs that passed on each other's messages would never stop.
    predicate: (_, { session }, before) => session.revision !== before.session.revision && session.origin === 'own',
    effect: (_, { getState }) => channel.postMessage(selectUser(getState())),
  })
  const stopNotifyingPress = store.startListening({
    actionCreator: logoutPressed,
    effect: (_, { getState }) => {
      channel.postMessage({ pressed: selectUser(getState())?.userId })
      channel.postMessage(null)
    },
  })
  return () => {
    stopNotifying()
    stopNotifyingPress()
    channel.close()
  }
}

/**
 * Asks the server once at a time: a call while an answer is awaited sends no request. If the answer is "no one is signed
 * in", the reason of such a call may be a later sign-in, so the server is asked once more.
 * @param ask asks the server who is signed in
 * @param isSignedIn the store's state after the answer
 */
export function createRevalidate(ask: () => Promise<unknown>, isSignedIn: () => boolean): () => Promise<void> {
  let calls = 0
  return async function revalidate() {
    calls += 1
    if (calls > 1) return
    await ask()
    const isAskedAgain = calls > 1 && !isSignedIn()
    calls = 0
    if (isAskedAgain) await revalidate()
  }
}

import type { UserInfo } from '../contract/types.gen.ts'
import type { SessionEnvironment } from './session-environment.ts'
import { parseRecord } from './session-record.ts'
import { logoutPressed, recordReceived, selectLogout, selectUser } from './session-slice.ts'
import type { SessionStore } from './session-store.ts'

/**
 * Tells the other tabs who signs in or out here, and follows what they tell. Without a channel each tab is on its own.
 *
 * @param revalidate asks the server who is signed in
 * @returns a function that stops it
 */
export function followOtherTabs(
  store: SessionStore,
  { openChannel }: Pick<SessionEnvironment, 'openChannel'>,
  revalidate: () => Promise<void>,
): () => void {
  const channel = openChannel()
  if (!channel) return () => {}

  /** Messages of several tabs overtake each other. An old one must do no harm. */
  function onRecord(record: UserInfo | null) {
    const state = store.getState()
    const user = selectUser(state)
    if (record && !user) {
      // The message may be older than a sign-out. Only the server signs in, and not while this tab signs out.
      if (selectLogout(state) !== 'pending') void revalidate()
      return
    }
    const isSameUser = record?.userId === user?.userId
    // An equal record is no news either: taken over, it would discard the answer that is awaited.
    if (record && user && isSameUser && record.session.exp <= user.session.exp) return
    store.dispatch(recordReceived(record))
    if (record && !isSameUser) void revalidate()
  }

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const record = parseRecord(data)
    if (record || data === null) onRecord(record)
  }
  const stopTelling = store.startListening({
    // Only what this tab learned itself: tabs that repeated each other would never stop.
    predicate: (_, { session }, before) => session.revision !== before.session.revision && session.origin === 'own',
    effect: (_, { getState }) => channel.postMessage(selectUser(getState())),
  })
  const stopTellingPress = store.startListening({
    actionCreator: logoutPressed,
    effect: () => channel.postMessage(null),
  })
  return () => {
    stopTelling()
    stopTellingPress()
    channel.close()
  }
}

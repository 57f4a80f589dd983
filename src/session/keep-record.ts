import { pageReturned, serverNow } from './session-clock.ts'
import type { SessionEnvironment } from './session-environment.ts'
import { readRecord, writeRecord } from './session-record.ts'
import { recordReceived, selectUser } from './session-slice.ts'
import type { SessionStore } from './session-store.ts'

/**
 * Stores who is signed in, and compares when the person comes back to the page, or the session is to end: another tab
 * may have written while this one was frozen.
 *
 * @param revalidate asks the server who is signed in
 * @returns `stop`, and `isRenewed`, which compares and says whether the session has changed by that
 */
export function keepRecord(store: SessionStore, environment: SessionEnvironment, revalidate: () => Promise<void>) {
  /** False while storage is full or blocked: what it holds is then older than what this tab knows. */
  let isStored = true
  const stopWriting = store.startListening({
    // What came from storage or from another tab is in storage already.
    predicate: (_, { session }, before) => session.revision !== before.session.revision && session.origin !== 'outside',
    effect(_, { getState }) {
      isStored = writeRecord(environment, selectUser(getState()))
    },
  })

  /** @param isOver what this tab shows of its user is not to be shown any longer */
  function compare(isOver?: boolean) {
    const user = selectUser(store.getState())
    const stored = isStored ? readRecord(environment, serverNow(store.getState())) : undefined
    if (stored === undefined || (isOver && !stored)) return
    if (stored?.userId !== user?.userId) {
      // Only the server says who is signed in.
      if (isOver) store.dispatch(recordReceived(null))
      void revalidate()
    } else if (stored && user && stored.session.exp > user.session.exp) store.dispatch(recordReceived(stored))
  }
  const stopComparing = store.startListening({ actionCreator: pageReturned, effect: () => compare() })
  return {
    stop() {
      stopWriting()
      stopComparing()
    },
    isRenewed() {
      const before = selectUser(store.getState())
      compare(true)
      return selectUser(store.getState()) !== before
    },
  }
}

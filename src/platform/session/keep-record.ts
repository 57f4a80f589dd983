import { pageReturned, serverNow } from './session-clock.ts'
import type { SessionEnvironment } from './session-environment.ts'
import { readRecord, writeRecord } from './session-record.ts'
import { selectUser } from './session-slice.ts'
import type { SessionStore } from './session-store.ts'

/**
 * Stores who is signed in, and compares when the person comes back to the page: another tab may have written while
 * this one was frozen.
 *
 * @param revalidate asks the server who is signed in
 * @returns a function that stops it
 */
export function keepRecord(
  store: SessionStore,
  environment: SessionEnvironment,
  revalidate: () => Promise<void>,
): () => void {
  /** False while storage is full or blocked: what it holds is then older than what this tab knows. */
  let isStored = true
  const stopWriting = store.startListening({
    // What came from storage or from another tab is in storage already.
    predicate: (_, { session }, before) => session.revision !== before.session.revision && session.origin !== 'outside',
    effect(_, { getState }) {
      isStored = writeRecord(environment, selectUser(getState()))
    },
  })
  const stopComparing = store.startListening({
    actionCreator: pageReturned,
    effect(_, { getState }) {
      const state = getState()
      const stored = readRecord(environment, serverNow(state))
      if (isStored && stored !== undefined && stored?.userId !== selectUser(state)?.userId) void revalidate()
    },
  })
  return () => {
    stopWriting()
    stopComparing()
  }
}

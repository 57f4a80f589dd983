import type { Store } from '@reduxjs/toolkit'
import { browserEnvironment } from '../../../../session/session-environment.ts'
import { readRecord } from '../../../../session/session-record.ts'
import { type SessionRoot, selectUser } from '../../../../session/session-slice.ts'
import { openEntries } from './entry-storage.ts'
import { lookingAgain } from './look-again.ts'
import { createOutbox } from './outbox.ts'
import { type Dispatch, sendEntry, tellList } from './send-entry.ts'

export type AppStore = Store<SessionRoot> & { dispatch: Dispatch }

/**
 * Opens the outbox of a person. It goes on sending on any page, until they are not signed in here. Whatever wakes it is a
 * reason to look what other devices have done as well.
 *
 * @param onClosed what is to be done then
 */
export function openQueue(store: AppStore, person: string, onClosed: () => void) {
  const isHere = () => selectUser(store.getState())?.userId === person
  const outbox = createOutbox({
    person,
    storage: openEntries(),
    send: sendEntry(store.dispatch),
    maySend: () => isHere() && !isSomebodyElse(person),
    onNews: (news) => tellList(store.dispatch, news),
  })
  const look = lookingAgain(store.dispatch)
  const wake = () => {
    outbox.wake()
    look()
  }
  const watching = new AbortController()
  for (const event of ['online', 'offline', 'pageshow']) addEventListener(event, wake, watching)
  document.addEventListener('visibilitychange', wake, watching)
  const stop = store.subscribe(() => {
    if (isHere()) return
    stop()
    watching.abort()
    outbox.close()
    onClosed()
  })
  return { ...outbox, wake }
}

/** Whether another tab has signed somebody else in, and this one, asleep until now, has not heard of it. */
function isSomebodyElse(person: string): boolean {
  const record = readRecord(browserEnvironment, Date.now())
  return Boolean(record) && record?.userId !== person
}

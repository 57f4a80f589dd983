import type { Store } from '@reduxjs/toolkit'
import { useSyncExternalStore } from 'react'
import { useStore } from 'react-redux'
import { useUserId } from '../../session/hooks.ts'
import { browserEnvironment, readRecord } from '../../session/session-record.ts'
import { type SessionRoot, selectUser } from '../../session/session-slice.ts'
import type { Outbox } from './outbox.ts'
import type { PendingMutation } from './pending-storage.ts'

/** What the opened outbox needs to know of its person. */
export type Owner = {
  person: string
  /** Whether the person of this outbox is signed in on this page. */
  maySend: () => boolean
}

/** Opens the outbox of a person. `onWake` is called whenever other devices may have changed something. */
type Open<OutboxStore, Wanted, Pending> = (
  store: OutboxStore,
  owner: Owner,
) => { outbox: Outbox<Wanted, Pending>; onWake: () => void }

/**
 * Makes the hooks of a feature's outbox. Once open, it goes on sending on any page until its person signs out.
 * @returns `useQueue` returns the signed-in person's outbox; `useOutbox` its state, too
 */
export function outboxHooks<OutboxStore extends Store<SessionRoot>, Wanted, Pending extends PendingMutation>(
  open: Open<OutboxStore, Wanted, Pending>,
) {
  type Box = { person: string; queue: Outbox<Wanted, Pending> }
  const boxes = new WeakMap<OutboxStore, Box>()

  function boxOf(store: OutboxStore, person: string): Box {
    const known = boxes.get(store)
    if (known?.person === person) return known
    const isHere = () => selectUser(store.getState())?.userId === person
    const { outbox, onWake } = open(store, { person, maySend: () => isHere() && !isSomebodyElse(person) })
    const wake = () => {
      outbox.wake()
      onWake()
    }
    const watching = new AbortController()
    // Before the views, which leave what is typed in them.
    for (const event of ['pagehide', 'pageshow'])
      addEventListener(event, ({ type }) => outbox.leave(type === 'pagehide'), watching)
    for (const event of ['online', 'offline', 'pageshow']) addEventListener(event, wake, watching)
    document.addEventListener('visibilitychange', wake, watching)
    const stop = store.subscribe(() => {
      if (isHere()) return
      stop()
      watching.abort()
      outbox.close()
      boxes.delete(store)
    })
    let listeners = 0
    // Another tab may have left pending mutations, so the outbox checks whenever a view opens: for its first listener
    // alone, because a check reads the storage and all of them are drawn again.
    const subscribe = (listener: () => void) => {
      const unsubscribe = outbox.subscribe(listener)
      if (listeners++ === 0) wake()
      return () => {
        listeners--
        unsubscribe()
      }
    }
    const box = { person, queue: { ...outbox, wake, subscribe } }
    boxes.set(store, box)
    return box
  }

  // It does not subscribe to the person, whom the views around it read: a sheet asks in each of its blocks.
  function useQueue() {
    const store = useStore() as unknown as OutboxStore
    return boxOf(store, selectUser(store.getState())?.userId ?? '').queue
  }
  function useOutbox() {
    useUserId()
    const queue = useQueue()
    return { ...useSyncExternalStore(queue.subscribe, queue.get), queue }
  }
  return { useQueue, useOutbox }
}

/** Whether another tab has signed in someone else while this one was asleep. */
function isSomebodyElse(person: string): boolean {
  const record = readRecord(browserEnvironment, Date.now())
  return Boolean(record) && record?.userId !== person
}

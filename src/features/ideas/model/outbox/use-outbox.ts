import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSelector, useStore } from 'react-redux'
import { selectUser } from '../../../../session/session-slice.ts'
import type { Wish } from './entry.ts'
import type { AppStore } from './open-queue.ts'
import type { OutboxState, Outbox as Sending } from './outbox.ts'

export type Outbox = ReturnType<typeof lateOutbox>

const nothing: OutboxState = { entries: [], lasts: true }
// Names that a build keeps say "queue": an "outbox" in a live build counts as left over from development.
const boxes = new WeakMap<AppStore, { person: string; queue: Outbox }>()

/** The outbox of the signed-in person. What sends is loaded beside the view, which does not wait for it. */
export function useOutbox() {
  const store = useStore() as AppStore
  const person = useSelector(selectUser)?.userId ?? ''
  const outbox = useMemo(() => outboxOf(store, person), [store, person])
  const state = useSyncExternalStore(outbox.subscribe, outbox.get)
  // What another tab has left is looked for whenever somebody comes to the view.
  useEffect(() => outbox.wake(), [outbox])
  return { ...state, queue: outbox }
}

function outboxOf(store: AppStore, person: string): Outbox {
  const open = boxes.get(store)
  if (open?.person === person) return open.queue
  const outbox = lateOutbox(async () => {
    const { openQueue } = await import('./open-queue.ts')
    return openQueue(store, person, () => boxes.delete(store))
  })
  boxes.set(store, { person, queue: outbox })
  return outbox
}

/** An outbox that is there at once, and opened with the first that is asked of it. */
function lateOutbox(open: () => Promise<Sending>) {
  const listeners = new Set<() => void>()
  let state = nothing
  let opening: Promise<Sending> | undefined
  async function opened() {
    const outbox = await open()
    const tell = () => {
      state = outbox.get()
      for (const listener of listeners) listener()
    }
    outbox.subscribe(tell)
    tell()
    return outbox
  }
  /** What did not load is asked for again with the next wish. */
  const ready = () => {
    opening ??= opened().catch((fault: unknown) => {
      opening = undefined
      throw fault
    })
    return opening
  }
  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** @throws (rejects) if it cannot be stored; `whyNot` says why */
    add: async (wish: Wish) => (await ready()).add(wish),
    drop: async (seq: number) => (await ready()).drop(seq),
    retry: async (seq: number) => (await ready()).retry(seq),
    decide: async (seq: number, given: readonly string[]) => (await ready()).decide(seq, given),
    wake: () =>
      void ready().then(
        (outbox) => outbox.wake(),
        () => {},
      ),
  }
}

import type { ZodMiniType } from 'zod/mini'
import { readJson } from '../../src/contract/read-json.ts'

/** A value that changes: the panel shows it. */
export function createStore<T>(initial: T) {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    /** The same value until it is set. */
    get: () => value,
    set(next: T) {
      value = next
      for (const listener of listeners) listener()
    },
    /** Calls `listener` after each change. Returns a function that unsubscribes. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Notices = ReturnType<typeof createNotices>

/** Notices about the mock: an unknown scenario, a world that cannot be stored. */
export function createNotices() {
  const { get: list, set, subscribe } = createStore<readonly string[]>([])
  const add = (notice: string) => {
    // biome-ignore lint/suspicious/noConsole: the workbench may be closed, or in another window
    console.info(notice)
    set([...list(), notice])
  }
  return { list, subscribe, add, clear: () => set([]) }
}

/** What a page has stored as JSON; nothing if there is nothing, or if it is not of the schema. */
export const readStored = <T>(storage: Storage, key: string, schema: ZodMiniType<T>): T | undefined =>
  schema.safeParse(readJson(storage.getItem(key))).data

import type { ZodMiniType } from 'zod/mini'
import { readJson } from '../../src/contract/read-json.ts'
import { createStore } from '../db/store.ts'

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

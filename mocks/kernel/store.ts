import type { Backing } from './backing.ts'
import { createTables, restore, serialize, type Tables } from './tables.ts'

export type Store = {
  /** Reads and changes the tables as one step: no other call, and no other tab, comes between. */
  transaction<T>(work: (tables: Tables) => Promise<T> | T): Promise<T>
  /** Calls `listener` after every change, whichever tab made it; gives the function that ends it. */
  subscribe(listener: () => void): () => void
  /** What was there after the last change seen by this page. */
  tables: Tables
}

/** The tables of a world over the place where they are kept. */
export function createStore(backing: Backing): Store {
  const tables = createTables()
  const listeners = new Set<() => void>()
  const empty = serialize(tables)
  let seen: string | null = null

  const catchUp = async () => {
    const text = backing.read()
    if (text === seen) return false
    await restore(tables, text)
    seen = text
    return true
  }
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const transaction: Store['transaction'] = (work) =>
    backing.exclusively(async () => {
      const foreign = await catchUp()
      const result = await work(tables)
      const text = serialize(tables)
      const own = text !== (seen ?? empty)
      if (own) {
        seen = text
        backing.write(text)
      }
      if (own || foreign) notify()
      return result
    })

  backing.onForeignWrite(() => void transaction(() => undefined))
  return {
    transaction,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tables,
  }
}

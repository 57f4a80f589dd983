import type { Step } from './rows.ts'

/** A part of the world that can be read at once, as a panel needs it: the same value until something changes. */
export type View<T> = { get(): T; subscribe(listener: () => void): () => void }

type Look = <T>(work: (rows: Step) => Promise<T>) => Promise<T>
type Source<T> = {
  /** The names of the tables that it is made of. */
  tables: string[]
  empty: T
  read: (rows: Step) => Promise<T>
}

/** Keeps parts of a world in memory while somebody looks at them, and tells of every change. */
export function createViews(look: Look) {
  const listeners = new Set<() => void>()
  const watched = new Map<string[], () => Promise<void>>()

  function create<T>({ tables, empty, read }: Source<T>): View<T> {
    let value = empty
    let asked = 0
    let answered = 0
    const own = new Set<() => void>()
    const load = async () => {
      const asking = ++asked
      const found = await look(read)
      // A later question may have its answer already.
      if (asking < answered) return
      answered = asking
      value = found
      for (const listener of own) listener()
    }
    return {
      get: () => value,
      subscribe(listener) {
        own.add(listener)
        if (own.size === 1) {
          watched.set(tables, load)
          void load()
        }
        return () => {
          own.delete(listener)
          if (own.size === 0) watched.delete(tables)
        }
      },
    }
  }

  return {
    create,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Reads anew what is made of these tables, or everything if none is named; then tells that something changed. */
    async refresh(changed: string[]): Promise<void> {
      const due = [...watched].filter(
        ([tables]) => changed.length === 0 || tables.some((name) => changed.includes(name)),
      )
      await Promise.all(due.map(([, load]) => load()))
      for (const listener of listeners) listener()
    },
  }
}

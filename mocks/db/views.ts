import type { Step } from './rows.ts'

/**
 * A part of the world that can be read synchronously, as a panel needs it. The value stays the same until something
 * changes.
 */
export type View<T> = { get(): T; subscribe(listener: () => void): () => void }

type Look = <T>(work: (rows: Step) => Promise<T>) => Promise<T>
type Source<T> = {
  /** The names of the tables that it depends on. */
  tables: string[]
  empty: T
  read: (rows: Step) => Promise<T>
}

/** Keeps parts of a world in memory while somebody subscribes to them, and reports every change. */
export function createViews(look: Look) {
  const listeners = new Set<() => void>()
  const watched = new Map<string[], () => Promise<void> | void>()
  /** Calls `listener` after each change of these tables, in any tab. Returns a function that ends it. */
  const watch = (tables: string[], listener: () => Promise<void> | void) => {
    const own = [...tables]
    watched.set(own, listener)
    return () => void watched.delete(own)
  }

  function create<T>({ tables, empty, read }: Source<T>): View<T> {
    let value = empty
    let asked = 0
    let answered = 0
    let unwatch = () => {}
    const own = new Set<() => void>()
    const load = async () => {
      const asking = ++asked
      const found = await look(read)
      // A later read may have finished already.
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
          unwatch = watch(tables, load)
          void load()
        }
        return () => {
          own.delete(listener)
          if (own.size === 0) unwatch()
        }
      },
    }
  }

  return {
    create,
    watch,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Reads the views of these tables again, or all views for an empty list, and then reports the change. */
    async refresh(changed: string[]): Promise<void> {
      const due = [...watched].filter(
        ([tables]) => changed.length === 0 || tables.some((name) => changed.includes(name)),
      )
      await Promise.all(due.map(([, load]) => load()))
      for (const listener of listeners) listener()
    },
  }
}

import type { Step } from './rows.ts'

/** A part of the world that a panel shows. The value stays the same until something changes. */
export type View<T> = { get(): T; subscribe(listener: () => void): () => void }

type Source<T> = {
  /** The names of the tables that it depends on. */
  tables: string[]
  empty: T
  read: (rows: Step) => T
}

/** Keeps parts of a world while somebody subscribes to them, and reports every change. */
export function createViews(rows: () => Step) {
  const listeners = new Set<() => void>()
  const watched = new Map<string[], () => void>()
  /** Calls `listener` after each change of these tables, in any tab. Returns a function that ends it. */
  const watch = (tables: string[], listener: () => void) => {
    const own = [...tables]
    watched.set(own, listener)
    return () => void watched.delete(own)
  }

  function create<T>({ tables, empty, read }: Source<T>): View<T> {
    let value = empty
    let unwatch = () => {}
    const own = new Set<() => void>()
    return {
      get: () => value,
      subscribe(listener) {
        own.add(listener)
        if (own.size === 1) {
          value = read(rows())
          unwatch = watch(tables, () => {
            value = read(rows())
            for (const listener of own) listener()
          })
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
    refresh(changed: string[]): void {
      for (const [tables, load] of watched)
        if (changed.length === 0 || tables.some((name) => changed.includes(name))) load()
      for (const listener of listeners) listener()
    },
  }
}

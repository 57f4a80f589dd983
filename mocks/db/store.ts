/** What is called after each change. @returns `tell`, which calls them, and `subscribe` */
export function createListeners<Args extends unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>()
  return {
    tell(...args: Args): void {
      for (const listener of listeners) listener(...args)
    },
    /** Calls `listener` after each change. Returns a function that unsubscribes. */
    subscribe(listener: (...args: Args) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** A value that changes: the panel shows it. */
export function createStore<T>(initial: T) {
  const { tell, subscribe } = createListeners()
  let value = initial
  return {
    /** The same value until it is set. */
    get: () => value,
    set(next: T) {
      value = next
      tell()
    },
    subscribe,
  }
}

/** Where a world is kept. */
export type Backing = {
  /** The text last written, by this page or another. */
  read(): string | null
  write(text: string): void
  /** Runs `work` while nobody else, in this page or another, runs theirs. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  /** Calls `listener` when another page has written. */
  onForeignWrite(listener: () => void): void
}

/** One at a time, in the order of the calls; a failed one does not stop the next. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work)
    last = next.catch(() => undefined)
    return next
  }
}

/** A world that lives as long as the process or page: for tests and for the server. */
export function memoryBacking(): Backing {
  let text: string | null = null
  return {
    read: () => text,
    write: (next) => {
      text = next
    },
    exclusively: createQueue(),
    onForeignWrite: () => undefined,
  }
}

/**
 * A world that all tabs of a browser share and that survives a reload, a crash and a closed tab.
 *
 * Written through on every change, because a page that is dropped on a phone never sees `unload`; read before every
 * change, and locked (Web Locks, where the origin is secure), so that two tabs cannot use the same code.
 * Storage that is blocked or full costs persistence, never the mock.
 */
export function browserBacking(key: string): Backing {
  const memory = memoryBacking()
  let blocked = false
  return {
    read() {
      try {
        return blocked ? memory.read() : localStorage.getItem(key)
      } catch {
        blocked = true
        return memory.read()
      }
    },
    write(text) {
      memory.write(text)
      try {
        localStorage.setItem(key, text)
        blocked = false
      } catch {
        blocked = true
      }
    },
    exclusively: (work) =>
      memory.exclusively(() => ('locks' in navigator ? navigator.locks.request(key, work) : work())),
    onForeignWrite: (listener) =>
      addEventListener('storage', (event) => {
        if (event.key === key || event.key === null) listener()
      }),
  }
}

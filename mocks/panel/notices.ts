export type Notices = ReturnType<typeof createNotices>

/** Notices about the mock: a scenario that does not exist, a world that cannot be stored. */
export function createNotices() {
  const listeners = new Set<() => void>()
  let notices: readonly string[] = []
  return {
    /** The same array until a notice is added. */
    list: () => notices,
    add(notice: string) {
      notices = [...notices, notice]
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

// What the tabs of one browser share. Without it each tab is on its own: in an old browser, in some private modes, and
// where storage is blocked, which throws or rejects.

/**
 * Works under a lock of all tabs. Without locks (http in a local network, blocked storage) it works at once.
 * @param onStolen called when another tab takes the lock; the work goes on until it ends by itself
 */
export function underLock<Result>(
  name: string,
  options: LockOptions,
  work: () => Promise<Result>,
  onStolen = () => {},
): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return work()
  return new Promise((resolve, reject) => {
    let hasBegun = false
    const begin = () => {
      hasBegun = true
      return work().then(resolve, reject)
    }
    locks.request(name, options, begin).catch(() => (hasBegun ? onStolen() : begin()))
  })
}

/** A channel between the tabs. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}

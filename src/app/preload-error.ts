const key = 'emberhall.reloaded-at'

/** A second failure within this time means that reloading does not help, milliseconds. */
const timeoutMs = 60_000

let prefetches = 0
let awaited = 0
let isReloading = false
let isLeaving = false

/** A download or a mail link announces a leave that never comes; after this time it did not, milliseconds. */
const leaveTakes = 5000

/**
 * Notes that the person is going elsewhere. Firefox then fails whatever was still loading, and a reload for that would
 * take the place of where they are going.
 */
export function noteLeaving(): void {
  isLeaving = true
  setTimeout(() => {
    isLeaving = false
  }, leaveTakes)
}

/** Loads ahead of the need. A failure is nobody's loss yet, and waits for the need to be told. */
export async function prefetch(load: () => Promise<unknown>): Promise<void> {
  prefetches += 1
  try {
    await load()
  } catch {
  } finally {
    prefetches -= 1
  }
}

/** A part of the app did not arrive. */
export class LoadError extends Error {
  override name = 'LoadError'
  /** The browser knew of no network when the load began, or when it failed. */
  readonly isOffline: boolean

  constructor(cause: unknown, isOffline: boolean) {
    super(cause instanceof Error ? cause.message : undefined, { cause })
    this.isOffline = isOffline
  }
}

/**
 * Loads what a page needs. While the page is being reloaded for it, nothing comes of it, neither a result nor an error:
 * Vite gives `undefined` in place of a module whose failure was handled, and nobody is to read of that.
 *
 * @throws {LoadError} with what the browser said of it
 */
export async function loadOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  awaited += 1
  const isOnline = navigator.onLine
  try {
    return (await load()) ?? new Promise(() => {})
  } catch (error) {
    if (isReloading || isLeaving) return new Promise(() => {})
    throw new LoadError(error, !isOnline || !navigator.onLine)
  } finally {
    awaited -= 1
  }
}

/** Whether a field of the page holds what a reload would lose; a search is in the address. */
const isTypedInto = () =>
  [...document.querySelectorAll<HTMLInputElement>('main input, dialog input, textarea')].some(({ value }) => value)

/**
 * A page script that fails to load usually belongs to an older release: reload once to pick up the new one. Where that
 * did not help, the error is left to be thrown, and the page explains itself. So it is where somebody has typed into
 * the page and stays on it.
 *
 * @param reload leaves by a full load of the same address
 */
export function recoverFromPreloadError(event: Event, reload: () => void, now = Date.now()): void {
  // Offline a reload would lose the page that is there; ahead of the need it would lose what somebody types. A click
  // may come while the pointer's prefetch of the same script is under way: then it is needed.
  if (isLeaving || !navigator.onLine || (awaited === 0 && (prefetches > 0 || isTypedInto()))) return
  try {
    const before = Number(sessionStorage.getItem(key))
    if (now - before < timeoutMs) return
    sessionStorage.setItem(key, String(now))
  } catch {
    // Without storage there is no telling a first reload from an endless one.
    return
  }
  event.preventDefault()
  isReloading = true
  reload()
}

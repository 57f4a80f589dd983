const key = 'emberhall.reloaded-at'

/** A second failure within this time means that a reload does not help. */
const timeoutMs = 60_000

/** The wait before a reload. Leaving a page fails its scripts in some browsers; by then it is gone. */
const reloadDelayMs = 500

let isReloading = false

/** A script of the app could not be loaded. */
export class LoadError extends Error {
  override name = 'LoadError'
  /** True if the browser was offline when the load began or when it failed. */
  readonly isOffline: boolean

  constructor(cause: unknown, isOffline: boolean) {
    super(cause instanceof Error ? cause.message : undefined, { cause })
    this.isOffline = isOffline
  }
}

/**
 * Loads what a page needs. While the page is about to be reloaded, a failure is not told: the promise never settles.
 *
 * @throws {LoadError} with what the browser said of it
 */
export async function loadOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  const isOnline = navigator.onLine
  try {
    return await load()
  } catch (error) {
    if (isReloading) return new Promise(() => {})
    throw new LoadError(error, !isOnline || !navigator.onLine)
  }
}

/** Whether a field holds text that a reload would lose. A search that is in the address by now would come back. */
const isTypedInto = () => {
  const search = new URLSearchParams(location.search).get('search')
  const fields = document.querySelectorAll<HTMLInputElement>('main input, dialog input, search input, textarea')
  return [...fields].some(({ value }) => value && value !== search)
}

/**
 * Reloads once when a script fails to load: it usually belongs to an older release. It does not where the page is
 * offline, where somebody has typed into it, or where a reload did not help: then the page explains itself.
 *
 * @param reload leaves by a full load of the same address
 */
export function recoverFromPreloadError(reload: () => void, now = Date.now()): void {
  if (!navigator.onLine || isTypedInto()) return
  try {
    const before = Number(sessionStorage.getItem(key))
    if (now - before < timeoutMs) return
    sessionStorage.setItem(key, String(now))
  } catch {
    // Without storage a first reload cannot be told from an endless series.
    return
  }
  isReloading = true
  setTimeout(reload, reloadDelayMs)
}

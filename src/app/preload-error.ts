const key = 'emberhall.reloaded-at'

/** A second failure within this time means that a reload does not help. */
const timeoutMs = 60_000

/** The wait before a reload. Some browsers fail the scripts of a page that is being left; by then the page is gone. */
const reloadDelayMs = 500

/** A page that is still there after this time was not reloaded, so it reports the failure. */
const goneMs = 10_000

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
 * Loads what a page needs. If the page is about to reload, a failure is reported only if the reload does not happen.
 * @throws {LoadError} with the browser's message
 */
export async function loadOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  const isOnline = navigator.onLine
  try {
    return await load()
  } catch (error) {
    if (isReloading) await new Promise((resolve) => setTimeout(resolve, goneMs))
    throw new LoadError(error, !isOnline || !navigator.onLine)
  }
}

/** Whether a field holds text that a reload would lose. A search that is in the address survives a reload. */
const isTypedInto = () => {
  const search = new URLSearchParams(location.search).get('search')
  const fields = document.querySelectorAll<HTMLInputElement>('main input, dialog input, search input, textarea')
  return [...fields].some(({ value }) => value && value !== search)
}

/**
 * Reloads once when a script fails to load: it usually belongs to an older release. It does not reload offline, after
 * typing, or if a reload did not help; then the page explains the failure.
 * @param reload loads the same address again
 */
export function recoverFromPreloadError(reload: () => void, now = Date.now()): void {
  if (!navigator.onLine || isTypedInto()) return
  try {
    const before = Number(sessionStorage.getItem(key))
    if (now - before < timeoutMs) return
    sessionStorage.setItem(key, String(now))
  } catch {
    // Without storage the first reload cannot be distinguished from an endless series.
    return
  }
  isReloading = true
  setTimeout(reload, reloadDelayMs)
}

const key = 'emberhall.reloaded-at'

/** A second failure within this time means that a reload does not help. */
const timeoutMs = 60_000

let prefetches = 0
let awaited = 0
let isReloading = false
let isLeaving = false

/** How long a navigation away may take. A download and a `mailto:` link fire `beforeunload` too, and the page stays. */
const leaveTimeoutMs = 5000

/**
 * Notes that the person is leaving the page. Firefox then fails every script that is still loading. A reload in answer
 * to that would replace the navigation.
 */
export function noteLeaving(): void {
  isLeaving = true
  setTimeout(() => {
    isLeaving = false
  }, leaveTimeoutMs)
}

/** Loads something before it is needed. A failure is ignored; the next attempt, when it is needed, reports it. */
export async function prefetch(load: () => Promise<unknown>): Promise<void> {
  prefetches += 1
  try {
    await load()
  } catch {
  } finally {
    prefetches -= 1
  }
}

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
 * Loads what a page needs. While the page is being reloaded, the promise never settles: Vite resolves a handled failure
 * to `undefined`, and nothing may render that.
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

/** Whether a field holds text that a reload would lose. A search that is in the address by now would come back. */
const isTypedInto = () => {
  const search = new URLSearchParams(location.search).get('search')
  const fields = document.querySelectorAll<HTMLInputElement>('main input, dialog input, search input, textarea')
  return [...fields].some(({ value }) => value && value !== search)
}

/**
 * Reloads once when a page script fails to load: the script usually belongs to an older release. If a reload did not
 * help, Vite throws the error and the page explains itself. The same happens where somebody has typed into the page and
 * is not leaving it.
 *
 * @param reload leaves by a full load of the same address
 */
export function recoverFromPreloadError(event: Event, reload: () => void, now = Date.now()): void {
  // Offline, a reload would lose the page that is shown. During a prefetch it would lose what somebody types. If the
  // same script is also awaited by a click, it is needed now.
  if (isLeaving || !navigator.onLine || (awaited === 0 && (prefetches > 0 || isTypedInto()))) return
  try {
    const before = Number(sessionStorage.getItem(key))
    if (now - before < timeoutMs) return
    sessionStorage.setItem(key, String(now))
  } catch {
    // Without storage a first reload cannot be told from an endless series.
    return
  }
  event.preventDefault()
  isReloading = true
  reload()
}

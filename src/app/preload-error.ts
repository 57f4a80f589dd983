const key = 'emberhall.reloaded-at'

/** A second failure within this time means that reloading does not help, milliseconds. */
const patience = 60_000

/**
 * A page script that fails to load usually belongs to an older release: reload once to pick up the new one. Where that
 * did not help, the error is left to be thrown, and the page explains itself.
 *
 * @param reload leaves by a full load of the same address
 */
export function recoverFromPreloadError(event: Event, reload: () => void, now = Date.now()): void {
  // Offline a reload would lose the page that is there.
  if (!navigator.onLine) return
  try {
    const before = Number(sessionStorage.getItem(key))
    if (now - before < patience) return
    sessionStorage.setItem(key, String(now))
  } catch {
    // Without storage there is no telling a first reload from an endless one.
    return
  }
  event.preventDefault()
  reload()
}

const key = 'emberhall-mock/panel'

/** Open where there is room beside the app, closed on a phone; as the person left it once they have chosen. */
export function startsOpen(): boolean {
  try {
    const stored = localStorage.getItem(key)
    if (stored !== null) return stored === 'open'
  } catch {
    // Blocked storage: nothing is remembered.
  }
  return matchMedia('(min-width: 90rem) and (min-height: 45rem)').matches
}

export function storeOpen(open: boolean): void {
  try {
    localStorage.setItem(key, open ? 'open' : 'closed')
  } catch {
    // As above.
  }
}

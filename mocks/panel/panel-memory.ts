const key = 'emberhall-mock/panel'
const companionsKey = 'emberhall-mock/companions'

/** Whether the panel starts open: as the person last left it, otherwise only in a wide window. */
export function startsOpen(): boolean {
  try {
    const stored = localStorage.getItem(key)
    if (stored !== null) return stored === 'open'
  } catch {
    // Storage is blocked: nothing is remembered.
  }
  return matchMedia('(min-width: 90rem) and (min-height: 45rem)').matches
}

export function storeOpen(open: boolean): void {
  try {
    localStorage.setItem(key, open ? 'open' : 'closed')
  } catch {
    // Storage is blocked: nothing is remembered.
  }
}

/** Whether the companions of this tab act by themselves: as long as the tab is there, also after a reload. */
export function companionsAct(): boolean {
  try {
    return sessionStorage.getItem(companionsKey) !== null
  } catch {
    return false
  }
}

export function storeCompanionsAct(): void {
  try {
    sessionStorage.setItem(companionsKey, 'act')
  } catch {
    // Storage is blocked: nothing is remembered.
  }
}

import { vi } from 'vitest'

/** Storage whose keys are its own properties, as a browser's are. */
function pageStorage(): Storage {
  const storage = Object.create({
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem(key: string, text: string) {
      storage[key] = text
    },
    removeItem: (key: string) => void delete storage[key],
    clear() {
      for (const key of Object.keys(storage)) delete storage[key]
    },
  })
  return storage
}

let pages = 0

/** The locks of one page: what an earlier test still holds, or another file at the same time, holds up nothing. */
function pageLocks() {
  const { locks } = navigator
  const page = pages++
  return {
    request: (name: string, options: LockOptions, work: () => unknown) =>
      locks.request(`${page} ${name}`, options, work),
  }
}

/**
 * What the session needs of a page, for tests that run in Node: its events, its visibility, its storage. `vi.unstubAllGlobals`
 * takes it away.
 */
export function fakePage() {
  const window = new EventTarget()
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', document)
  vi.stubGlobal('navigator', { onLine: true, locks: pageLocks() })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('localStorage', pageStorage())
  vi.stubGlobal('sessionStorage', pageStorage())
  return {
    /** An event of the window, or the document's `visibilitychange`. */
    tell: (name: string) => (name === 'visibilitychange' ? document : window).dispatchEvent(new Event(name)),
    setVisible: (isVisible: boolean) => {
      document.visibilityState = isVisible ? 'visible' : 'hidden'
    },
  }
}

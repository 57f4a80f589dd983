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

/** The locks of one page: those of an earlier test, or of another file at the same time, block nothing. */
function pageLocks() {
  const { locks } = navigator
  const page = pages++
  return {
    request: (name: string, options: LockOptions, work: () => unknown) =>
      locks.request(`${page} ${name}`, options, work),
  }
}

/**
 * The parts of a page that the session needs, for tests in Node: its events, its visibility, its storage.
 * `vi.unstubAllGlobals` removes them.
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
    dispatch: (name: string) => (name === 'visibilitychange' ? document : window).dispatchEvent(new Event(name)),
    setVisible: (isVisible: boolean) => {
      document.visibilityState = isVisible ? 'visible' : 'hidden'
    },
  }
}

/** Whether a key belongs to the mock itself, whose storage all tabs share. */
const isOfMock = (name: string) => name.startsWith('emberhall-mock/')
const ownPrefix = 'emberhall-mock/own '

/**
 * Gives a tab that is another person its own localStorage and broadcast channels. Its app and the apps of other tabs
 * then do not tell each other who is signed in. Its localStorage is kept in sessionStorage, so it ends with the tab.
 *
 * @param jar the cookie jar of this tab
 * @returns a function that undoes it
 */
export function standApart(jar: string): () => void {
  const { localStorage: shared, sessionStorage: own, BroadcastChannel: Shared } = window
  const place = (key: string): [Storage, string] => (isOfMock(key) ? [shared, key] : [own, ownPrefix + key])
  const ownKeys = () => Object.keys(own).filter((key) => key.startsWith(ownPrefix))
  const storage: Storage = {
    get length() {
      return ownKeys().length
    },
    key: (index) => ownKeys()[index]?.slice(ownPrefix.length) ?? null,
    getItem(key) {
      const [where, name] = place(key)
      return where.getItem(name)
    },
    setItem(key, value) {
      const [where, name] = place(key)
      where.setItem(name, value)
    },
    removeItem(key) {
      const [where, name] = place(key)
      where.removeItem(name)
    },
    clear() {
      for (const key of ownKeys()) own.removeItem(key)
    },
  }
  class OwnChannel extends Shared {
    constructor(name: string) {
      super(isOfMock(name) ? name : `${name} ${jar}`)
    }
  }
  const before = Object.getOwnPropertyDescriptor(window, 'localStorage')
  Object.defineProperty(window, 'localStorage', { configurable: true, value: storage })
  window.BroadcastChannel = OwnChannel
  return () => {
    if (before) Object.defineProperty(window, 'localStorage', before)
    window.BroadcastChannel = Shared
  }
}

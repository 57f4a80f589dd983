import { sharedJar } from '../db/world.ts'
import { worldIds, worldNamed } from '../tags/worlds.ts'
import { scenarioIds, scenarioNamed } from './scenarios.ts'
import { readShared, shareParameter } from './share.ts'

/** Tabs share one cookie jar, as in a browser. A tab that is another person has a jar of its own. */

const personParameter = 'mock-person'
const jarKey = 'emberhall-mock/jar'
const companionsKey = 'emberhall-mock/companions'

/** The cookie jar of this tab. It survives reloads and ends with the tab. */
export const jarOfTab = (): string => sessionStorage.getItem(jarKey) ?? sharedJar

/** Whether the companions of this tab act by themselves: as long as the tab exists, also after a reload. */
export const companionsAct = (): boolean => sessionStorage.getItem(companionsKey) !== null
export const storeCompanionsAct = (): void => globalThis.sessionStorage?.setItem(companionsKey, 'act')

/** The address that opens a tab as this person. @param address that of the app now */
export function addressOf(userId: string, address: string): string {
  const url = new URL(address)
  // The app's page that signs out whoever opens it.
  url.pathname = url.pathname.replace(/\/logout\/?$/, '/')
  url.searchParams.set(personParameter, userId)
  return url.href
}

/** Reads a parameter of the address and removes it: a reload does not apply it again, and no route sees it. */
function takeParameter(name: string): string | undefined {
  const url = new URL(location.href)
  const value = url.searchParams.get(name)
  if (value === null) return undefined
  url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
  return value
}

/**
 * Takes from the address what it asks of the mock: `mock` a scenario, `world` a made-up one, `mock-share` what a link
 * puts up, `mock-person` who this tab is. As another person the tab gets a new cookie jar: one copied from the opening
 * tab's sessionStorage belongs to that tab.
 */
export function takeAddress() {
  const notices: string[] = []
  const take = <T>(name: string, read: (text: string) => T | undefined, unread: (text: string) => string) => {
    const text = takeParameter(name)
    const found = text === undefined ? undefined : read(text)
    if (text !== undefined && found === undefined) notices.push(unread(text))
    return found
  }
  const unknown = (what: string, ids: readonly string[]) => (name: string) =>
    `There is no ${what} "${name}". Choose one of: ${ids.join(', ')}.`
  const person = takeParameter(personParameter)
  if (person !== undefined) sessionStorage.setItem(jarKey, crypto.randomUUID())
  return {
    person,
    scenario: take('mock', scenarioNamed, unknown('scenario', scenarioIds)),
    madeUp: take('world', (name) => (worldNamed(name) ? name : undefined), unknown('world', worldIds)),
    shared: take(shareParameter, readShared, () => "This link couldn't be read. It may be of another version."),
    /** What could not be read, a sentence each. */
    notices,
  }
}

/** Whether a key belongs to the mock itself, whose storage all tabs share. */
const isOfMock = (name: string) => name.startsWith('emberhall-mock/')
const ownPrefix = 'emberhall-mock/own '

/**
 * Gives a tab that is another person its own localStorage and broadcast channels, so that its app and those of other
 * tabs do not share a sign-in. Its localStorage is stored in sessionStorage, so it ends with the tab.
 * @param jar the cookie jar of this tab
 */
export function standApart(jar: string): void {
  const { localStorage: shared, sessionStorage: own, BroadcastChannel: Shared } = window
  const at = <T>(key: string, use: (storage: Storage, name: string) => T): T =>
    isOfMock(key) ? use(shared, key) : use(own, ownPrefix + key)
  /** What the app uses of it. */
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => at(key, (storage, name) => storage.getItem(name)),
    setItem: (key, value) => at(key, (storage, name) => storage.setItem(name, value)),
    removeItem: (key) => at(key, (storage, name) => storage.removeItem(name)),
  }
  class OwnChannel extends Shared {
    constructor(name: string) {
      super(isOfMock(name) ? name : `${name} ${jar}`)
    }
  }
  Object.defineProperty(window, 'localStorage', { configurable: true, value: storage })
  window.BroadcastChannel = OwnChannel
}

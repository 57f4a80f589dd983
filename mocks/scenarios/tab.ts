import { sharedJar } from '../db/world.ts'
import { worldIds, worldNamed } from '../tags/worlds.ts'
import { type ScenarioId, scenarioIds, scenarioNamed } from './scenarios.ts'
import { readShared, type Shared, shareParameter } from './share.ts'

/** Tabs share one cookie jar, as in a browser. A tab that is another person has a jar of its own. */

const parameter = 'mock-person'
const jarKey = 'emberhall-mock/jar'

/** The cookie jar of this tab. It survives reloads and ends with the tab. */
export const jarOfTab = (): string => sessionStorage.getItem(jarKey) ?? sharedJar

/**
 * Reads `?mock-person=<userId>` and removes it from the address. If it was there, this tab gets a new jar: a jar copied
 * from the opening tab's sessionStorage belongs to that tab.
 *
 * @returns the user id, or `undefined`
 */
export function takePerson(): string | undefined {
  const userId = takeParameter(parameter)
  if (userId !== undefined) sessionStorage.setItem(jarKey, crypto.randomUUID())
  return userId
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

/** The address that opens a tab as this person. @param address that of the app now */
export function addressOf(userId: string, address: string): string {
  const url = new URL(address)
  url.searchParams.set(parameter, userId)
  return url.href
}

/** From the next page load on, this tab uses the jar of the other tabs. */
export function rejoinOthers(): void {
  sessionStorage.removeItem(jarKey)
}

type Taken<Id> = {
  id?: Id
  /** A sentence for the person if the name is unknown. */
  notice?: string
}

/** Takes `?mock=<scenario>` from the address. */
export const takeScenario = (): Taken<ScenarioId> => take('mock', 'scenario', scenarioNamed, scenarioIds)

/** Takes what a shared link puts up from the address. */
export function takeShared(): { shared?: Shared; notice?: string } {
  const text = takeParameter(shareParameter)
  const shared = text === undefined ? undefined : readShared(text)
  if (text === undefined || shared) return { shared }
  return { notice: "This link couldn't be read. Ask for a new one: this mock may be of another version." }
}

/** Takes `?world=<name>` from the address. */
export const takeWorld = (): Taken<string> =>
  take('world', 'world', (name) => (worldNamed(name) ? name : undefined), worldIds)

function take<Id extends string>(
  parameter: string,
  what: string,
  named: (name: string) => Id | undefined,
  ids: readonly Id[],
): Taken<Id> {
  const name = takeParameter(parameter)
  const id = name === undefined ? undefined : named(name)
  if (name === undefined || id) return { id }
  return { notice: `There is no ${what} "${name}". Choose one of: ${ids.join(', ')}.` }
}

/** Whether a key belongs to the mock itself, whose storage all tabs share. */
const isOfMock = (name: string) => name.startsWith('emberhall-mock/')
const ownPrefix = 'emberhall-mock/own '

/**
 * Gives a tab that is another person its own localStorage and broadcast channels, so that its app and those of other
 * tabs do not share a sign-in. Its localStorage is stored in sessionStorage, so it ends with the tab.
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

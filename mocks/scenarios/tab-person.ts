import { cryptoBytes, randomUuid } from '../db/random.ts'
import { sharedJar } from '../db/world.ts'

/** Tabs share one cookie jar, as in a browser. A tab that is another person has a jar of its own. */

const parameter = 'mock-person'
const jarKey = 'emberhall-mock/jar'

/** The cookie jar of this tab. It survives reloads and ends with the tab. */
export function jarOfTab(): string {
  try {
    return sessionStorage.getItem(jarKey) ?? sharedJar
  } catch {
    return sharedJar
  }
}

/**
 * Reads `?mock-person=<userId>` and removes it from the address. If it was there, this tab gets a new jar: a jar copied
 * from the opening tab's sessionStorage belongs to that tab.
 *
 * @returns the user id, or `undefined`
 */
export function takePerson(): string | undefined {
  const url = new URL(location.href)
  const userId = url.searchParams.get(parameter)
  if (userId === null) return undefined
  url.searchParams.delete(parameter)
  history.replaceState(history.state, '', url)
  sessionStorage.setItem(jarKey, randomUuid(cryptoBytes))
  return userId
}

/** The address that opens a tab as this person. */
export function addressOf(userId: string): string {
  const url = new URL(location.href)
  url.searchParams.set(parameter, userId)
  return url.href
}

/** From the next page load on, this tab uses the jar of the other tabs. */
export function rejoinOthers(): void {
  sessionStorage.removeItem(jarKey)
}

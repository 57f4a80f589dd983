import { cryptoBytes, randomUuid } from '../kernel/random.ts'
import { sharedJar } from '../kernel/world.ts'

/** Tabs share one cookie jar, as in a browser, but for a tab that is another person: it has a jar of its own. */

const parameter = 'mock-person'
const jarKey = 'emberhall-mock/jar'

/** The cookie jar of this tab: kept across reloads, gone with the tab. */
export function jarOfTab(): string {
  try {
    return sessionStorage.getItem(jarKey) ?? sharedJar
  } catch {
    return sharedJar
  }
}

/**
 * Reads `?mock-person=<userId>` and takes it out of the address. Where it was, this tab has a new jar from now on: one
 * that was copied from the tab that opened this one is that one's.
 *
 * @returns the user id, or nothing
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

/** The address at which a tab becomes a person. */
export function addressOf(userId: string): string {
  const url = new URL(location.href)
  url.searchParams.set(parameter, userId)
  return url.href
}

/** From the next page on this tab is who the other tabs are. */
export function rejoinOthers(): void {
  sessionStorage.removeItem(jarKey)
}

import type { Store } from './store.ts'

export type CookieChange = { name: string; value: string; maxAge: number }

/**
 * The cookies that a browser would keep for the mocked backend, HttpOnly: a page's script has no way to them.
 *
 * A service worker's answer cannot set a real cookie. MSW's own jar stands in for that, but reads its storage only when
 * a page loads, so that a tab would not notice what another one signed in or out. This one is kept with the world.
 */
export function createCookieJar(store: Store, now: () => number) {
  return {
    /** The cookies that are not over, by name. */
    read: (): Promise<Record<string, string>> =>
      store.transaction((tables) => {
        tables.cookies.deleteMany((q) => q.where({ expiresAt: (at) => at <= now() }))
        return Object.fromEntries(tables.cookies.all().map(({ name, value }) => [name, value]))
      }),

    /** Does what a browser does with `Set-Cookie`; a `maxAge` of 0 seconds removes the cookie. */
    store: (changes: readonly CookieChange[]): Promise<void> =>
      store.transaction(async (tables) => {
        for (const { name, value, maxAge } of changes) {
          tables.cookies.delete((q) => q.where({ name }))
          if (maxAge > 0) await tables.cookies.create({ name, value, expiresAt: now() + maxAge * 1000 })
        }
      }),
  }
}

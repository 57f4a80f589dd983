import * as z from 'zod/mini'
import type { Core } from './core.ts'
import { defineTable, type Step } from './rows.ts'

export type CookieChange = { name: string; value: string; maxAge: number }

/** Cookies by jar and name. `expiresAt`: Unix milliseconds. */
export const cookies = defineTable('cookies', {
  row: z.object({ jar: z.string(), name: z.string(), value: z.string(), expiresAt: z.number() }),
  key: ({ jar, name }) => JSON.stringify([jar, name]),
})

/** Within a step: the cookies of a jar that have not expired, by name. */
export function cookiesIn(rows: Step, jar: string, now: number): Record<string, string> {
  const held = rows(cookies).where({ jar })
  return Object.fromEntries(held.filter(({ expiresAt }) => expiresAt > now).map(({ name, value }) => [name, value]))
}

/** Within a step: does what a browser does with `Set-Cookie`. A `maxAge` of 0 seconds removes the cookie. */
export function storeCookies(rows: Step, jar: string, now: number, changes: readonly CookieChange[]) {
  rows(cookies).deleteWhere(({ expiresAt }) => expiresAt <= now)
  for (const { name, value, maxAge } of changes) {
    const cookie = { jar, name, value, expiresAt: now + maxAge * 1000 }
    if (maxAge > 0) rows(cookies).put(cookie)
    else rows(cookies).delete(cookie)
  }
}

/**
 * The cookies that a browser would keep for the mocked backend. They are HttpOnly: the page's scripts cannot read them.
 *
 * The answer of a service worker cannot set a real cookie. MSW has a jar for that, but it reads its storage only when a
 * page loads, so a tab would not notice a sign-in or sign-out in another one. This jar is stored with the world.
 */
export function createCookieJar({ look, step, now }: Core, jar: string) {
  return {
    read: (): Promise<Record<string, string>> => look((rows) => cookiesIn(rows, jar, now())),
    store: async (changes: readonly CookieChange[]): Promise<void> => {
      if (changes.length > 0) await step((rows) => storeCookies(rows, jar, now(), changes))
    },
  }
}

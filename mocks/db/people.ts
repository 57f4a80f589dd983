import * as z from 'zod/mini'
import { sessionCookie } from '../../src/contract/operations.gen.ts'
import { profileOf, profiles } from '../tags/profile/tables.ts'
import { cookies, cookiesIn, storeCookies } from './cookie-jar.ts'
import type { Core } from './core.ts'
import { randomKsuid } from './random.ts'
import { defineTable, type RowOf, type Step } from './rows.ts'

const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac(intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
] as const

/**
 * The browser and the system of a `User-Agent`, in words for a person: "Firefox on Linux". Browsers name others beside
 * themselves, so the order counts.
 */
export function deviceOf(userAgent = ''): string {
  const find = (list: readonly (readonly [string, RegExp])[]) => list.find(([, is]) => is.test(userAgent))?.[0]
  const browser = find(browsers)
  const system = find(systems)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? (system ? `A browser on ${system}` : 'Another device')
}

/** The device that this code runs on. */
export const deviceHere = (): string => deviceOf(typeof navigator === 'undefined' ? undefined : navigator.userAgent)

/** The device of a call. Code inside a page does not see the header: the device is the page's own. */
export const deviceFor = ({ headers }: Request): string => {
  const userAgent = headers.get('user-agent')
  return userAgent === null ? deviceHere() : deviceOf(userAgent)
}

/**
 * Who is signed in, by the token in their cookie. `exp`: Unix seconds, as in the contract. `seenAt`, its last use, is
 * in Unix milliseconds, rounded to `seenEvery`.
 */
export const sessions = defineTable('sessions', {
  row: z.object({
    token: z.string(),
    userId: z.string(),
    exp: z.number(),
    /** For lists: the token is in no answer but in its cookie. */
    id: z.optional(z.string()),
    device: z.optional(z.string()),
    seenAt: z.optional(z.number()),
  }),
  key: ({ token }) => token,
})

export type Session = RowOf<typeof sessions>

type Parts = Pick<Core, 'now' | 'random' | 'newId' | 'sessionSeconds'>

/** The end of a session that begins now, Unix seconds. */
const expFromNow = ({ now, sessionSeconds }: Parts) => Math.floor(now() / 1000) + sessionSeconds()

/** How often the last use of a session is stored, in milliseconds: not with each call. */
const seenEvery = 60_000

/**
 * Opens a session for a user, within a step, and deletes expired ones.
 * @param device browser and system, in words for the person
 */
export function openSession(rows: Step, userId: string, parts: Parts, device?: string): Session {
  const all = rows(sessions)
  all.deleteWhere(({ exp }) => exp * 1000 <= parts.now())
  const { now, random, newId } = parts
  const token = randomKsuid(now(), random)
  const session = { token, id: newId(), userId, exp: expFromNow(parts), device, seenAt: now() }
  all.put(session)
  return session
}

/** The session of a token, within a step; nothing if it is unknown or expired. */
export function findSession(rows: Step, token = ''): Session | undefined {
  const session = rows(sessions).get(token)
  return session && session.exp * 1000 > rows.now() ? session : undefined
}

/** Extends a session to its full length, within a step. */
export function extendSession(rows: Step, session: Session, parts: Parts): Session {
  const extended = { ...session, exp: expFromNow(parts), seenAt: parts.now() }
  rows(sessions).put(extended)
  return extended
}

/** Stores that a session is used now, unless one of its uses was stored within the last minute. */
export async function touchSession({ step, now }: Pick<Core, 'step' | 'now'>, { token, seenAt = 0 }: Session) {
  if (now() - seenAt < seenEvery) return
  await step((rows) => {
    const found = findSession(rows, token)
    if (found) rows(sessions).put({ ...found, seenAt: now() })
  })
}

/** The people of a world, each with the contact of their first sign-in. */
export const users = defineTable('users', {
  row: z.object({ userId: z.string(), contact: z.string() }),
  key: ({ userId }) => userId,
})

export type Person = RowOf<typeof users>

/** The most people that are listed. */
const mostListed = 100

/** Within a step: the user of a contact. A new contact gets a new user. */
export function userOf(rows: Step, contact: string, { now, random }: Pick<Core, 'now' | 'random'>): Person {
  const [known] = rows(users).where({ contact })
  if (known) return known
  const user = { userId: randomKsuid(now(), random), contact }
  rows(users).put(user)
  return user
}

/** The people of a world, and who is signed in with the cookies of one jar. */
export function createPeople(core: Core, jar: string) {
  const { view, look, step, now } = core
  const who = (rows: Step): string | undefined => {
    const { [sessionCookie]: token = '' } = cookiesIn(rows, jar, now())
    return rows(sessions).get(token)?.userId
  }
  const list = view(
    [users, profiles, sessions, cookies].map(({ name }) => name),
    (rows) => {
      const newest = rows(users).all().slice(-mostListed).toReversed()
      const persons = newest.map((person) => ({ ...person, name: profileOf(rows, person.userId).displayName }))
      return { persons, here: who(rows) }
    },
  )
  return {
    /** The people with their names, newest first, and the user id of the one who is signed in here. */
    list,
    /** The user id of the person who is signed in with the cookies of this jar. */
    here: (): Promise<string | undefined> => look(who),
    /** Opens a session for a person, with its cookie in this jar. Resolves to whether the person exists. */
    signInAs: (userId: string): Promise<boolean> =>
      step((rows) => {
        if (!rows(users).get(userId)) return false
        const { token, exp } = openSession(rows, userId, core, deviceHere())
        const maxAge = Math.ceil(exp - now() / 1000)
        storeCookies(rows, jar, now(), [{ name: sessionCookie, value: token, maxAge }])
        return true
      }),
  }
}

import * as z from 'zod/mini'
import { sessionCookie } from '../../src/contract/operations.gen.ts'
import { profileOf, profiles } from '../tags/profile/tables.ts'
import { cookies, cookiesIn, storeCookies } from './cookie-jar.ts'
import type { Core } from './core.ts'
import { deviceHere } from './device.ts'
import { randomKsuid } from './random.ts'
import type { Step } from './rows.ts'
import { openSession, sessions } from './sessions.ts'
import { defineTable, type RowOf } from './table.ts'

/** The people of a world, each with the contact of their first sign-in. */
export const users = defineTable('users', {
  row: z.object({ userId: z.string(), contact: z.string() }),
  key: ({ userId }) => userId,
})

export type Person = RowOf<typeof users>
/** With the name that others see. */
export type NamedPerson = Person & { name: string }

const shown = 100

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
  const list = view<{ persons: NamedPerson[]; here?: string }>({
    tables: [users.name, profiles.name, sessions.name, cookies.name],
    empty: { persons: [] },
    read(rows) {
      const newest = rows(users).all().slice(-shown).toReversed()
      const persons = newest.map((person) => ({ ...person, name: profileOf(rows, person.userId).displayName }))
      return { persons, here: who(rows) }
    },
  })
  return {
    /** The people, newest first, and the user id of the one who is signed in here. */
    list,
    /** The user id of the person who is signed in with the cookies of this jar. */
    here: (): Promise<string | undefined> => look(who),
    /** Opens a session for a person, with its cookie in this jar. Resolves to whether the person exists. */
    become: (userId: string): Promise<boolean> =>
      step((rows) => {
        if (!rows(users).get(userId)) return false
        const { token, exp } = openSession(rows, userId, core, deviceHere())
        const maxAge = Math.ceil(exp - now() / 1000)
        storeCookies(rows, jar, now(), [{ name: sessionCookie, value: token, maxAge }])
        return true
      }),
  }
}

import * as z from 'zod/mini'
import type { Core } from './core.ts'
import { randomKsuid } from './random.ts'
import type { Step } from './rows.ts'
import { defineTable, type RowOf } from './table.ts'

/**
 * Who is signed in, by the token that their cookie carries. `exp`: Unix seconds, as the contract has it. `seenAt`, when
 * it was last used, is in Unix milliseconds, and no more exact than `seenEvery`.
 */
export const sessions = defineTable('sessions', {
  row: z.object({
    token: z.string(),
    userId: z.string(),
    exp: z.number(),
    /** For lists: the token stands in no answer but in its cookie. */
    id: z.optional(z.string()),
    device: z.optional(z.string()),
    seenAt: z.optional(z.number()),
  }),
  key: ({ token }) => token,
})

export type Session = RowOf<typeof sessions>

type Parts = Pick<Core, 'now' | 'random' | 'newId' | 'sessionSeconds'>

const endsAt = ({ now, sessionSeconds }: Parts) => Math.floor(now() / 1000) + sessionSeconds()

/** How often it is written down that a session is used, in milliseconds: not with each of ten calls of one page. */
const seenEvery = 60_000

/**
 * Opens a session for a user, within a step. Sessions that are over make room.
 *
 * @param device browser and system, in words for the person
 */
export function openSession(rows: Step, userId: string, parts: Parts, device?: string): Session {
  const all = rows(sessions)
  all.deleteWhere(({ exp }) => exp * 1000 <= parts.now())
  const { now, random, newId } = parts
  const token = randomKsuid(now(), random)
  const session = { token, id: newId(), userId, exp: endsAt(parts), device, seenAt: now() }
  all.put(session)
  return session
}

/** Sessions slide: reading one can extend it to its full length again. */
export function createSessions(core: Core) {
  const { look, step, now } = core
  const find = (rows: Step, token: string | undefined): Session | undefined => {
    const session = token === undefined ? undefined : rows(sessions).get(token)
    return session && session.exp * 1000 > now() ? session : undefined
  }
  return {
    /** The session; `undefined` if it is unknown or expired. */
    find: (token: string | undefined): Promise<Session | undefined> => look((rows) => find(rows, token)),

    /** The session, extended; `undefined` if it is unknown or expired. */
    extend: (token: string | undefined): Promise<Session | undefined> =>
      step((rows) => {
        const session = find(rows, token)
        if (!session) return undefined
        const extended = { ...session, exp: endsAt(core), seenAt: now() }
        rows(sessions).put(extended)
        return extended
      }),

    /** Notes that the session is used now. */
    touch: async (session: Session): Promise<void> => {
      if (now() - (session.seenAt ?? 0) < seenEvery) return
      await step((rows) => {
        const found = find(rows, session.token)
        if (found) rows(sessions).put({ ...found, seenAt: now() })
      })
    },

    /** Ends the session; says whether there was one. */
    end: (token: string | undefined): Promise<boolean> =>
      step((rows) => {
        const session = find(rows, token)
        if (session) rows(sessions).delete(session)
        return session !== undefined
      }),
  }
}

import * as z from 'zod/mini'
import type { Core } from './core.ts'
import { randomKsuid } from './random.ts'
import type { Step } from './rows.ts'
import { defineTable, type RowOf } from './table.ts'

/** The sessions, by the token in their cookie. `exp`: Unix seconds, as in the contract. */
export const sessions = defineTable('sessions', {
  row: z.object({ token: z.string(), userId: z.string(), exp: z.number() }),
  key: ({ token }) => token,
  by: { exp: ({ exp }) => exp },
})

export type Session = RowOf<typeof sessions>

type Parts = Pick<Core, 'now' | 'random' | 'sessionSeconds'>

const endsAt = ({ now, sessionSeconds }: Parts) => Math.floor(now() / 1000) + sessionSeconds()

/** Within a step: opens a session for a user. Expired sessions are deleted. */
export async function openSession(rows: Step, userId: string, parts: Parts): Promise<Session> {
  const all = rows(sessions)
  for (const over of await all.upTo('exp', parts.now() / 1000)) all.delete(over)
  const session = { token: randomKsuid(parts.now(), parts.random), userId, exp: endsAt(parts) }
  all.put(session)
  return session
}

/** Sessions slide: reading one can extend it to its full length again. */
export function createSessions(core: Core) {
  const { look, step, now } = core
  const find = async (rows: Step, token: string | undefined): Promise<Session | undefined> => {
    const session = token === undefined ? undefined : await rows(sessions).get(token)
    return session && session.exp * 1000 > now() ? session : undefined
  }
  return {
    /** The session; `undefined` if it is unknown or expired. */
    find: (token: string | undefined): Promise<Session | undefined> => look((rows) => find(rows, token)),

    /** The session, extended; `undefined` if it is unknown or expired. */
    extend: (token: string | undefined): Promise<Session | undefined> =>
      step(async (rows) => {
        const session = await find(rows, token)
        if (!session) return undefined
        const extended = { ...session, exp: endsAt(core) }
        rows(sessions).put(extended)
        return extended
      }),

    /** Ends the session. Resolves to whether there was one. */
    end: (token: string | undefined): Promise<boolean> =>
      step(async (rows) => {
        const session = await find(rows, token)
        if (session) rows(sessions).delete(session)
        return session !== undefined
      }),
  }
}

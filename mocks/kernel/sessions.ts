import { type RandomBytes, randomKsuid } from './random.ts'
import type { Store } from './store.ts'
import type { Session, Tables } from './tables.ts'

type Parts = { store: Store; now: () => number; sessionSeconds: () => number }
type Opening = { userId: string; now: number; random: RandomBytes; sessionSeconds: () => number }

const endsAt = (now: number, seconds: number) => Math.floor(now / 1000) + seconds

/** Opens a session for a user, inside a transaction. */
export function createSession(tables: Tables, { userId, now, random, sessionSeconds }: Opening): Promise<Session> {
  forgetOver(tables, now)
  const token = randomKsuid(now, random)
  return tables.sessions.create({ token, userId, exp: endsAt(now, sessionSeconds()) })
}

/** Sessions by the token that their cookie carries. They slide: each look at one gives it its whole length again. */
export function createSessions({ store, now, sessionSeconds }: Parts) {
  const find = (tables: Tables, token: string | undefined) => {
    forgetOver(tables, now())
    return token === undefined ? undefined : tables.sessions.findFirst((q) => q.where({ token }))
  }
  return {
    /** The session, extended; nothing if it is unknown or over. */
    extend: (token: string | undefined): Promise<Session | undefined> =>
      store.transaction((tables) => {
        const session = find(tables, token)
        if (!session) return undefined
        return tables.sessions.update(session, {
          data: (one) => {
            one.exp = endsAt(now(), sessionSeconds())
          },
        })
      }),

    /** Ends the session; says whether there was one. */
    end: (token: string | undefined): Promise<boolean> =>
      store.transaction((tables) => {
        const session = find(tables, token)
        if (session) tables.sessions.delete(session)
        return session !== undefined
      }),
  }
}

function forgetOver(tables: Tables, now: number) {
  tables.sessions.deleteMany((q) => q.where({ exp: (exp) => exp * 1000 <= now }))
}

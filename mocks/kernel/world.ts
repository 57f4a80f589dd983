import { createVerifications } from '../tags/auth/verifications.ts'
import { browserBacking, memoryBacking } from './backing.ts'
import { createCookieJar } from './cookie-jar.ts'
import { createOutbox } from './outbox.ts'
import { cryptoBytes, type RandomBytes } from './random.ts'
import { createSessions } from './sessions.ts'
import { createStore } from './store.ts'

export type World = ReturnType<typeof createWorld>

export type WorldOptions = {
  /** The clock, in Unix milliseconds. */
  now?: () => number
  random?: RandomBytes
  /** `browser`: survives a reload and is shared by all tabs. `memory` (the default): gone with the page or process. */
  storage?: 'browser' | 'memory'
  /** How long a session lasts from now on, in seconds. */
  sessionSeconds?: () => number
}

const storageKey = 'emberhall-mock/world'
export const hour = 3600

/** Everything that the mocked backend knows and does, apart from HTTP. Each world is independent: one for a test. */
export function createWorld(options: WorldOptions = {}) {
  const { now = () => Date.now(), random = cryptoBytes, storage = 'memory', sessionSeconds = () => hour } = options
  const store = createStore(storage === 'browser' ? browserBacking(storageKey) : memoryBacking())
  return {
    now: () => now(),
    verifications: createVerifications({ store, now, random, sessionSeconds }),
    sessions: createSessions({ store, now, sessionSeconds }),
    outbox: createOutbox(store),
    cookies: createCookieJar(store, now),
    /** Resolves when what other tabs or an earlier page left behind is loaded. */
    ready: () => store.transaction(() => undefined),
    /** Forgets everything: contacts, codes, sessions, messages. */
    reset: () =>
      store.transaction((tables) => {
        for (const table of Object.values(tables)) table.clear()
      }),
    /** Calls `listener` after every change, whichever tab made it; gives the function that ends it. */
    subscribe: store.subscribe,
  }
}

import { createCookieJar } from './cookie-jar.ts'
import { type CoreOptions, createCore } from './core.ts'
import { createOutbox } from './outbox.ts'
import { createPeople } from './people.ts'
import { createSessions } from './sessions.ts'

export type World = ReturnType<typeof createWorld>

export type WorldOptions = CoreOptions & {
  /** Whose cookies are sent; all tabs of a browser share one jar unless told otherwise. */
  jar?: string
}

export const sharedJar = 'shared'

/** Everything that the mocked backend knows, apart from HTTP. Each world is independent: one for a test. */
export function createWorld({ jar = sharedJar, ...options }: WorldOptions = {}) {
  const core = createCore(options)
  return {
    ...core,
    sessions: createSessions(core),
    outbox: createOutbox(core),
    cookies: createCookieJar(core, jar),
    people: createPeople(core, jar),
    jar,
  }
}

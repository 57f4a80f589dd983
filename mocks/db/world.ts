import { createCookieJar } from './cookie-jar.ts'
import { type CoreOptions, createCore } from './core.ts'
import { createOutbox } from './outbox.ts'
import { createPeople } from './people.ts'

export type World = ReturnType<typeof createWorld>

/** What may be used of the world within a step. Starting another step there would wait forever. */
export type ClockAndIds = Pick<World, 'now' | 'random' | 'newId'>

export type WorldOptions = CoreOptions & {
  /** The cookie jar. All tabs of a browser share one unless another is given. */
  jar?: string
}

export const sharedJar = 'shared'

/** The whole state of the mocked backend, apart from HTTP. Worlds are independent: each test has its own. */
export function createWorld({ jar = sharedJar, ...options }: WorldOptions = {}) {
  const core = createCore(options)
  return {
    ...core,
    outbox: createOutbox(core),
    cookies: createCookieJar(core, jar),
    people: createPeople(core, jar),
    jar,
  }
}

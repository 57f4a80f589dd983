import { memoryStorage } from './memory-storage.ts'
import { createIds, cryptoBytes, type RandomBytes } from './random.ts'
import { createStep, type Step } from './rows.ts'
import { type Storage, tablesOf } from './storage.ts'
import { createViews } from './views.ts'

export type CoreOptions = {
  /** The clock, in Unix milliseconds. */
  now?: () => number
  random?: RandomBytes
  /** Where it is kept; without one it is gone with the page or process. */
  storage?: Storage
  /** How long a session lasts from now on, in seconds. */
  sessionSeconds?: () => number
}

export type Core = ReturnType<typeof createCore>

/** Seconds. */
export const hour = 3600

/** What all parts of a world stand on: its rows, its clock, its dice. */
export function createCore({
  now = () => Date.now(),
  random = cryptoBytes,
  storage = memoryStorage(),
  sessionSeconds = () => hour,
}: CoreOptions) {
  const look = <T>(work: (rows: Step) => Promise<T>): Promise<T> => work(createStep(storage).step)
  const views = createViews(look)
  storage.onForeignChange((tables) => void views.refresh(tables))

  return {
    now: () => now(),
    random,
    /** A new id, greater than those before it. */
    newId: createIds({ now, random }),
    sessionSeconds: () => sessionSeconds(),
    /** Reads and changes rows as one step: no other step, in this tab or another, comes between. All is kept, or nothing. */
    async step<T>(work: (rows: Step) => Promise<T> | T): Promise<T> {
      const [result, changed] = await storage.exclusively(async () => {
        const { step, changes } = createStep(storage)
        const result = await work(step)
        const made = changes()
        const isChange = made.written.length + made.deleted.length > 0
        if (isChange) await storage.commit(made)
        return [result, isChange ? tablesOf(made) : undefined] as const
      })
      if (changed) await views.refresh(changed)
      return result
    },
    /** Reads rows without waiting for anybody; what is changed in it is not kept. */
    look,
    /** Every row, as it is kept. */
    everything: () => storage.everything(),
    view: views.create,
    /** Calls `listener` after every change, whichever tab made it; gives the function that ends it. */
    subscribe: views.subscribe,
    /** Resolves when what other tabs or an earlier page left behind can be read. */
    ready: () => views.refresh([]),
    /** Forgets everything: contacts, codes, sessions, messages. */
    async reset(): Promise<void> {
      await storage.exclusively(() => storage.commit({ cleared: true, written: [], deleted: [] }))
      await views.refresh([])
    },
    close: () => storage.close(),
  }
}

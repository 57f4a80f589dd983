import { memoryStorage } from './memory-storage.ts'
import { createIds, cryptoBytes, type RandomBytes } from './random.ts'
import { createStep, type Step } from './rows.ts'
import { type Storage, tablesOf } from './storage.ts'
import { bringUpToDate } from './up-to-date.ts'
import { createViews } from './views.ts'

export type CoreOptions = {
  /** The clock, in Unix milliseconds. */
  now?: () => number
  random?: RandomBytes
  /** Where the world is stored; without it the world ends with the page or process. */
  storage?: Storage
  /** How long a new session lasts, in seconds. */
  sessionSeconds?: () => number
}

export type Core = ReturnType<typeof createCore>

/** Seconds. */
export const hour = 3600

/** What all parts of a world share: its rows, its clock, its random numbers. */
export function createCore({
  now = () => Date.now(),
  random = cryptoBytes,
  storage = memoryStorage(),
  sessionSeconds = () => hour,
}: CoreOptions) {
  const look = <T>(work: (rows: Step) => Promise<T>): Promise<T> => work(createStep(storage, now).step)
  const views = createViews(look)
  storage.onForeignChange((tables) => void views.refresh(tables))

  const replace = async <T>(fill: (rows: Step) => Promise<T> | T): Promise<T> => {
    const filled = await storage.exclusively(async () => {
      const { step, changes } = createStep(memoryStorage(), now)
      const result = await fill(step)
      await storage.commit({ ...changes(), cleared: true })
      return result
    })
    await views.refresh([])
    return filled
  }

  return {
    now: () => now(),
    random,
    /** A new id, greater than those before it. */
    newId: createIds({ now, random }),
    sessionSeconds: () => sessionSeconds(),
    /**
     * Reads and changes rows as one step. No other step runs meanwhile, in this tab or another. All changes are stored,
     * or none.
     */
    async step<T>(work: (rows: Step) => Promise<T> | T): Promise<T> {
      const [result, changed] = await storage.exclusively(async () => {
        const { step, changes } = createStep(storage, now)
        const result = await work(step)
        const made = changes()
        const isChange = made.written.length + made.deleted.length > 0
        if (isChange) await storage.commit(made)
        return [result, isChange ? tablesOf(made) : undefined] as const
      })
      if (changed) await views.refresh(changed)
      return result
    },
    /** Reads rows without waiting for other steps. Changes are discarded. */
    look,
    /** Every row, as it is kept. */
    everything: () => storage.everything(),
    view: views.create,
    watch: views.watch,
    /** Calls `listener` after every change in any tab. Returns a function that unsubscribes. */
    subscribe: views.subscribe,
    /**
     * Resolves once the data of other tabs or of an earlier page can be read, to a sentence for each kind of data that
     * cannot.
     */
    async ready(): Promise<string[]> {
      const notices = await bringUpToDate(storage)
      await views.refresh([])
      return notices
    },
    /** Puts another world in the place of this one, as one step: `fill` begins with nothing. */
    replace,
    /** Forgets everything: contacts, codes, sessions, messages, games. */
    reset: (): Promise<void> => replace(() => undefined),
    close: () => storage.close(),
  }
}

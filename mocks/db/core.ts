import * as z from 'zod/mini'
import { createIds, cryptoBytes, type RandomBytes } from './random.ts'
import {
  type Changes,
  createMemory,
  createStep,
  defineTable,
  problemOfRows,
  type RowOf,
  type Step,
  type StoredRow,
  tablesOf,
} from './rows.ts'
import type { Storage } from './storage.ts'
import { createListeners } from './store.ts'

export type CoreOptions = {
  /** The clock, in Unix milliseconds. */
  now?: () => number
  random?: RandomBytes
  /** Keeps the rows of a stored world that don't fit their tables. Then the world begins empty: there are no upgrades. */
  onOutdated?: (rows: StoredRow[], problem: string) => Promise<void>
  /** Opens the storage of the world; without it the world ends with the page or process. */
  storage?: () => Promise<Storage>
  /** Receives a sentence for the person if the world is not stored as they may expect. */
  onNotice?: (notice: string) => void
  /** How long a new session lasts, in seconds. */
  sessionSeconds?: () => number
}

export type Core = ReturnType<typeof createCore>

export const hourSeconds = 3600

/**
 * The clock of a world, if it was moved: by how many milliseconds. It is a row, so that every tab gets it, and it is
 * stored and reset with everything else.
 */
export const clocks = defineTable('clock', {
  row: z.object({ id: z.literal('offset'), offset: z.number() }),
  key: ({ id }) => id,
})

/** What all parts of a world share: its rows, its clock, its random numbers. */
export function createCore({
  now: realNow = () => Date.now(),
  random = cryptoBytes,
  storage: open,
  onNotice = () => {},
  onOutdated = async () => {},
  sessionSeconds = () => hourSeconds,
}: CoreOptions) {
  const memory = createMemory()
  const offset = () => (memory.of(clocks.name).get('offset')?.row as RowOf<typeof clocks> | undefined)?.offset ?? 0
  const now = () => realNow() + offset()
  const current = () => createStep(memory, now).step
  const { tell, subscribe } = createListeners<[tables: readonly string[]]>()
  const inTurn = createQueue()
  /** The number of stored steps that are in memory. */
  let count = -1

  /** Makes the handler of a failed storage: it says so, and from then on the world is in memory alone. */
  const withoutStorage = (notice: string) => (error: unknown) => {
    onNotice(`${notice} ${error instanceof Error ? error.message : String(error)}`)
    storage = Promise.resolve(undefined)
    return undefined
  }
  const onNotOpened = withoutStorage('The mocked backend will forget everything when you reload or close this tab.')
  const onNotStored = withoutStorage('The mocked backend is out of storage. It goes on in this tab only.')

  const applyChanges = (changes: Changes): void => {
    memory.apply(changes)
    tell(tablesOf(changes))
  }
  const onForeignStep = (theirs: number, changes: Changes) => {
    if (theirs > count + 1) void catchUp()
    if (theirs !== count + 1) return
    count = theirs
    applyChanges(changes)
  }
  /** Reads everything. Rows of another version count as none. */
  const load = async (opened: Storage) => {
    const { count: stored, rows } = await opened.everything()
    const problem = problemOfRows(rows)
    count = stored
    applyChanges({ cleared: true, deleted: [], written: problem === undefined ? rows : [] })
    return { rows, problem }
  }
  const begin = async () => {
    const opened = await open?.()
    if (!opened) return undefined
    opened.onForeignStep(onForeignStep)
    if ((await load(opened)).problem !== undefined) await opened.exclusively(() => renew(opened))
    return opened
  }
  const renew = async (opened: Storage) => {
    // Another tab may have done it meanwhile.
    const { rows, problem } = await load(opened)
    if (problem === undefined) return
    await onOutdated(rows, problem)
    await opened.commit(++count, { cleared: true, deleted: [], written: [] })
  }
  let storage: Promise<Storage | undefined> = begin().catch(onNotOpened)

  /** Reads everything again if another tab has stored a step that was not received. */
  const catchUp = async (): Promise<Storage | undefined> => {
    const opened = await storage
    if (!opened) return undefined
    try {
      if ((await opened.count()) !== count) await load(opened)
      return opened
    } catch (error) {
      return onNotStored(error)
    }
  }
  const change = <T>(work: () => Promise<{ result: T; changes: Changes }>): Promise<T> =>
    inTurn(async () => {
      const locked = async (opened?: Storage) => {
        if (opened) await catchUp()
        const { result, changes } = await work()
        if (!changes.cleared && changes.written.length + changes.deleted.length === 0) return result
        if (opened) await opened.commit(count + 1, changes).then(() => count++, onNotStored)
        applyChanges(changes)
        return result
      }
      const opened = await storage
      return opened ? opened.exclusively(() => locked(opened)) : locked()
    })

  const replace = <T>(fill: (rows: Step) => Promise<T> | T): Promise<T> =>
    change(async () => {
      // A new world begins now, wherever the clock of the one before was.
      const { step, changes } = createStep(createMemory(), realNow)
      const result = await fill(step)
      return { result, changes: { ...changes(), cleared: true } }
    })

  return {
    /** The world's clock, in Unix milliseconds. */
    now,
    /** The clock that nobody moves, in Unix milliseconds: for what depends on real connections. */
    realNow: () => realNow(),
    /** By how much the world's clock was moved, in milliseconds. */
    offset,
    random,
    /** A new id, greater than those before it. */
    newId: createIds({ now, random }),
    sessionSeconds: () => sessionSeconds(),
    /**
     * Reads and changes rows as one step. No other step runs meanwhile, in this tab or another. All changes are stored,
     * or none.
     */
    step: <T>(work: (rows: Step) => Promise<T> | T): Promise<T> =>
      change(async () => {
        const { step, changes } = createStep(memory, now)
        const result = await work(step)
        return { result, changes: changes() }
      }),
    /** Reads rows without waiting for other steps. Changes are discarded. */
    async look<T>(work: (rows: Step) => Promise<T> | T): Promise<T> {
      await catchUp()
      return work(current())
    },
    /** Every row, as it is stored. */
    everything: memory.everything,
    /** A part of the world, read again only after a change of its tables: until then it is the same value. */
    view<T>(tables: readonly string[], read: (rows: Step) => T): () => T {
      let cached: { value: T } | undefined
      subscribe((changed) => {
        if (tables.some((name) => changed.includes(name))) cached = undefined
      })
      return () => {
        cached ??= { value: read(current()) }
        return cached.value
      }
    },
    /** Calls `listener` with the changed tables after every change in any tab. Returns a function that unsubscribes. */
    subscribe,
    /** Resolves once the data of other tabs or of an earlier page can be read. */
    ready: () => catchUp().then(() => undefined),
    /** Replaces the world, as one step: `fill` starts with an empty one. */
    replace,
    /** Deletes everything: contacts, codes, sessions, messages, games. */
    reset: (): Promise<void> => replace(() => undefined),
    close: (): void => void storage.then((opened) => opened?.close()),
  }
}

/** Runs one call after the other, in the order of the calls. A failed one does not stop the next. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work)
    last = next.catch(() => undefined)
    return next
  }
}

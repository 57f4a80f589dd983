import { openIndexedDb } from './indexed-db.ts'
import { memoryStorage } from './memory-storage.ts'
import type { Storage } from './storage.ts'
import type { StoredRow } from './table.ts'

/**
 * The name of the world's database. Each version of the stored format has its own name, so that an older tab keeps its
 * own database.
 */
export const storageName = 'emberhall-mock/2'

/** The localStorage key under which the previous version kept the whole world as one text. */
export const earlierKey = 'emberhall-mock/world'
const asideKey = `${earlierKey}-set-aside`

type Options = {
  name?: string
  /** Reads the text of the previous version; `undefined` if it cannot. */
  readEarlier?: (text: string) => StoredRow[] | undefined
  /** Receives a sentence for the person if the world is not kept as they may expect. */
  onNotice?: (notice: string) => void
}

/**
 * Stores in IndexedDB if the browser has it. Without it, and once something cannot be stored, it stores in the memory
 * of this tab. If storage is absent, blocked or full, the world is lost with the tab; the mock still works.
 */
export function browserStorage({ name = storageName, readEarlier, onNotice = () => {} }: Options = {}): Storage {
  const listeners: ((tables: string[]) => void)[] = []
  let current = begin()

  async function begin(): Promise<Storage> {
    try {
      const storage = await openIndexedDb(name)
      storage.onForeignChange((tables) => {
        for (const listener of listeners) listener(tables)
      })
      if (readEarlier) await takeOver(storage, readEarlier, onNotice)
      return storage
    } catch (error) {
      onNotice(`The mocked backend forgets everything when this tab is closed. ${reasonOf(error)}`)
      return memoryStorage()
    }
  }

  /** Copies into memory whatever can still be read. */
  async function giveUp(failed: Storage, error: unknown): Promise<Storage> {
    const memory = memoryStorage()
    await memory.commit({ cleared: false, deleted: [], written: await failed.everything().catch(() => []) })
    onNotice(`The mocked backend can store nothing more, and goes on in this tab alone. ${reasonOf(error)}`)
    return memory
  }

  async function use<T>(work: (storage: Storage) => Promise<T>): Promise<T> {
    const storage = current
    try {
      return await work(await storage)
    } catch (error) {
      // If several calls fail together, the first one switches to memory and the others follow.
      if (current === storage) current = giveUp(await storage, error)
      return work(await current)
    }
  }

  return {
    get: (table, key) => use((storage) => storage.get(table, key)),
    find: (table, range) => use((storage) => storage.find(table, range)),
    count: (table, range) => use((storage) => storage.count(table, range)),
    everything: () => use((storage) => storage.everything()),
    commit: (changes) => use((storage) => storage.commit(changes)),
    exclusively: async (work) => (await current).exclusively(work),
    onForeignChange: (listener) => void listeners.push(listener),
    close: () => void current.then((storage) => storage.close()),
  }
}

/**
 * Imports the world of the previous version, once. If it cannot be read, it stays under another key, and the person is
 * told.
 */
async function takeOver(storage: Storage, read: NonNullable<Options['readEarlier']>, say: (notice: string) => void) {
  if (stored() === null) return
  await storage.exclusively(async () => {
    const text = stored()
    if (text === null) return
    const rows = read(text)
    if (rows) await storage.commit({ cleared: false, deleted: [], written: rows })
    else {
      localStorage.setItem(asideKey, text)
      say(`The world of an earlier version could not be read. It is set aside in localStorage as "${asideKey}".`)
    }
    localStorage.removeItem(earlierKey)
  })
}

function stored(): string | null {
  try {
    return localStorage.getItem(earlierKey)
  } catch {
    return null
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

import { openIndexedDb } from './indexed-db.ts'
import { memoryStorage } from './memory-storage.ts'
import type { Storage } from './storage.ts'
import type { StoredRow } from './table.ts'

/** The world's place in a browser. Another version of what is stored has another name: an older tab keeps its own. */
export const storageName = 'emberhall-mock/2'

/** Where the version before kept the whole world, as one text in localStorage. */
export const earlierKey = 'emberhall-mock/world'
const asideKey = `${earlierKey}-set-aside`

type Options = {
  name?: string
  /** Reads the text of the version before; nothing if it cannot. */
  readEarlier?: (text: string) => StoredRow[] | undefined
  /** Gets a sentence for the person when the world is not kept as they may expect. */
  onNotice?: (notice: string) => void
}

/**
 * IndexedDB where the browser has it; otherwise, and once something cannot be stored, the memory of this tab. A storage
 * that is absent, blocked or full costs persistence, never the mock.
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

  /** From here on the memory has what could still be read. */
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
      // The first of several calls that fail together leads to memory, the others follow.
      if (current === storage) current = giveUp(await storage, error)
      return work(await current)
    }
  }

  return {
    get: (table, key) => use((storage) => storage.get(table, key)),
    find: (table, range) => use((storage) => storage.find(table, range)),
    everything: () => use((storage) => storage.everything()),
    commit: (changes) => use((storage) => storage.commit(changes)),
    exclusively: async (work) => (await current).exclusively(work),
    onForeignChange: (listener) => void listeners.push(listener),
    close: () => void current.then((storage) => storage.close()),
  }
}

/** Brings over the world of the version before, once; what cannot be read stays, under another key, and is told of. */
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

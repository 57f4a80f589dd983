import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Changes, StoredRow } from './rows.ts'

/**
 * The storage of a browser's world, shared by all tabs; each tab has the world in memory. It survives a reload, a crash
 * and a closed tab.
 * Each step is stored in one transaction at its end: an unfinished step leaves nothing.
 */
export type Storage = {
  /** How many steps have been stored. */
  count(): Promise<number>
  everything(): Promise<{ count: number; rows: StoredRow[] }>
  /** Stores all changes of the step with this number, or none, and sends them to the other tabs. */
  commit(count: number, changes: Changes): Promise<void>
  /** Runs `work` while no other tab runs any. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  /** Calls `listener` with each step that another tab has stored. */
  onForeignStep(listener: (count: number, changes: Changes) => void): void
  close(): void
}

type Schema = DBSchema & {
  rows: { key: [table: string, key: string]; value: StoredRow }
  steps: { key: string; value: number }
}
type Database = IDBPDatabase<Schema>

/**
 * Opens the world of this browser.
 * @throws (rejects) if the browser has no IndexedDB, or forbids it
 */
export async function openStorage(name = 'emberhall-mock/3'): Promise<Storage> {
  const database = await openDB<Schema>(name, 1, {
    upgrade(created) {
      created.createObjectStore('rows', { keyPath: ['table', 'key'] })
      created.createObjectStore('steps')
    },
    // Another tab deletes it: the next step finds it closed, and this tab goes on in memory.
    blocking: () => database.close(),
  })
  const channel = new BroadcastChannel(name)
  const releasePage = stayUncached(name)

  return {
    count: async () => (await database.get('steps', 'count')) ?? 0,
    async everything() {
      const reading = database.transaction(['rows', 'steps'])
      const [rows, count = 0] = await Promise.all([
        reading.objectStore('rows').getAll(),
        reading.objectStore('steps').get('count'),
      ])
      return { count, rows: rows.toSorted((a, b) => a.at - b.at) }
    },
    async commit(count, changes) {
      await write(database, count, changes)
      channel.postMessage({ count, changes })
    },
    exclusively: (work) => navigator.locks.request(name, work),
    onForeignStep: (listener) =>
      channel.addEventListener('message', ({ data: { count, changes } }) => listener(count, changes)),
    close() {
      releasePage()
      channel.close()
      database.close()
    },
  }
}

/**
 * Prevents the browser from keeping the page for Back and Forward; a held lock is enough. Firefox also gives a kept
 * page the lock that it requested earlier, and every other tab then waits for a frozen page.
 * @returns a function that ends it
 */
function stayUncached(name: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  void navigator.locks.request(`${name}/page`, { mode: 'shared' }, () => promise)
  return resolve
}

async function write(database: Database, count: number, { cleared, deleted, written }: Changes) {
  // `relaxed`: a crash of the machine may lose the last moment of a mocked world.
  const transaction = database.transaction(['rows', 'steps'], 'readwrite', { durability: 'relaxed' })
  const rows = transaction.objectStore('rows')
  const work: Promise<unknown>[] = [transaction.done]
  try {
    if (cleared) work.push(rows.clear())
    for (const { table, key } of deleted) work.push(rows.delete([table, key]))
    for (const row of written) work.push(rows.put(row))
    work.push(transaction.objectStore('steps').put(count, 'count'))
    await Promise.all(work)
  } catch (error) {
    void Promise.allSettled(work)
    try {
      transaction.abort()
    } catch {
      // The transaction has failed already.
    }
    throw error
  }
}

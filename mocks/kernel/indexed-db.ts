import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type Changes, createQueue, type Range, type Storage, tablesOf } from './storage.ts'
import type { IndexValue, StoredRow } from './table.ts'

/**
 * Every table and index lives in one object store with one index, whose entries say table, index and value. So a table
 * that is new or has another index needs no new version of the database, and no tab waits for an older one to close.
 */
type Schema = DBSchema & {
  rows: { key: number; value: StoredRow & { at: IDBValidKey[] }; indexes: { at: IDBValidKey } }
}
type Database = IDBPDatabase<Schema>

/** How long opening may take, in milliseconds. It waits as long as another tab holds on to a database that is deleted. */
const timeoutMs = 3000

const created = ''
const keyEntry = (table: string, key: string) => [table, '=', key]
/** Keys are in order: numbers, texts, lists. An empty list is above every value. */
const entry = (table: string, index: string, value: IndexValue | []) => [table, `.${index}`, value]

/**
 * A world that all tabs of a browser share and that survives a reload, a crash and a closed tab. Each step is one
 * transaction at its end: what a page had not finished when it was dropped never was.
 *
 * @throws (rejects) if the browser has no IndexedDB, forbids it, or does not open it in time
 */
export async function openIndexedDb(name: string): Promise<Storage> {
  let database: Database | undefined = await open(name, () => {
    database = undefined
  })
  const ready = async () => {
    // Closed for another tab that deletes it, or by the browser: the next call opens it anew.
    database ??= await open(name, () => {
      database = undefined
    })
    return database
  }
  const queue = createQueue()
  const channel = new BroadcastChannel(name)

  return {
    get: async (table, key) => (await (await ready()).getFromIndex('rows', 'at', keyEntry(table, key)))?.row,
    find: async (table, range) => find(await ready(), table, range),
    everything: async () => (await (await ready()).getAll('rows')).map(({ at: _, ...row }) => row),
    async commit(changes) {
      await write(await ready(), changes)
      channel.postMessage(tablesOf(changes))
    },
    exclusively: (work) => queue(() => ('locks' in navigator ? navigator.locks.request(name, work) : work())),
    onForeignChange: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
    close() {
      channel.close()
      database?.close()
    },
  }
}

async function open(name: string, onClosed: () => void): Promise<Database> {
  const opening = openDB<Schema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('rows', { autoIncrement: true }).createIndex('at', 'at', { multiEntry: true })
    },
    blocking(_, __, event) {
      if (event.target instanceof IDBDatabase) event.target.close()
      onClosed()
    },
    terminated: onClosed,
  })
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('Another tab holds it. Close the other tabs.')), timeoutMs)
  try {
    return await Promise.race([opening, late.promise])
  } catch (error) {
    opening.then((database) => database.close()).catch(() => undefined)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

async function find(database: Database, table: string, { index, from, to, last }: Range) {
  if (last !== undefined) return findLast(database, table, last)
  const range =
    index === undefined
      ? IDBKeyRange.only([table, created])
      : IDBKeyRange.bound(entry(table, index, from ?? Number.NEGATIVE_INFINITY), entry(table, index, to ?? []))
  return database.getAllFromIndex('rows', 'at', range)
}

/** Equal entries are in the order of their creation: a cursor from the end meets the newest first. */
async function findLast(database: Database, table: string, count: number) {
  const rows: StoredRow[] = []
  const { store } = database.transaction('rows')
  let cursor = await store.index('at').openCursor(IDBKeyRange.only([table, created]), 'prev')
  while (cursor && rows.length < count) {
    rows.unshift(cursor.value)
    cursor = await cursor.continue()
  }
  return rows
}

async function write(database: Database, { cleared, deleted, written }: Changes) {
  // Relaxed: a crash of the whole machine may cost the last moment of a mocked world.
  const transaction = database.transaction('rows', 'readwrite', { durability: 'relaxed' })
  const { store, done } = transaction
  const keyOf = (table: string, key: string) => store.index('at').getKey(keyEntry(table, key))
  try {
    // Nothing else is awaited in here: the browser commits a transaction that nobody asks anything of.
    if (cleared) await store.clear()
    for (const { table, key } of deleted) {
      const place = await keyOf(table, key)
      if (place !== undefined) await store.delete(place)
    }
    for (const row of written) {
      const { table, key, indexes } = row
      const entries = Object.entries(indexes).map(([index, value]) => entry(table, index, value))
      const place = await keyOf(table, key)
      await store.put({ ...row, at: [keyEntry(table, key), [table, created], ...entries] }, place)
    }
    await done
  } catch (error) {
    done.catch(() => undefined)
    try {
      transaction.abort()
    } catch {
      // It has failed already.
    }
    throw error
  }
}

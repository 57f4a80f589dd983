import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type Changes, createQueue, type Range, type Storage, tablesOf } from './storage.ts'
import type { IndexValue, StoredRow } from './table.ts'

/**
 * All tables and indexes are in one object store with one index, whose entries name table, index and value. A new table
 * or index thus needs no new version of the database, and no tab has to wait for an older one to close.
 */
type Schema = DBSchema & {
  rows: { key: number; value: StoredRow & { at: IDBValidKey[] }; indexes: { at: IDBValidKey } }
}
type Database = IDBPDatabase<Schema>

/**
 * The longest wait for the database, milliseconds. It does not open while another tab keeps a deleted database open.
 */
const timeoutMs = 3000

const created = ''
const keyEntry = (table: string, key: string) => [table, '=', key]
/** Keys have an order: numbers, then texts, then lists. An empty list comes after every value. */
const entry = (table: string, index: string, value: IndexValue | []) => [table, `.${index}`, value]

/**
 * A world that all tabs of a browser share. It survives a reload, a crash and a closed tab. Each step is stored in one
 * transaction at its end: an unfinished step leaves nothing.
 *
 * @throws (rejects) if the browser has no IndexedDB, forbids it, or does not open it in time
 */
export async function openIndexedDb(name: string): Promise<Storage> {
  // The database is closed for another tab that deletes it, or by the browser. The next call opens it again.
  let database: Database | undefined
  const ready = async () => {
    database ??= await open(name, () => {
      database = undefined
    })
    return database
  }
  await ready()
  const queue = createQueue()
  const channel = new BroadcastChannel(name)
  const leave = stayUncached(name)

  return {
    get: async (table, key) => (await (await ready()).getFromIndex('rows', 'at', keyEntry(table, key)))?.row,
    find: async (table, range) => find(await ready(), table, range),
    count: async (table, range) => (await ready()).countFromIndex('rows', 'at', keysOf(table, range)),
    everything: async () => (await (await ready()).getAll('rows')).map(({ at: _, ...row }) => row),
    async commit(changes) {
      await write(await ready(), changes)
      channel.postMessage(tablesOf(changes))
    },
    exclusively: (work) => queue(() => ('locks' in navigator ? navigator.locks.request(name, work) : work())),
    onForeignChange: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
    close() {
      leave()
      channel.close()
      database?.close()
    },
  }
}

/**
 * Keeps the page from being kept for Back and Forward, for which a lock that it holds is reason enough. Firefox also gives
 * a page that is kept the lock that it asked for as it was left, and every other tab waits for a page that stands still.
 *
 * @returns a function that ends it
 */
function stayUncached(name: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  if ('locks' in navigator) void navigator.locks.request(`${name}/page`, { mode: 'shared' }, () => promise)
  return resolve
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
  setTimeout(() => late.reject(new Error('Another tab holds it. Close the other tabs.')), timeoutMs)
  // Whichever comes second is heard by nobody. A database that opens late is closed for a tab that deletes it as well.
  return Promise.race([opening, late.promise])
}

function keysOf(table: string, { index, from, to }: Range): IDBKeyRange {
  return index === undefined
    ? IDBKeyRange.only([table, created])
    : IDBKeyRange.bound(entry(table, index, from ?? Number.NEGATIVE_INFINITY), entry(table, index, to ?? []))
}

async function find(database: Database, table: string, range: Range) {
  const keys = keysOf(table, range)
  return range.last === undefined
    ? database.getAllFromIndex('rows', 'at', keys, range.first)
    : findLast(database, keys, range.last)
}

/** Equal entries are in the order of their creation, so a cursor from the end finds the newest first. */
async function findLast(database: Database, keys: IDBKeyRange, count: number) {
  const rows: StoredRow[] = []
  const { store } = database.transaction('rows')
  let cursor = await store.index('at').openCursor(keys, 'prev')
  while (cursor && rows.length < count) {
    rows.push(cursor.value)
    cursor = await cursor.continue()
  }
  return rows.toReversed()
}

async function write(database: Database, { cleared, deleted, written }: Changes) {
  // `relaxed`: a crash of the machine may lose the last moment of a mocked world.
  const transaction = database.transaction('rows', 'readwrite', { durability: 'relaxed' })
  const { store, done } = transaction
  const keyOf = (table: string, key: string) => store.index('at').getKey(keyEntry(table, key))
  try {
    // Nothing else may be awaited here: the browser commits a transaction without pending requests.
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
      // The transaction has failed already.
    }
    throw error
  }
}

import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Worlds that are set aside by name, as the texts of world files. */
export type Snapshots = {
  list: () => Promise<string[]>
  get: (name: string) => Promise<string | undefined>
  put: (name: string, text: string) => Promise<unknown>
  delete: (name: string) => Promise<unknown>
}

/** Snapshots that end with the process. */
export function snapshotsInMemory(): Snapshots {
  const kept = new Map<string, string>()
  return {
    list: async () => [...kept.keys()].sort(),
    get: async (name) => kept.get(name),
    put: async (name, text) => kept.set(name, text),
    delete: async (name) => kept.delete(name),
  }
}

/** Adds a world under a name, which gets a number if it is taken: "before", "before 2". Returns the name. */
export async function addSnapshot(snapshots: Snapshots, name: string, text: string): Promise<string> {
  const taken = await snapshots.list()
  let free = name
  for (let number = 2; taken.includes(free); number++) free = `${name} ${number}`
  await snapshots.put(free, text)
  return free
}

type Schema = DBSchema & { worlds: { key: string; value: string } }

const storedIn = (database: IDBPDatabase<Schema>): Snapshots => ({
  list: () => database.getAllKeys('worlds'),
  get: (key) => database.get('worlds', key),
  put: (key, text) => database.put('worlds', text, key),
  delete: (key) => database.delete('worlds', key),
})

/**
 * Snapshots that all tabs share, in a database beside that of the world. It is opened when it is asked for. In a browser
 * that stores nothing they end with the page, as the world does.
 */
export function snapshotsInBrowser(name = 'emberhall-mock/snapshots'): Snapshots {
  const inMemory = snapshotsInMemory()
  const open = async () =>
    openDB<Schema>(name, 1, {
      upgrade: (database) => void database.createObjectStore('worlds'),
    })
  const withSnapshots = async <T>(work: (snapshots: Snapshots) => Promise<T>): Promise<T> => {
    const database = await open().catch(() => undefined)
    if (!database) return work(inMemory)
    try {
      return await work(storedIn(database))
    } finally {
      database.close()
    }
  }
  return {
    list: () => withSnapshots((snapshots) => snapshots.list()),
    get: (key) => withSnapshots((snapshots) => snapshots.get(key)),
    put: (key, text) => withSnapshots((snapshots) => snapshots.put(key, text)),
    delete: (key) => withSnapshots((snapshots) => snapshots.delete(key)),
  }
}

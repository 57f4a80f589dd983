import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { restoreMs } from '../../../../rules/idea-limits.ts'
import { type Entry, readEntry } from './entry.ts'

/** Where wishes wait. */
export type EntryStorage = {
  /** What a person wants, oldest first. */
  read: (person: string) => Promise<Entry[]>
  /** Reads what a person wants and writes what it becomes, in one step that nobody comes between. */
  change: (person: string, recipe: (entries: Entry[]) => Entry[]) => Promise<Entry[]>
  /** Whether it outlives the page. */
  lasts: boolean
}

/** How long what nobody comes back for stays on a device, in milliseconds. */
export const keptMs = 30 * 24 * 3600 * 1000

type Schema = DBSchema & { waiting: { key: [person: string, seq: number]; value: Entry } }

const databaseName = 'emberhall.ideas'

/** How long a browser may take to open what it stores, in milliseconds. One that takes longer counts as storing nothing. */
const patienceMs = 10_000

/** Wishes that last where the browser lets them, and else in this page alone. */
export async function openEntries(open: () => Promise<EntryStorage> = openStoredEntries): Promise<EntryStorage> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(reject, patienceMs)
  try {
    return await Promise.race([open(), tooLong])
  } catch {
    return openMemoryEntries()
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Wishes in IndexedDB: all tabs share them, and they outlive a reload and a closed tab.
 *
 * @param now Unix milliseconds; what is older than 30 days goes, whoever's it is
 * @throws (rejects) if the browser has no IndexedDB, or forbids it
 */
export async function openStoredEntries(now = Date.now(), name = databaseName): Promise<EntryStorage> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const renew = () => {
    opened = undefined
  }
  /** Another tab may have to delete the database, and a phone ends it behind a page that sleeps: then it is opened anew. */
  function open() {
    opened ??= openDB<Schema>(name, 1, {
      upgrade: (fresh) => void fresh.createObjectStore('waiting', { keyPath: ['person', 'seq'] }),
      blocking(_from, _to, { target }) {
        renew()
        if (target instanceof IDBDatabase) target.close()
      },
      terminated: renew,
    })
    opened.catch(renew)
    return opened
  }
  // A page that is put aside with a step under way keeps all later pages waiting in Safari.
  addEventListener('pagehide', () => {
    void opened?.then((database) => database.close())
    renew()
  })
  const all = (await open()).transaction('waiting', 'readwrite').store
  for await (const cursor of all) {
    const { madeAt, gone } = cursor.value
    // What was typed into an idea that its person has deleted stays for as long as it can be brought back.
    if (!(madeAt > now - (gone === 'here' ? restoreMs : keptMs))) await cursor.delete()
  }

  const of = (person: string) => IDBKeyRange.bound([person], [person, []])
  return {
    lasts: true,
    read: async (person) => readAll(await (await open()).getAll('waiting', of(person))),
    async change(person, recipe) {
      const step = (await open()).transaction('waiting', 'readwrite', { durability: 'strict' })
      const before = readAll(await step.store.getAll(of(person)))
      const after = recipe(before)
      const left = new Set(after.map(({ seq }) => seq))
      for (const { seq } of before) if (!left.has(seq)) void step.store.delete([person, seq])
      for (const entry of after) if (!before.includes(entry)) void step.store.put(entry)
      await step.done
      return after
    },
  }
}

/** What another release has stored is parsed as anybody's writing. */
const readAll = (stored: unknown[]): Entry[] => stored.flatMap((each) => readEntry(each) ?? [])

/** Wishes in this page alone, for a browser that stores nothing. */
export function openMemoryEntries(): EntryStorage {
  const all = new Map<string, Entry[]>()
  return {
    lasts: false,
    read: async (person) => all.get(person) ?? [],
    async change(person, recipe) {
      const after = recipe(all.get(person) ?? [])
      all.set(person, after)
      return after
    },
  }
}

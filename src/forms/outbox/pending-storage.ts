import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** What each pending mutation has; a feature adds what is to be done. */
export type PendingMutation = {
  /** The user id of the person who wants it. */
  person: string
  /** Its place in the order of this person's mutations. */
  seq: number
  /** A KSUID: the `Idempotency-Key` of what takes one. */
  key: string
  /** Unix milliseconds. */
  madeAt: number
  /** Whether it may have reached the server. From then on it is sent again as it was. */
  begun: boolean
  /** Why the server refused it, in the server's words. */
  refused?: string | undefined
}

/** Where pending mutations wait. */
export type PendingStorage<Pending> = {
  /** Those of a person, oldest first. */
  read: (person: string) => Promise<Pending[]>
  /** Reads those of a person and writes what they become, in one step that no other tab comes between. */
  change: (person: string, recipe: (pending: Pending[]) => Pending[]) => Promise<Pending[]>
  /** Whether it outlives the page. */
  lasts: boolean
}

/** How long what nobody comes back for stays on a device, in milliseconds. */
export const keptMs = 30 * 24 * 3600 * 1000

/** How long a browser may take to open its storage, in milliseconds. One that takes longer counts as storing nothing. */
const patienceMs = 10_000

type Schema = DBSchema & { waiting: { key: [person: string, seq: number]; value: PendingMutation } }

type Stored<Pending> = {
  /** The name of the database. */
  name: string
  /** Parses one that is stored, which may be of another release; `undefined` for anything else. */
  read: (stored: unknown) => Pending | undefined
  /** Unix milliseconds; what is older than 30 days is deleted, whoever's it is. */
  now?: number
}

/** A storage that lasts where the browser has one, and else one of this page alone. */
export async function openPending<Pending extends PendingMutation>(
  stored: Stored<Pending>,
  open: (stored: Stored<Pending>) => Promise<PendingStorage<Pending>> = openStored,
): Promise<PendingStorage<Pending>> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(reject, patienceMs)
  try {
    return await Promise.race([open(stored), tooLong])
  } catch {
    return openInMemory<Pending>()
  } finally {
    clearTimeout(timer)
  }
}

/**
 * A storage in IndexedDB: all tabs share it, and it outlives a reload and a closed tab.
 *
 * @throws (rejects) if the browser has no IndexedDB, or forbids it
 */
export async function openStored<Pending extends PendingMutation>({
  name,
  read,
  now = Date.now(),
}: Stored<Pending>): Promise<PendingStorage<Pending>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const renew = () => {
    opened = undefined
  }
  /** Another tab may have to delete the database, and a phone closes it behind a page that sleeps: then it is opened anew. */
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
  // In Safari a page that is put aside with a transaction under way keeps all later pages waiting.
  addEventListener('pagehide', () => {
    void opened?.then((database) => database.close())
    renew()
  })
  const all = (await open()).transaction('waiting', 'readwrite').store
  for await (const cursor of all) if (!(cursor.value.madeAt > now - keptMs)) await cursor.delete()

  const of = (person: string) => IDBKeyRange.bound([person], [person, []])
  const readAll = (stored: unknown[]) => stored.flatMap((each) => read(each) ?? [])
  return {
    lasts: true,
    read: async (person) => readAll(await (await open()).getAll('waiting', of(person))),
    async change(person, recipe) {
      const step = (await open()).transaction('waiting', 'readwrite', { durability: 'strict' })
      const before = readAll(await step.store.getAll(of(person)))
      const after = recipe(before)
      const left = new Set(after.map(({ seq }) => seq))
      for (const { seq } of before) if (!left.has(seq)) void step.store.delete([person, seq])
      for (const each of after) if (!before.includes(each)) void step.store.put(each)
      await step.done
      return after
    },
  }
}

/** A storage of this page alone, for a browser that stores nothing. */
export function openInMemory<Pending>(): PendingStorage<Pending> {
  const all = new Map<string, Pending[]>()
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

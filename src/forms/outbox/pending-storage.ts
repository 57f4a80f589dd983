import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { readText, writeText } from '../../session/device-storage.ts'

/** The fields of every pending mutation; a feature adds what to do. */
export type PendingMutation = {
  /** The user id of its person. */
  person: string
  /** Its place in the order of this person's mutations. */
  seq: number
  /** A KSUID, the `Idempotency-Key` of an operation that takes one. */
  key: string
  /** Unix milliseconds. */
  madeAt: number
  /** Whether it may have reached the server. From then on it is resent unchanged. */
  begun: boolean
  /** Why the server refused it, in the server's words. */
  refused?: string | undefined
}

/** The number of the next mutation. */
export const nextSeq = (queue: readonly PendingMutation[]): number => Math.max(0, ...queue.map(({ seq }) => seq)) + 1

/** The queue with one more mutation, which may merge with a waiting one. */
type Add<Pending> = (queue: Pending[], one: Pending) => Pending[]

/** Where pending mutations are stored. */
export type PendingStorage<Pending> = {
  /** A person's mutations, oldest first. With `add`, what a page has left is stored among them. */
  read: (person: string, add?: Add<Pending>) => Promise<Pending[]>
  /** Reads a person's mutations and writes the result, in one transaction. */
  change: (person: string, recipe: (pending: Pending[]) => Pending[]) => Promise<Pending[]>
  /** Whether it survives a reload: not in a browser that blocks storage. */
  isPersistent: boolean
}

/** How long abandoned mutations stay on a device, in milliseconds. */
export const keptMs = 30 * 24 * 3600 * 1000

/** How long a browser may take to open its storage, in milliseconds. A slower one counts as having none. */
const patienceMs = 10_000

/** The databases of the outboxes, by feature. */
export const databases = { ideas: 'emberhall.ideas', characters: 'emberhall.characters' } as const

type Schema = DBSchema & { waiting: { key: [person: string, seq: number]; value: PendingMutation } }

/**
 * Keeps a mutation that is made while the page goes, when IndexedDB is too late: whoever opens the storage next finds it.
 * @param name the name of the database and the person, as in the name of the outbox's lock
 */
export function leave(name: string, one: PendingMutation): void {
  writeText('device', name, JSON.stringify([...readLeft(name), one]))
}

function readLeft(name: string): unknown[] {
  try {
    const left: unknown = JSON.parse(readText('device', name) ?? '[]')
    return Array.isArray(left) ? left : []
  } catch {
    return []
  }
}

type Stored<Pending> = {
  /** The name of the database. */
  name: string
  /** Parses a stored mutation, which may come from another release; `undefined` if it is invalid. */
  read: (stored: unknown) => Pending | undefined
  /** Unix milliseconds; mutations older than 30 days are deleted, of every person. */
  now?: number
}

/** A persistent storage if the browser has one, and while it works; otherwise one of this page alone. */
export async function openPending<Pending extends PendingMutation>(
  stored: Stored<Pending>,
  open: (stored: Stored<Pending>) => Promise<PendingStorage<Pending>> = openStored,
): Promise<PendingStorage<Pending>> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(reject, patienceMs)
  try {
    return withPage(await Promise.race([open(stored), tooLong]))
  } catch {
    return openInMemory<Pending>()
  } finally {
    clearTimeout(timer)
  }
}

/**
 * A storage in IndexedDB: all tabs share it, and it survives a reload and a closed tab.
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
  /** Another tab may delete the database, and a phone closes it behind a sleeping page: then it is opened again. */
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
  // In Safari a page that is put aside with an open transaction blocks all later pages.
  addEventListener('pagehide', () => {
    void opened?.then((database) => database.close())
    renew()
  })
  const all = (await open()).transaction('waiting', 'readwrite').store
  for await (const cursor of all) if (!(cursor.value.madeAt > now - keptMs)) await cursor.delete()

  const of = (person: string) => IDBKeyRange.bound([person], [person, []])
  const readAll = (stored: unknown[]) => stored.flatMap((each) => read(each) ?? [])
  async function change(person: string, recipe: (pending: Pending[]) => Pending[]) {
    const step = (await open()).transaction('waiting', 'readwrite', { durability: 'strict' })
    const before = readAll(await step.store.getAll(of(person)))
    const after = recipe(before)
    const left = new Set(after.map(({ seq }) => seq))
    for (const { seq } of before) if (!left.has(seq)) void step.store.delete([person, seq])
    for (const each of after) if (!before.includes(each)) void step.store.put(each)
    await step.done
    return after
  }
  return {
    isPersistent: true,
    async read(person, add) {
      const place = `${name}/${person}`
      const left = readAll(readLeft(place))
      // Another tab may take the same ones in.
      const withLeft = (queue: Pending[], add: Add<Pending>) =>
        left.reduce((all, one) => (queue.some(({ key }) => key === one.key) ? all : add(all, one)), queue)
      if (left.length > 0 && add) {
        const all = await change(person, (queue) => withLeft(queue, add))
        writeText('device', place, undefined)
        return all
      }
      const all = readAll(await (await open()).getAll('waiting', of(person)))
      return withLeft(all, (queue, one) => [...queue, one])
    },
    change,
  }
}

/** A storage of this page alone, for a browser that stores nothing. */
export function openInMemory<Pending>(): PendingStorage<Pending> {
  const all = new Map<string, Pending[]>()
  return {
    isPersistent: false,
    read: async (person) => all.get(person) ?? [],
    async change(person, recipe) {
      const after = recipe(all.get(person) ?? [])
      all.set(person, after)
      return after
    },
  }
}

/**
 * While the storage fails, as on a full device, its only person's mutations stay in this page until they have ended.
 * One change follows the other, so that none is made twice.
 */
function withPage<Pending extends PendingMutation>(storage: PendingStorage<Pending>): PendingStorage<Pending> {
  /** What was read last. */
  let known: Pending[] = []
  let isInPage = false
  let last: Promise<unknown> = Promise.resolve()
  async function make(person: string, recipe: (pending: Pending[]) => Pending[]): Promise<Pending[]> {
    if (!isInPage)
      try {
        return await storage.change(person, (pending) => {
          known = pending
          return recipe(pending)
        })
      } catch {
        isInPage = true
      }
    const before = known
    known = recipe(before)
    const left = new Set(known.map(({ key }) => key))
    const ended = new Set(before.map(({ key }) => key).filter((key) => !left.has(key)))
    // What was stored before and has ended now must not be sent again. A full device still deletes.
    if (ended.size > 0)
      await storage.change(person, (pending) => pending.filter(({ key }) => !ended.has(key))).catch(() => {})
    isInPage = known.length > 0
    return known
  }
  return {
    get isPersistent() {
      return storage.isPersistent && !isInPage
    },
    async read(person, add) {
      if (!isInPage) known = await storage.read(person, add).catch(() => known)
      return known
    },
    change(person, recipe) {
      const made = last.then(() => make(person, recipe))
      last = made.catch(() => {})
      return made
    },
  }
}

/**
 * How many of a person's mutations are on this device, of all features: those that wait to be sent, and those that were
 * refused or need a decision of the person.
 * @throws (rejects) if the browser has no IndexedDB, or forbids it
 */
export async function countPending(person: string): Promise<{ waiting: number; stuck: number }> {
  const read = (stored: unknown) => stored as PendingMutation & { met?: unknown }
  const stored = await Promise.all(
    Object.values(databases).map(async (name) => (await openStored({ name, read })).read(person)),
  )
  const all = stored.flat()
  const waiting = all.filter(({ refused, met }) => refused === undefined && !met).length
  return { waiting, stuck: all.length - waiting }
}

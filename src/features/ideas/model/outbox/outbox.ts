import type { Idea } from '../../../../contract/types.gen.ts'
import { newKsuid } from '../../../../rules/new-ksuid.ts'
import { type Entry, type News, readNews, type Wish } from './entry.ts'
import type { EntryStorage } from './entry-storage.ts'
import { added, decided, dropped, nextOf, onTopOf, refusedIn, replaced, retried, withoutDone } from './queue.ts'

/** What came of sending an entry. */
export type Outcome =
  | { is: 'done'; idea?: Idea }
  /** Somebody has changed the idea meanwhile. */
  | { is: 'stale'; theirs: Idea }
  /** The server will never take it; in its own words, why. */
  | { is: 'refused'; message: string }
  /** There is no such idea any more. */
  | { is: 'gone' }
  /** Nothing was reached, or the server has asked for patience. `retryAt`: Unix milliseconds. */
  | { is: 'later'; retryAt?: number }
  /** Nobody is signed in any more, or the page gave up the call. */
  | { is: 'stopped' }

export type OutboxState = {
  entries: readonly Entry[]
  /** Why it waits: there is no network, it did not arrive or was not answered as it should, or the server set a time. */
  waitsFor?: 'network' | 'server' | 'turn'
  /** Whether it outlives the page. */
  lasts: boolean
}

type Setting = {
  /** The user id of whoever's outbox it is. */
  person: string
  storage: Promise<EntryStorage>
  send: (entry: Entry) => Promise<Outcome>
  /** Whether this page speaks for this person just now. */
  maySend: () => boolean
  onNews: (news: News) => void
}

export type Outbox = ReturnType<typeof createOutbox>

const longestWaitMs = 5 * 60_000

/**
 * Sends what a person wants done with their ideas: in order, one at a time, each once, over all tabs of the browser. What
 * cannot be sent now is tried again: soon at first, later more rarely, and at once when it is woken.
 */
export function createOutbox({ person, storage, send, maySend, onNews }: Setting) {
  const name = `emberhall.ideas/${person}`
  // Old browsers and some private modes have none: there, other tabs hear of it when they look again.
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  const listeners = new Set<() => void>()
  let state: OutboxState = { entries: [], lasts: true }
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  /** When the next try is due, and before when the server wants none, whoever wakes the outbox; Unix milliseconds. */
  let dueAt = 0
  let allowedAt = 0
  let isRunning = false
  let isAsked = false
  let isClosed = false

  function show(change: Partial<OutboxState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  async function change(recipe: (entries: Entry[]) => Entry[], news: News = {}): Promise<void> {
    const entries = await (await storage).change(person, recipe)
    if (isClosed) return
    show({ entries })
    channel?.postMessage(news)
  }
  async function refresh() {
    const { read, lasts } = await storage
    const entries = await read(person)
    if (!isClosed) show({ entries, lasts })
  }
  function hear({ data }: MessageEvent<unknown>) {
    const news = readNews(data)
    allowedAt = Math.max(allowedAt, news.notBefore ?? 0)
    onNews(news)
    void refresh()
  }
  if (channel) channel.onmessage = hear

  /** Sends until nothing is left that could be sent now. */
  async function drain() {
    while (!isClosed && maySend()) {
      if (navigator.onLine === false) return show({ waitsFor: 'network' })
      const wait = Math.max(dueAt, allowedAt) - Date.now()
      if (wait > 0) return later(wait)
      const entry = await begin()
      if (!entry) return show({ waitsFor: undefined })
      // Somebody else may have signed in while this was written down.
      if (!maySend()) return
      const outcome = await send(entry)
      if (isClosed) return
      if (outcome.is === 'later' || outcome.is === 'stopped') return postpone(outcome)
      failures = 0
      await settle(entry, outcome)
    }
  }
  /** Marks what is sent next, before it is: it may arrive although nobody hears of it. */
  async function begin(): Promise<Entry | undefined> {
    const found: Entry[] = []
    const mark = (entries: Entry[]) => {
      const next = nextOf(entries)
      if (!next) return entries
      const begun = { ...next, begun: true }
      found.push(begun)
      return next.begun ? entries : replaced(entries, begun)
    }
    await change(mark)
    return found[0]
  }
  async function settle(entry: Entry, outcome: Exclude<Outcome, { is: 'later' | 'stopped' }>) {
    if (outcome.is === 'gone') {
      const left: Entry = { ...entry, gone: 'elsewhere', begun: false }
      return change((entries) => replaced(entries, left), { gone: entry.ideaId })
    }
    if (outcome.is === 'refused') return change((entries) => refusedIn(entries, entry, outcome.message))
    const idea = outcome.is === 'stale' ? outcome.theirs : outcome.idea
    const recipe = (entries: Entry[]) =>
      outcome.is === 'stale' && entry.operation === 'change'
        ? onTopOf(entries, entry, outcome.theirs)
        : withoutDone(entries, entry, idea)
    await change(recipe, entry.operation === 'delete' ? { gone: entry.ideaId } : { idea })
  }
  function postpone(outcome: Extract<Outcome, { is: 'later' | 'stopped' }>) {
    if (outcome.is === 'later') {
      allowedAt = outcome.retryAt ?? 0
      show({ waitsFor: outcome.retryAt ? 'turn' : 'server' })
      channel?.postMessage({ notBefore: outcome.retryAt } satisfies News)
    }
    dueAt = Date.now() + waitAfter(failures++)
    later(Math.max(dueAt, allowedAt) - Date.now())
  }
  function later(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
  }
  async function run() {
    isAsked = true
    if (isRunning) return
    isRunning = true
    while (isAsked && !isClosed) {
      isAsked = false
      clearTimeout(timer)
      // A storage that fails now may work later; what waits is in it.
      await alone(name, drain).catch(() => later(waitAfter(failures++)))
    }
    isRunning = false
  }
  const go = () => void run()
  void refresh().then(go)

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** @throws (rejects) if it cannot be stored; `whyNot` says why */
    async add(wish: Wish) {
      const key = newKsuid()
      await change((entries) => added(entries, wish, { person, now: Date.now(), key }))
      go()
    },
    /** Gives up what the server does not take. */
    drop: (seq: number) => change((entries) => dropped(entries, seq)).then(go),
    /** Sends once more what the server did not take. */
    retry(seq: number) {
      const key = newKsuid()
      return change((entries) => retried(entries, seq, key)).then(go)
    },
    /** Puts a change on top of what somebody has saved meanwhile, but for the fields in which theirs is to stand. */
    decide(seq: number, given: readonly string[]) {
      const key = newKsuid()
      return change((entries) => decided(entries, seq, given, key)).then(go)
    },
    /** Looks again at once, but not before the server allows it. */
    wake() {
      failures = 0
      dueAt = 0
      void refresh().then(go)
    },
    close() {
      isClosed = true
      clearTimeout(timer)
      channel?.close()
    },
  }
}

/** Milliseconds to wait after so many failures before this one, a little more or less, so that not all come at once. */
const waitAfter = (failures: number) => Math.min(1000 * 2 ** failures, longestWaitMs) * (1 + Math.random() / 4)

/** Does the work in one tab at a time. A page that is not served securely has no locks: there, keys and versions help. */
const alone = async (name: string, work: () => Promise<void>): Promise<unknown> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work()

import * as z from 'zod/mini'
import { errorText, isApiError, retryAtOf, statusOf } from '../../api/api-error.ts'
import { zKsuid } from '../../contract/schemas/openapi.gen.ts'
import { openChannel, underLock } from '../../lib/tabs.ts'
import { newKsuid } from '../../rules/ids.ts'
import { leave, nextSeq, type PendingMutation, type PendingStorage } from './pending-storage.ts'

/** How a mutation ends: it is done, the server refuses it, or the server has a newer version. */
export type End<Answer> =
  | { is: 'done'; answer?: Answer | undefined }
  /** Without `theirs` the item is deleted. */
  | { is: 'conflict'; theirs?: Answer | undefined }
  | { is: 'refused'; message: string }

/** The result of sending a mutation. */
export type Outcome<Answer> =
  | End<Answer>
  /** The server was not reached, or asks for patience. `retryAt`: Unix milliseconds. */
  | { is: 'later'; retryAt?: number | undefined }
  /** The person is signed out, or the page aborted the call. */
  | { is: 'stopped' }

/** What the rules need to create a mutation. `now`: Unix milliseconds; `newKey` returns a KSUID. */
export type Creation = { person: string; now: number; newKey: () => string }

/** What a feature defines for its mutations. Nothing here touches storage or the network. */
export type MutationRules<Wanted, Pending extends PendingMutation, Answer, Conflict> = {
  /** The queue with one more mutation, which may merge with a waiting one. */
  added: (queue: readonly Pending[], wanted: Wanted, creation: Creation) => Pending[]
  /** The next mutation to send. */
  next: (queue: readonly Pending[]) => Pending | undefined
  /** The queue after a mutation was done or met a newer version, and what the person reads about it. */
  ended: (
    queue: readonly Pending[],
    one: Pending,
    end: Exclude<End<Answer>, { is: 'refused' }>,
    creation: Creation,
  ) => { queue: Pending[]; conflicts: Conflict[] }
  /** The queue without a mutation that its person has dropped. */
  dropped: (queue: readonly Pending[], seq: number) => Pending[]
}

type OutboxOptions<Wanted extends object, Pending extends PendingMutation, Answer, Conflict> = {
  person: string
  /** The name of the lock and the channel that all tabs share. */
  name: string
  storage: Promise<PendingStorage<Pending>>
  rules: MutationRules<Wanted, Pending, Answer, Conflict>
  send: (one: Pending) => Promise<Outcome<Answer>>
  /** Whether the person of this outbox is signed in on this page. */
  maySend: () => boolean
  /** A mutation has ended in this tab. */
  onEnded: (one: Pending, end: End<Answer>, conflicts: Conflict[]) => void
  /** A mutation has ended in another tab. The message of that tab must be parsed. */
  onEndedElsewhere: (message: unknown) => void
}

export type OutboxState<Pending> = {
  entries: readonly Pending[]
  /** Whether the pending mutations were read from storage. */
  isRead: boolean
  /** Why it waits: offline, the server failed, or the server asked to wait (429). */
  waitsFor?: 'network' | 'server' | 'rateLimit' | undefined
  /** Whether it survives a reload: not in a browser that blocks storage, nor on a full device. */
  isPersistent: boolean
}

export type Outbox<Wanted, Pending> = {
  get: () => OutboxState<Pending>
  subscribe: (listener: () => void) => () => void
  add: (wanted: Wanted) => Promise<void>
  drop: (seq: number) => Promise<void>
  /** Sends a refused mutation once more. */
  retry: (seq: number) => Promise<void>
  /** Checks again at once, but not before the server allows it. */
  wake: () => void
  /** The page goes, where nothing can be stored that takes time; or it is back through the history. */
  leave: (isLeaving: boolean) => void
  close: () => void
}

const longestWaitMs = 5 * 60_000

/** The queue with one mutation replaced by another with the same number. */
export const replaced = <Pending extends PendingMutation>(queue: readonly Pending[], one: Pending): Pending[] =>
  queue.map((each) => (each.seq === one.seq ? one : each))

/** The schemas of what every pending mutation has, for the schema of what a feature stores. */
export const pendingFields = {
  person: z.string(),
  seq: z.number(),
  key: zKsuid,
  madeAt: z.number(),
  begun: z.boolean(),
  refused: z.optional(z.string()),
}

/** A new mutation, to be added at the end of the queue. */
export const newMutation = <Wanted extends object>(
  wanted: Wanted,
  queue: readonly PendingMutation[],
  { person, now, newKey }: Creation,
): Wanted & PendingMutation => ({ ...wanted, person, seq: nextSeq(queue), key: newKey(), madeAt: now, begun: false })

/**
 * Sends a person's mutations in order, one at a time, each once, over all tabs of the browser. A mutation that cannot
 * be sent is retried: soon at first, later more rarely, and at once when woken.
 */
export function createOutbox<Wanted extends object, Pending extends Wanted & PendingMutation, Answer, Conflict>({
  person,
  name,
  storage,
  rules,
  send,
  maySend,
  onEnded,
  onEndedElsewhere,
}: OutboxOptions<Wanted, Pending, Answer, Conflict>): Outbox<Wanted, Pending> {
  // Without one, other tabs see changes when they next check.
  const channel = openChannel(name)
  const listeners = new Set<() => void>()
  let state: OutboxState<Pending> = { entries: [], isRead: false, isPersistent: true }
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  /** When the next attempt is due, Unix milliseconds. */
  let dueAt = 0
  /** Before this time the server allows no attempt, not even when woken; Unix milliseconds. */
  let allowedAt = 0
  let isRunning = false
  let mustRunAgain = false
  let isClosed = false
  let isLeaving = false
  /** What is just being stored. */
  const storing = new Set<Wanted & PendingMutation>()
  function show(change: Partial<OutboxState<Pending>>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  async function change(recipe: (queue: Pending[]) => Pending[], message: object = {}): Promise<void> {
    const box = await storage
    const entries = await box.change(person, recipe)
    if (isClosed) return
    show({ entries, isPersistent: box.isPersistent })
    channel?.postMessage(message)
  }
  async function refresh() {
    const box = await storage
    const entries = await box.read(person, (queue, left) => added(queue, left, left))
    if (!isClosed) show({ entries, isRead: true, isPersistent: box.isPersistent })
  }
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const { notBefore, ended } = Object(data)
      if (typeof notBefore === 'number') allowedAt = Math.max(allowedAt, notBefore)
      if (ended !== undefined) onEndedElsewhere(ended)
      void refresh()
    }
  const creation = (): Creation => ({ person, now: Date.now(), newKey: newKsuid })
  /** The queue with one more mutation, which keeps its key and its time. */
  function added(queue: Pending[], wanted: Wanted, { key, madeAt: now }: PendingMutation) {
    const keys = [key]
    return rules.added(queue, wanted, { person, now, newKey: () => keys.pop() ?? newKsuid() })
  }
  /** Sends until nothing is left that can be sent now. */
  async function drain() {
    while (!isClosed && maySend()) {
      if (navigator.onLine === false) return show({ waitsFor: 'network' })
      const wait = Math.max(dueAt, allowedAt) - Date.now()
      if (wait > 0) return runAfter(wait)
      const one = await begin()
      if (!one) return show({ waitsFor: undefined })
      // Someone else may have signed in while this mutation was stored.
      if (!maySend()) return
      const outcome = await send(one)
      if (isClosed) return
      if (outcome.is === 'later' || outcome.is === 'stopped') return postpone(outcome)
      failures = 0
      await finish(one, outcome)
    }
  }
  /** Marks the next mutation before it is sent: it may reach the server even if no answer arrives. */
  async function begin(): Promise<Pending | undefined> {
    let found: Pending | undefined
    await change((queue) => {
      const next = rules.next(queue)
      found = next && { ...next, begun: true }
      return found && !next?.begun ? replaced(queue, found) : queue
    })
    return found
  }
  async function finish(one: Pending, end: End<Answer>) {
    let conflicts: Conflict[] = []
    const recipe = (queue: Pending[]) => {
      // Without locks, another tab may have ended it, and its number may be that of a newer mutation.
      if (!queue.some(({ key }) => key === one.key)) return queue
      if (end.is === 'refused') return replaced(queue, { ...one, refused: end.message })
      const ended = rules.ended(queue, one, end, creation())
      conflicts = ended.conflicts
      return ended.queue
    }
    await change(recipe, { ended: { one, end } })
    onEnded(one, end, conflicts)
  }
  function postpone(outcome: Extract<Outcome<never>, { is: 'later' | 'stopped' }>) {
    if (outcome.is === 'later') {
      allowedAt = outcome.retryAt ?? 0
      show({ waitsFor: outcome.retryAt ? 'rateLimit' : 'server' })
      channel?.postMessage({ notBefore: outcome.retryAt })
    }
    dueAt = Date.now() + waitAfter(failures++)
    runAfter(Math.max(dueAt, allowedAt) - Date.now())
  }
  function runAfter(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
  }
  async function run() {
    mustRunAgain = true
    if (isRunning) return
    isRunning = true
    while (mustRunAgain && !isClosed) {
      mustRunAgain = false
      clearTimeout(timer)
      // In one tab at a time; without locks, keys and versions prevent duplicates. What fails now may work later.
      await underLock(name, {}, drain).catch(() => runAfter(waitAfter(failures++)))
    }
    isRunning = false
  }
  const go = () => void run()
  void refresh().then(go)

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async add(wanted) {
      const one = newMutation(wanted, [], creation())
      if (isLeaving && state.isPersistent) return leave(name, one)
      storing.add(one)
      await change((queue) => added(queue, wanted, one))
      storing.delete(one)
      go()
    },
    drop: (seq) => change((queue) => rules.dropped(queue, seq)).then(go),
    retry(seq) {
      const key = newKsuid()
      // The server refused the first key, so a retry takes a new one. Another tab may have retried already.
      const again = (one: Pending) =>
        one.seq === seq && one.refused !== undefined ? { ...one, key, refused: undefined, begun: false } : one
      return change((queue) => queue.map(again)).then(go)
    },
    wake() {
      if (isLeaving) return
      failures = 0
      dueAt = 0
      void refresh().then(go)
    },
    leave(now) {
      isLeaving = now
      if (now && state.isPersistent) for (const one of storing) leave(name, one)
    },
    close() {
      isClosed = true
      clearTimeout(timer)
      channel?.close()
    },
  }
}

/** The wait after so many failures, milliseconds, varied a little so that not all tabs retry at once. */
const waitAfter = (failures: number) => Math.min(1000 * 2 ** failures, longestWaitMs) * (1 + Math.random() / 4)

/** The time after which a call without an answer is aborted and repeated later, milliseconds. All tabs wait for it. */
const patienceMs = 30_000

/** A call of RTK Query that is under way. */
type Running<Answer> = Promise<Answer> & { abort: () => void }

/** Waits for the answer of a call, but not for longer than `patienceMs`. */
export async function patiently<Answer>(calling: Running<Answer>): Promise<Answer> {
  const timer = setTimeout(() => calling.abort(), patienceMs)
  const answer = await calling
  clearTimeout(timer)
  return answer
}

/**
 * The result of a failed call. A call that the server or this app refuses as invalid goes back to its person: a retry
 * would not help. Any other call is retried later.
 */
export function outcomeOf(error: unknown): Exclude<Outcome<never>, { is: 'done' | 'conflict' }> {
  const status = statusOf(error)
  if (status === 401) return { is: 'stopped' }
  const isNeverSent = isApiError(error) && error.kind === 'off-contract' && status === undefined
  const isRefused = status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429
  if (isNeverSent || isRefused) return { is: 'refused', message: errorText(error, "The server didn't accept it.") }
  return { is: 'later', retryAt: retryAtOf(error) }
}

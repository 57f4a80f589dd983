import type { UnknownAction } from '@reduxjs/toolkit'
import { statusOf } from '../api/api-error.ts'
import { noteTold } from '../api/commands.ts'
import { selectUser } from '../session/session-slice.ts'
import { createExpectations } from './expectations.ts'
import { type KeptQuery, keptOf, type LiveStore, patch, refetch } from './kept-queries.ts'
import { renewAgainMs } from './limits.ts'
import type { EndReason } from './live-slice.ts'
import { readCall } from './read-call.ts'
import type { FactFrame } from './read-frame.ts'
import { type Kept, recipes } from './recipes.ts'

/**
 * Keeps what was fetched about a game in step with the facts.
 *
 * An answer may be older than the facts that arrived while it was under way. Those are applied to it once more, in
 * order: a fact says how things are now, so that it does no harm where the answer knew it already.
 */
export function feedCaches(store: LiveStore, gameId: string) {
  const expectations = createExpectations(store, gameId)
  /** The facts that have come while something was asked for. */
  let journal: FactFrame[] = []
  /** Which requests are under way, and how many facts of the journal had come before each. */
  const under = new Map<string, number>()
  /** Which of these were asked before the gap: their answers may lack what was missed. */
  const stale = new Set<string>()
  /** Which queries may lack something until they are answered anew. */
  const dirty = new Set<string>()
  const retries = new Set<ReturnType<typeof setTimeout>>()

  for (const { isPending, requestId } of keptOf(store, gameId)) if (isPending && requestId) under.set(requestId, 0)

  const apply = (frames: FactFrame[], queries: KeptQuery[]) => {
    const me = selectUser(store.getState())?.userId
    for (const frame of frames)
      for (const query of queries) {
        const recipe = recipes[frame.type][query.name] as Recipe | undefined
        if (recipe) patch(store, query, (draft) => recipe(draft, frame.payload, me))
      }
    expectations.putOnTop(queries)
  }

  const renewOne = (query: KeptQuery) => {
    dirty.add(query.key)
    if (query.isPending && query.requestId) stale.add(query.requestId)
    else refetch(store, query)
  }

  const settle = (requestId: string, key: string) => {
    const since = under.get(requestId)
    if (since === undefined) return
    under.delete(requestId)
    const missed = journal.slice(since)
    if (under.size === 0) journal = []
    const queries = keptOf(store, gameId).filter((query) => query.key === key)
    const [query] = queries
    if (!query) return
    if (stale.delete(requestId)) refetch(store, query)
    else if (!dirty.has(key) || !isPassing(query.error)) dirty.delete(key)
    else retries.add(setTimeout(() => refetch(store, query), renewAgainMs))
    apply(missed, queries)
  }

  return {
    /** Changes what is kept, once for each fact. */
    heed(frame: FactFrame): void {
      if (under.size > 0) journal.push(frame)
      noteTold(frame.commandId)
      apply([frame], keptOf(store, gameId))
    },
    /** Asks again for what was asked for until a moment, Unix milliseconds; what is under way once it is answered. */
    renew(until: number): void {
      for (const query of keptOf(store, gameId)) if (query.startedAt <= until) renewOne(query)
    },
    /**
     * Asks, of a game that is closed to the person, what the server lets them see; what is under way may not know. Of a
     * game that is deleted there is nothing left to ask.
     */
    renewAccess(reason: EndReason): void {
      for (const query of keptOf(store, gameId))
        if (query.name === 'listMyGames' || (query.name === 'getGame' && reason !== 'gameDeleted')) renewOne(query)
    },
    /** Asks again for what failed for a reason that has passed, now that the server is there again. */
    retry(): void {
      for (const query of keptOf(store, gameId)) if (isPassing(query.error)) renewOne(query)
    },
    /** Has to hear of every action, after it was reduced. */
    watch(action: UnknownAction): void {
      const call = readCall(action)
      if (call?.of === 'Mutation') expectations.watch(call)
      else if (call?.phase === 'pending') under.set(call.requestId, journal.length)
      else if (call?.arg.queryCacheKey !== undefined) settle(call.requestId, call.arg.queryCacheKey)
    },
    stop(): void {
      for (const timer of retries) clearTimeout(timer)
    },
  }
}

/** Whether a failure says nothing of the thing that was asked for. */
function isPassing(error: unknown): boolean {
  const status = statusOf(error)
  return error !== undefined && (status === undefined || status === 429 || status >= 500)
}

/** The table pairs each query with what it keeps. */
type Recipe = (draft: Kept[keyof Kept], payload: unknown, me: string | undefined) => void

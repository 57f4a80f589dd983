import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { isTemporary } from '../api/api-error.ts'
import {
  applyEvent,
  type CachedQuery,
  cachedQueries,
  type EventType,
  type EventUpdaters,
  fetchQuery,
} from '../api/cache-updaters.ts'
import { renewAgainMs } from '../rules/limits.ts'
import type { rootReducer } from '../session/root-reducer.ts'
import { selectUser } from '../session/session-slice.ts'
import type { EventFrame } from './frames.ts'

type State = Pick<ReturnType<typeof rootReducer>, 'api' | 'session'>
export type LiveStore = { getState: () => State; dispatch: ThunkDispatch<State, unknown, UnknownAction> }

/**
 * Keeps the cached answers about a game in step with its events. An answer may be older than the events that arrived
 * while its query was under way, so these events are applied to it once more. An event says how something is now, so
 * applying it twice does no harm.
 */
export function createCaches(store: LiveStore, gameId: string, updaters: Record<EventType, EventUpdaters>) {
  const names = new Set(Object.values(updaters).flatMap((each) => Object.keys(each)))
  /** The events that arrived while any query was under way, with their times, Unix milliseconds. */
  let journal: { frame: EventFrame; receivedAt: number }[] = []
  /** The ids of requests that were sent before events were lost. Their answers may lack those events. */
  const outdated = new Set<string>()
  /** The timers of failed queries, by their keys. */
  const retries = new Map<string, ReturnType<typeof setTimeout>>()

  const queries = () => cachedQueries(store.getState(), names, gameId)
  const apply = ({ type, payload }: EventFrame, key?: string) => {
    const me = selectUser(store.getState())?.userId
    store.dispatch(applyEvent(updaters[type], payload as never, { gameId, me, isAnswer: false, key }))
  }
  const refetch = ({ name, arg }: CachedQuery) => store.dispatch(fetchQuery(name, arg))

  return {
    queries,
    refetch,
    apply(frame: EventFrame): void {
      if (queries().some(({ isPending }) => isPending)) journal.push({ frame, receivedAt: Date.now() })
      apply(frame)
    },
    /** Fetches some queries again. One that is under way is fetched once more after its answer. */
    renew(isMeant: (query: CachedQuery) => boolean): void {
      for (const query of queries().filter(isMeant)) {
        if (query.isPending && query.requestId) outdated.add(query.requestId)
        else void refetch(query)
      }
    },
    /**
     * Must be called when a query ends, after the reducers. `isLive`: the channel is live. If the query failed then, the
     * older answer would look current, so it is fetched again.
     */
    queryEnded(requestId: string, isLive: boolean): void {
      const query = queries().find((each) => each.requestId === requestId)
      if (!query) return
      for (const { frame, receivedAt } of journal) if (receivedAt >= query.startedAt) apply(frame, query.key)
      if (!queries().some(({ isPending }) => isPending)) journal = []
      if (outdated.delete(requestId)) void refetch(query)
      else if (isLive && query.hasData && isTemporary(query.error)) {
        clearTimeout(retries.get(query.key))
        const timer = setTimeout(() => void refetch(query), renewAgainMs)
        retries.set(query.key, timer)
      }
    },
    stop(): void {
      for (const timer of retries.values()) clearTimeout(timer)
    },
  }
}

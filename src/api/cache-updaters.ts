import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { GameEvents } from '../contract/events.gen.ts'
import { api } from './api.ts'

/** The signals of the live channel describe the channel. Every other event says how something in the game is now. */
export type Signal = 'welcome' | 'beat' | 'resync' | 'bye'
export type EventType = Exclude<keyof GameEvents['down'], Signal>
export type LivePayloads = Pick<GameEvents['down'], EventType>

/** Which query an updater changes, and where the payload comes from. */
export type Scope = {
  /** The game of the query; absent for a list over all games. */
  gameId?: string | undefined
  /** The user id of the person who is signed in. Only live events have it. */
  me?: string | undefined
  /** The payload is the answer to a command of this page. A live event that came earlier may be newer. */
  isAnswer: boolean
}

/**
 * What each event changes in the cached answers of a tag's queries, by the names of their endpoints. An updater changes
 * the draft or returns a new answer. The live event and the answer of the mutation that causes it use the same one.
 */
export type CacheUpdaters<Cached, Payloads = LivePayloads> = {
  [Type in keyof Payloads]?: {
    // biome-ignore lint/suspicious/noConfusingVoidType: as in Immer's types
    [Query in keyof Cached]?: (cached: Cached[Query], payload: Payloads[Type], scope: Scope) => Cached[Query] | void
  }
}

/** The updaters of one event, of whatever queries. */
export type EventUpdaters<Payload = never> = Partial<
  Record<string, (cached: never, payload: Payload, scope: Scope) => unknown>
>

/**
 * Whether a payload replaces what is cached. Live events come in order, and some changes (presence) leave `rev` as it
 * is, so an event with the same `rev` replaces it. An answer with the same `rev` does not: its event was applied
 * already.
 */
export const isNewer = (cached: { rev: number }, next: { rev: number }, { isAnswer }: Scope): boolean =>
  isAnswer ? next.rev > cached.rev : next.rev >= cached.rev

export const newer = <Thing extends { rev: number }>(cached: Thing, next: Thing, scope: Scope): Thing =>
  isNewer(cached, next, scope) ? next : cached

/** Replaces an item of a list by its newer version. Returns false if the list does not have it. */
export function replace<Item extends { rev: number }>(
  items: Item[],
  next: Item,
  scope: Scope,
  isSame: (item: Item) => boolean,
): boolean {
  const at = items.findIndex(isSame)
  const cached = items[at]
  if (cached) items[at] = newer(cached, next, scope)
  return cached !== undefined
}

/** The part of the store's state that holds the cached answers. */
export type ApiState = { api: ReturnType<typeof api.reducer> }

/** A query in the cache: its arguments and its status. */
export type CachedQuery = {
  key: string
  name: string
  arg: unknown
  gameId: string | undefined
  isPending: boolean
  hasData: boolean
  /** Why there is no newer answer. */
  error: unknown
  requestId: string | undefined
  /** When the newest request began, Unix milliseconds. */
  startedAt: number
}

/** The cached queries of these endpoints. With a `gameId`: those of this game, and those that are about no single game. */
export function cachedQueries(state: ApiState, names: ReadonlySet<string>, gameId?: string): CachedQuery[] {
  return Object.entries(state.api.queries).flatMap(([key, query]) => {
    if (!query?.endpointName || !names.has(query.endpointName)) return []
    const { endpointName: name, originalArgs: arg, status, data, error, requestId, startedTimeStamp = 0 } = query
    const queryGameId = (arg as { params?: { gameId?: string } } | undefined)?.params?.gameId
    if (gameId !== undefined && queryGameId !== undefined && queryGameId !== gameId) return []
    const isPending = status === 'pending'
    return [
      {
        key,
        name,
        arg,
        gameId: queryGameId,
        isPending,
        hasData: data !== undefined,
        error,
        requestId,
        startedAt: startedTimeStamp,
      },
    ]
  })
}

type ApiDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>

/**
 * Applies an event to the cached answers. Queries without an answer are left alone.
 * @param gameId the game of the event; without it, the queries of every game are updated
 * @param key updates one query alone
 */
export const applyEvent =
  <Payload>(
    updaters: EventUpdaters<Payload>,
    payload: NoInfer<Payload>,
    { gameId, key, ...source }: Omit<Scope, 'gameId'> & { gameId?: string | undefined; key?: string },
  ) =>
  (dispatch: ApiDispatch, getState: () => ApiState): void => {
    for (const query of cachedQueries(getState(), new Set(Object.keys(updaters)), gameId)) {
      if (!query.hasData || (key !== undefined && key !== query.key)) continue
      const scope: Scope = { ...source, gameId: query.gameId }
      const update = (cached: unknown) => updaters[query.name]?.(cached as never, payload, scope)
      // The tags of a query depend on its argument alone, so they need no update.
      dispatch(updateQueryData(query.name, query.arg, update, false))
    }
  }

/** Applies what this page knows from an answer, as `applyEvent` does with an event. */
export const applyAnswer = <Payload>(updaters: EventUpdaters<Payload>, payload: NoInfer<Payload>, gameId?: string) =>
  applyEvent(updaters, payload, { gameId, isAnswer: true })

/** The names are known at run time only, so RTK Query's types cannot follow. The types of the updaters check them. */
const updateQueryData = api.util.updateQueryData as unknown as (
  ...args: [name: string, arg: unknown, update: unknown, updateTags: boolean]
) => UnknownAction

/** Fetches a query again, even if no component shows it. */
export const fetchQuery = (name: string, arg: unknown) => {
  type Query = { initiate: (arg: unknown, options: object) => unknown }
  const query = (api.endpoints as Record<string, Query>)[name]
  if (!query) throw new Error(`There is no query ${name}.`)
  type Fetch = ThunkAction<Promise<{ error?: unknown }>, ApiState, unknown, UnknownAction>
  return query.initiate(arg, { subscribe: false, forceRefetch: true }) as Fetch
}

type Started<Answer> = {
  // biome-ignore lint/suspicious/noExplicitAny: as in RTK Query's types
  dispatch: ThunkDispatch<any, any, UnknownAction>
  queryFulfilled: PromiseLike<{ data: Answer }>
}

/**
 * The `onQueryStarted` of a mutation whose answer is applied as an event. A failed call changes nothing.
 * @param toPayload makes the event's payload, if the answer is not the payload
 */
export function takeAnswer<Payload>(
  updaters: EventUpdaters<Payload>,
): (arg: object, started: Started<NoInfer<Payload>>) => Promise<void>
export function takeAnswer<Payload, Arg extends object, Answer>(
  updaters: EventUpdaters<Payload>,
  toPayload: (arg: Arg, answer: Answer) => NoInfer<Payload>,
): (arg: Arg, started: Started<Answer>) => Promise<void>
export function takeAnswer(updaters: EventUpdaters<unknown>, toPayload = (_arg: object, answer: unknown) => answer) {
  return async (arg: object, { dispatch, queryFulfilled }: Started<unknown>): Promise<void> => {
    const answered = await Promise.resolve(queryFulfilled).catch(() => undefined)
    const { params } = arg as { params?: { gameId?: string } }
    if (answered) dispatch(applyAnswer(updaters, toPayload(arg, answered.data), params?.gameId))
  }
}

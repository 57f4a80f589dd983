import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { api } from '../api/api.ts'
import type { rootReducer } from '../session/root-reducer.ts'
import { type Kept, recipes } from './recipes.ts'

/** The part of the store that holds what was fetched, and for whom. */
export type ApiRoot = Pick<ReturnType<typeof rootReducer>, 'api' | 'session'>

export type LiveStore = {
  getState: () => ApiRoot
  dispatch: ThunkDispatch<ApiRoot, unknown, UnknownAction>
}

/** What a query keeps, beside how it was asked for. */
export type KeptQuery = {
  key: string
  name: keyof Kept
  arg: unknown
  isPending: boolean
  /** Why there is no newer answer. */
  error: unknown
  requestId: string | undefined
  /** Unix milliseconds. */
  startedAt: number
}

const names = new Set<string>(Object.values(recipes).flatMap((each) => Object.keys(each)))
const isName = (name: string | undefined): name is keyof Kept => name !== undefined && names.has(name)

/** What is kept about a game: of this game alone, and the lists that it stands in. */
export function keptOf({ getState }: Pick<LiveStore, 'getState'>, gameId: string): KeptQuery[] {
  return Object.entries(getState().api.queries).flatMap(([key, query]) => {
    if (!query || !isName(query.endpointName)) return []
    const { endpointName: name, originalArgs: arg, status, error, requestId, startedTimeStamp: startedAt = 0 } = query
    const { params } = (arg ?? {}) as { params?: { gameId?: string } }
    if (params?.gameId !== undefined && params.gameId !== gameId) return []
    return [{ key, name, arg, isPending: status === 'pending', error, requestId, startedAt }]
  })
}

/** Asks again for what is kept. */
export const refetch = ({ dispatch }: Pick<LiveStore, 'dispatch'>, { name, arg }: KeptQuery) =>
  dispatch(endpointOf(name).initiate(arg, { subscribe: false, forceRefetch: true }))

/** Changes what a query keeps. Where nothing is kept yet, nothing happens. */
export function patch<Name extends keyof Kept>(
  { dispatch }: Pick<LiveStore, 'dispatch'>,
  { name, arg }: Pick<KeptQuery, 'arg'> & { name: Name },
  recipe: (draft: Kept[Name]) => void,
): void {
  const change = (draft: Kept[Name] | undefined) => (draft === undefined ? undefined : recipe(draft))
  // The tags of a query depend on how it was asked for alone: they stay, and are not worked out for each fact.
  dispatch(update(name, arg, change, false))
}

type Thunk = Parameters<LiveStore['dispatch']>[0]

/**
 * Which endpoint it is comes with the data, so that RTK Query's types cannot follow. The tables above them are typed:
 * what they name is there, because the store holds what was asked for by it.
 */
const update = api.util.updateQueryData as unknown as (
  ...args: [name: string, arg: unknown, recipe: unknown, tags: boolean]
) => Thunk
const endpointOf = (name: string) =>
  (api.endpoints as Record<string, { initiate: (arg: unknown, options: object) => Thunk }>)[name] as {
    initiate: (arg: unknown, options: object) => Thunk
  }

import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { type ApiError, isApiError, statusOf } from '../api/api-error.ts'
import { fresh } from '../api/call.ts'
import { gamesApi } from '../api/games-api.ts'
import { lobbyApi } from '../api/lobby-api.ts'
import { gameIdPattern } from '../contract/patterns.gen.ts'
import type { Game, Lobby, MemberList } from '../contract/types.gen.ts'
import { useConnection } from '../live/hooks.ts'
import { pollMs } from '../rules/limits.ts'
import { useUserId } from '../session/hooks.ts'
import { namedGame } from '../shell/href.ts'
import { findRoute } from '../shell/routes.ts'
import { useSearchValue } from '../shell/use-search-value.tsx'
import { type Found, matchesInWords, useFilter } from '../ui/filter-list/use-filter.ts'
import { readLastGame } from './last-game.tsx'

export type CurrentGame = {
  /** The id in the address, or that of the last opened game; empty if there is none. */
  gameId: string
  /** The game, once it is loaded; it stays during a refetch. */
  game?: Game
  /** It is loading for the first time. */
  isLoading: boolean
  /** It is being fetched, for the first time or again. */
  isFetching: boolean
  /** Why there is no newer answer; an older game may be there. It stays during a refetch. */
  error?: ApiError
  /** The address names a game that does not exist or that the person is not a member of. Both get the same answer. */
  isUnknown: boolean
  refetch: () => void
}

type Shown<Data> = { currentData?: Data | undefined; error?: unknown; isFetching: boolean; isLoading: boolean }

/**
 * Selects what a page shows of a query. What else changes in it, such as the time of a request, renders nothing. It is
 * called before the request has begun, too: then it is loading, as RTK Query has it without a selection.
 */
export const selectShown = <Data>(query: Shown<Data> & { isUninitialized: boolean }): Shown<Data> => {
  const { currentData, error, isFetching, isLoading, isUninitialized } = query
  return { currentData, error, isFetching: isFetching || isUninitialized, isLoading: isLoading || isUninitialized }
}

/**
 * The current game of a game view: the one in its address, or else the one opened last, which the layout adds to the
 * address. The list of games and the form that creates a game do not use the game opened last. The layout shows a
 * screen only if there is a `gameId` and its game is not unknown.
 */
export function useCurrentGame(): CurrentGame {
  const { pathname, search } = useLocation()
  const { id } = findRoute(pathname)
  const userId = useUserId()
  const isAboutOne = id !== 'game' && id !== 'gameCreate'
  const named = namedGame(search) || (isAboutOne && readLastGame(userId)) || ''
  const gameId = gameIdPattern.test(named) ? named : ''
  const { currentData, error, isFetching, refetch } = gamesApi.useGetGameQuery(
    { params: { gameId } },
    { ...fresh, skip: !gameId, selectFromResult: selectShown<Game> },
  )
  const isGone = statusOf(error) === 404
  return {
    gameId,
    game: isGone ? undefined : currentData,
    isLoading: Boolean(gameId) && !currentData && !error,
    isFetching,
    error: isApiError(error) ? error : undefined,
    isUnknown: gameId ? isGone : Boolean(named),
    refetch: () => void (gameId && refetch()),
  }
}

/**
 * My games, newest first, archived ones included. List, switch and search share one answer.
 * @param isRefetched fetches them again on mount: the live channel reports changes of the current game only
 * @returns `games` as far as they are loaded, and the state of RTK Query's infinite query
 */
export function useMyGames(isRefetched = false) {
  const { data, ...query } = gamesApi.useListMyGamesInfiniteQuery(undefined, {
    ...fresh,
    refetchOnMountOrArgChange: isRefetched,
  })
  const games = useMemo(() => data?.pages.flatMap(({ items }) => items), [data])
  return { ...query, games }
}

/**
 * Fetches one page of a list after the other.
 * @param isWanted whether the next page should be fetched, and can be
 * @param count the number of loaded pages or items: a change triggers the next fetch
 */
function useNextPage(isWanted: boolean, count: number | undefined, fetchNextPage: () => unknown): void {
  const countBefore = isWanted ? count : undefined
  useEffect(() => {
    if (countBefore !== undefined) void fetchNextPage()
  }, [countBefore, fetchNextPage])
}

type PagedQuery<Item> = {
  currentData?: { pages: { items: Item[] }[] } | undefined
  error?: unknown
  isFetching: boolean
  hasNextPage: boolean
  fetchNextPage: () => unknown
}

/**
 * A list whose pages are fetched one after the other.
 * @returns the query, and `items`: those loaded so far
 */
export function useAllPages<Item, Query extends PagedQuery<Item>>(query: Query & PagedQuery<Item>) {
  const { currentData, error, isFetching, hasNextPage, fetchNextPage } = query
  useNextPage(hasNextPage && !isFetching && !error, currentData?.pages.length, fetchNextPage)
  const items = useMemo(() => currentData?.pages.flatMap((page) => page.items), [currentData])
  return { ...query, items }
}

/** Whether the server has more games, and the function that fetches them. */
export type MoreGames = Pick<ReturnType<typeof useMyGames>, 'hasNextPage' | 'isFetching' | 'isFetchNextPageError'> & {
  fetchNextPage: () => unknown
}

type FoundGames = Found<Game> & {
  isFiltered: boolean
  /** The number of matches in words; empty without a search. */
  count: string
}

/**
 * The games that the navbar's search finds, by name, system and host. It searches the loaded games only. So the first
 * letter of a search starts to load all other pages.
 * @param games pass the same array while it is unchanged
 */
export function useFoundGames(
  games: readonly Game[],
  { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: MoreGames,
): FoundGames {
  const [search] = useSearchValue()
  const filter = useFilter(games, gameText, search)
  const query = filter.query.trim()
  const isFiltered = query !== ''
  useNextPage(isFiltered && hasNextPage && !isFetching && !isFetchNextPageError, games.length, fetchNextPage)
  return { ...filter, isFiltered, count: isFiltered ? matchesInWords(filter.found, ['game', 'games'], query) : '' }
}

export const isArchived = ({ status }: Game) => status === 'archived'

const gameText = ({ name, system, host }: Game) => `${name} ${system} ${host.displayName}`

/** The members of a game. Overview, lobby and list share one answer. */
export function useMembers(gameId: string) {
  const { currentData, ...query } = gamesApi.useListMembersQuery(
    { params: { gameId }, query: { limit: 100 } },
    { ...fresh, selectFromResult: selectShown<MemberList> },
  )
  return { ...query, members: currentData?.items }
}

/**
 * The lobby of a game: presence, who is ready, pause, start. Without a channel it is polled: a person who polls counts as
 * here.
 */
export function useLobby(gameId: string) {
  const { state } = useConnection()
  const { currentData, ...query } = lobbyApi.useGetLobbyQuery(
    { params: { gameId } },
    {
      skip: !gameId,
      pollingInterval: state === 'connecting' || state === 'reconnecting' ? pollMs : 0,
      skipPollingIfUnfocused: true,
      ...fresh,
      selectFromResult: selectShown<Lobby>,
    },
  )
  return { ...query, lobby: currentData }
}

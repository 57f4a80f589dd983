import { useEffect, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useLocation, useSearchParams } from 'react-router-dom'
import { type ApiError, isApiError, statusOf } from '../api/api-error.ts'
import { useGetGameQuery, useListMembersQuery, useListMyGamesInfiniteQuery } from '../api/games-api.ts'
import { useGetLobbyQuery } from '../api/lobby-api.ts'
import { gameIdPattern } from '../contract/patterns.gen.ts'
import type { Game } from '../contract/types.gen.ts'
import { useConnection } from '../live/hooks.ts'
import { pollMs } from '../live/limits.ts'
import { selectUser } from '../session/session-slice.ts'
import { gameParameter } from '../shell/current-game.ts'
import { findRoute } from '../shell/find-route.ts'
import { useSearchValue } from '../shell/use-search-value.tsx'
import { type Found, useFilter } from '../ui/filter-list/use-filter.ts'
import { readLastGame } from './last-game.ts'

export type CurrentGame = {
  /** What the address names, or else the game opened last; empty where neither is, or could be, one. */
  gameId: string
  /** The game, once it is there; it stays while it is asked for again. */
  game?: Game
  /** Nothing is known of it yet. */
  isLoading: boolean
  /** It is asked for, the first time or again. */
  isFetching: boolean
  /** Why there is no newer answer; also beside a game. It stays while it is asked for again. */
  error?: ApiError
  /** The address names a game that does not exist, or one that the person does not sit in: the two are told alike. */
  isUnknown: boolean
  refetch: () => void
}

/**
 * The current game of a game view: the one that its address names, or else the one opened last, which the layout puts
 * there. The list of games and creating one are about no game unless the address says so. The layout of the game views
 * shows a screen only where there is a `gameId`, and none where the game is unknown.
 */
export function useCurrentGame(): CurrentGame {
  const [parameters] = useSearchParams()
  const { id } = findRoute(useLocation().pathname)
  const userId = useSelector(selectUser)?.userId ?? ''
  const isAboutOne = id !== 'game' && id !== 'gameCreate'
  const named = parameters.get(gameParameter) || (isAboutOne && readLastGame(userId)) || ''
  const gameId = gameIdPattern.test(named) ? named : ''
  const { currentData, error, isFetching, refetch } = useGetGameQuery(
    { params: { gameId } },
    { skip: !gameId, refetchOnFocus: true, refetchOnReconnect: true },
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
 * My games, the newest first, archived ones included. One answer for whoever asks: list, switch and search.
 *
 * @param isAnew a page that is about them comes: they are asked for again, since no live channel tells of games but the
 *   current one
 * @returns `games` as far as they have come, and what RTK Query says of an infinite query
 */
export function useMyGames(isAnew = false) {
  const { data, ...query } = useListMyGamesInfiniteQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: isAnew,
  })
  const games = useMemo(() => data?.pages.flatMap(({ items }) => items), [data])
  return { ...query, games }
}

/**
 * Fetches one page of a list after the other.
 *
 * @param isWanted whether the next page is to be asked for, and can be
 * @param count how many pages, or things, have come: a page may come and go by between two renderings, and more of them
 *   say that the next is to be asked for
 */
export function useNextPage(isWanted: boolean, count: number | undefined, fetchNextPage: () => unknown): void {
  const asksAfter = isWanted ? count : undefined
  useEffect(() => {
    if (asksAfter !== undefined) void fetchNextPage()
  }, [asksAfter, fetchNextPage])
}

/** Whether there are more games at the server, and what fetches them. */
export type MoreGames = Pick<ReturnType<typeof useMyGames>, 'hasNextPage' | 'isFetching' | 'isFetchNextPageError'> & {
  fetchNextPage: () => unknown
}

type FoundGames = Found<Game> & {
  isFiltered: boolean
  /** How many were found, in words; nothing without a search. */
  count: string
}

/**
 * The games that the navbar's search finds, by name, system and host. What is still at the server cannot be found, and
 * is fetched.
 *
 * @param games pass the same array while they are the same
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
  return { ...filter, isFiltered, count: isFiltered ? countOf(filter.found, query) : '' }
}

export const isArchived = ({ status }: Game) => status === 'archived'

const gameText = ({ name, system, host }: Game) => `${name} ${system} ${host.displayName}`

function countOf(count: number, query: string): string {
  if (count === 0) return `No game matches “${query}”.`
  return count === 1 ? `1 game matches “${query}”.` : `${count} games match “${query}”.`
}

/** Who sits in a game. One answer for whoever asks: the overview, the lobby, the list of members. */
export function useMembers(gameId: string) {
  const { currentData, ...query } = useListMembersQuery(
    { params: { gameId }, query: { limit: 100 } },
    { refetchOnFocus: true, refetchOnReconnect: true },
  )
  return { ...query, members: currentData?.items }
}

/**
 * How it stands in the lobby of a game: presence, who is ready, pause, start. Before there is a channel, or polling, it
 * is asked for: whoever asks counts as here.
 */
export function useLobby(gameId: string) {
  const { state } = useConnection()
  const { currentData, ...query } = useGetLobbyQuery(
    { params: { gameId } },
    {
      skip: !gameId,
      pollingInterval: state === 'connecting' || state === 'reconnecting' ? pollMs : 0,
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
      refetchOnReconnect: true,
    },
  )
  return { ...query, lobby: currentData }
}

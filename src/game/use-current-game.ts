import { useSelector } from 'react-redux'
import { useLocation, useSearchParams } from 'react-router-dom'
import { type ApiError, isApiError, statusOf } from '../api/api-error.ts'
import { useGetGameQuery } from '../api/games-api.ts'
import { gameIdPattern } from '../contract/patterns.gen.ts'
import type { Game } from '../contract/types.gen.ts'
import { selectUser } from '../session/session-slice.ts'
import { gameParameter } from '../shell/current-game.ts'
import { findRoute } from '../shell/find-route.ts'
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

import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { type ApiError, isApiError, statusOf } from '../../api/api-error.ts'
import { useGetGameQuery } from '../../api/games-api.ts'
import type { Game } from '../../contract/types.gen.ts'
import { zGameId } from '../../contract/zod.gen.ts'
import { gameParameter } from '../navigation/current-game.ts'

export type CurrentGame = {
  /** What the address names; empty where it names none, or nothing that could be one. */
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
 * The current game of a game view, as its address names it. The layout of the game views shows a screen only where there
 * is a `gameId`, and none where the game is unknown.
 */
export function useCurrentGame(): CurrentGame {
  const [parameters] = useSearchParams()
  const named = parameters.get(gameParameter)
  const gameId = z.safeParse(zGameId, named).data ?? ''
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

import { useMemo } from 'react'
import { useListMyGamesInfiniteQuery } from '../../api/games-api.ts'

/**
 * My games, the newest first, archived ones included. One answer for whoever asks: list, switch and search.
 *
 * @returns `games` as far as they have come, and what RTK Query says of an infinite query
 */
export function useMyGames() {
  const { data, ...query } = useListMyGamesInfiniteQuery(undefined, { refetchOnFocus: true, refetchOnReconnect: true })
  const games = useMemo(() => data?.pages.flatMap(({ items }) => items), [data])
  return { ...query, games }
}

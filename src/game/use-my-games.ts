import { useMemo } from 'react'
import { useListMyGamesInfiniteQuery } from '../api/games-api.ts'

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

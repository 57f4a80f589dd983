import type { Game } from '../contract/types.gen.ts'
import { useSearchValue } from '../shell/use-search-value.tsx'
import { type Found, useFilter } from '../ui/filter-list/use-filter.ts'
import type { useMyGames } from './use-my-games.ts'
import { useNextPage } from './use-next-page.ts'

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

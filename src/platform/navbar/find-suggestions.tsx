import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { keepGame } from '../navigation/current-game.ts'
import { type Route, type RouteId, routeIds, routes } from '../navigation/route-table.ts'
import { rankMatch } from './match-words.ts'
import { ViewIcon } from './view-icon.tsx'

/** One suggestion of the search. `path`: with the query that belongs to it, without the base path. */
export type Suggestion = { id: string; path: string; label: string; icon: ReactNode }

/** Suggestions of one kind. */
export type SuggestionGroup = { heading: string; suggestions: Suggestion[] }

/**
 * The suggestions for a query, by kind. A further kind (people, ideas) becomes one more group here.
 *
 * @param games those that match, from `FindGames`
 */
export function useSuggestions(query: string, isSignedIn: boolean, games: Suggestion[]): SuggestionGroup[] {
  const { search } = useLocation()
  const views = useMemo(() => findViews(query, isSignedIn, search), [query, isSignedIn, search])
  return [
    { heading: 'Views', suggestions: views },
    { heading: 'Games', suggestions: games },
  ].filter(({ suggestions }) => suggestions.length > 0)
}

/**
 * The views whose title or tab matches a query, best match first. An empty query gives every view that the person can
 * open.
 *
 * @param search the query of the address at hand, which may name the current game
 */
export function findViews(query: string, isSignedIn: boolean, search = ''): Suggestion[] {
  return routeIds
    .filter((id) => canOpen(id, isSignedIn))
    .map((id) => ({ id, rank: rankMatch(query, `${routes[id].title} ${(routes[id] as Route).tab ?? ''}`) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((a, b) => Number(a.rank) - Number(b.rank))
    .map(({ id }) => ({
      id,
      path: keepGame(routes[id].path, search),
      label: routes[id].title,
      icon: <ViewIcon id={id} />,
    }))
}

/** Logout is left out: it ends the session, and the menu asks for confirmation first. */
function canOpen(id: RouteId, isSignedIn: boolean): boolean {
  const { path, access } = routes[id]
  if (/[:*]/.test(path) || id === 'logout') return false
  return isSignedIn ? id !== 'login' : access === 'public'
}

import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { keepGame } from '../../shell/current-game.ts'
import { type Route, type RouteId, routeIds, routes } from '../../shell/routes.ts'
import { findGames, findIdeas, findPeople } from './find-own.tsx'
import { rankMatch } from './match-words.ts'
import type { OwnThings } from './own-things.ts'
import type { Suggestion, SuggestionGroup } from './suggestion.ts'
import { ViewIcon } from './view-icon.tsx'

/**
 * The suggestions for a query, by kind. An empty query gives views alone.
 * @param own the person's own items, from `GatherOwn`
 *
 */
export function useSuggestions(query: string, isSignedIn: boolean, own: OwnThings): SuggestionGroup[] {
  const { search } = useLocation()
  return useMemo(() => {
    const views = { heading: 'Views', suggestions: findViews(query, isSignedIn, search) }
    if (query.trim() === '') return [views]
    return [
      views,
      { heading: 'Games', suggestions: findGames(own.games, query) },
      { heading: 'People', suggestions: findPeople(own.people, query) },
      { heading: 'Ideas', suggestions: findIdeas(own, query, search) },
    ].filter(({ suggestions }) => suggestions.length > 0)
  }, [query, isSignedIn, search, own])
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

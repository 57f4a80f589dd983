import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { Game, Idea, Role } from '../../contract/types.gen.ts'
import { roleNames } from '../../game/may.ts'
import { inSentence } from '../../lib/in-sentence.ts'
import { findMatches, rankMatch, wordsOf } from '../../lib/match-words.ts'
import { href, keepGame } from '../../shell/href.ts'
import { type Route, type RouteId, routeIds, routes } from '../../shell/routes.ts'
import { searchParameter } from '../../shell/use-search-value.tsx'
import type { ComboboxOption, OptionGroup } from '../../ui/combobox/options.tsx'
import { ViewIcon } from './view-icon.tsx'

/** One suggestion of the search. It leads somewhere. */
export type Suggestion = ComboboxOption & { to: string }

/** A person in one of my games. `gameName`: `undefined` until the game is loaded. */
export type Fellow = { userId: string; displayName: string; role: Role; gameId: string; gameName: string | undefined }

/** The person's own games, people and ideas. People and ideas that the current page lists are left out. */
export type OwnThings = {
  games: readonly Game[]
  people: readonly Fellow[]
  ideas: readonly Idea[]
  /** Whether some ideas are not loaded. */
  hasMoreIdeas: boolean
  /** Whether some of it is still loading. */
  isComing: boolean
}

/** The most suggestions of one kind; of ideas fewer, because their many tags match short words. */
const mostFound = 6
const mostIdeas = 3

/**
 * The suggestions for a query, by kind: views first, unless other names match better. An empty query gives views alone.
 * @param own the person's own items, from `GatherOwn`
 */
export function useSuggestions(query: string, isSignedIn: boolean, own: OwnThings | undefined): OptionGroup[] {
  const { search } = useLocation()
  return useMemo(() => {
    const views = { heading: 'Views', options: findViews(query, isSignedIn, search) }
    if (query.trim() === '' || !own) return [views].filter(({ options }) => options.length > 0)
    return [
      views,
      { heading: 'Games', options: findGames(own.games, query) },
      { heading: 'People', options: findPeople(own.people, query) },
      { heading: 'Ideas', options: findIdeas(own, query, search) },
    ]
      .filter(({ options }) => options.length > 0)
      .sort((a, b) => rankOf(a, query) - rankOf(b, query))
  }, [query, isSignedIn, search, own])
}

/** A kind whose best match is only inside a word comes after the others. */
const rankOf = ({ options: [best] }: OptionGroup, query: string): number => rankMatch(query, best?.label ?? '') ?? 1

/**
 * The views whose title or tab matches a query, best match first. An empty query gives every view that the person can
 * open.
 * @param search the query of the current address, which may name the current game
 */
export function findViews(query: string, isSignedIn: boolean, search = ''): Suggestion[] {
  const views = routeIds.filter((id) => canOpen(id, isSignedIn))
  return findMatches(views, query, (id) => `${routes[id].title} ${(routes[id] as Route).tab ?? ''}`).map((id) => ({
    value: id,
    to: keepGame(routes[id].path, search),
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

/** The games whose name matches a query: the best match first, archived ones last. */
export function findGames(games: readonly Game[], query: string): Suggestion[] {
  const found = findMatches(
    games,
    query,
    ({ name }) => name,
    ({ status }) => status === 'archived',
  )
  return bestOf(found, ({ gameId }) => gameId).map(({ gameId, name }) => ({
    value: gameId,
    to: href('game', { game: gameId }),
    label: inSentence(name),
    icon: <ViewIcon id="game" />,
  }))
}

/** The people whose name matches a query. Each leads to the lobby of their game, where the search shows only their seat. */
export function findPeople(people: readonly Fellow[], query: string): Suggestion[] {
  const found = findMatches(people, query, ({ displayName }) => displayName)
  return bestOf(found, ({ userId }) => userId).map(({ userId, displayName, role, gameId, gameName }) => ({
    value: `person-${userId}`,
    to: searching(href('gameLobby', { game: gameId }), displayName),
    label: inSentence(displayName),
    detail: gameName === undefined ? roleNames[role] : `${roleNames[role]}, ${inSentence(gameName)}`,
    icon: <ViewIcon id="profile" />,
  }))
}

/**
 * The ideas whose title and tags match a query, used ones last. Each leads to the Idea Builder, where the search finds
 * it. If the server has more ideas, a last suggestion searches all of them.
 * @param search the query of the current address, which may name the current game
 */
export function findIdeas(
  { ideas, hasMoreIdeas }: Pick<OwnThings, 'ideas' | 'hasMoreIdeas'>,
  query: string,
  search = '',
): Suggestion[] {
  const icon = <ViewIcon id="ideaBuilder" />
  const builder = keepGame(href('ideaBuilder'), search)
  const matching = findMatches(
    ideas,
    query,
    ({ title, tags }) => `${title} ${tags.join(' ')}`,
    ({ status }) => status === 'used',
  )
  // A search for the title finds every idea with that title.
  const found = bestOf(matching, ({ title }) => title, mostIdeas).map(({ ideaId, title, tags }) => ({
    value: ideaId,
    // A title without letters or digits has no words; it is found by its tags.
    to: searching(builder, wordsOf(title).length > 0 ? title : query),
    label: inSentence(title),
    ...(tags.length > 0 && { detail: inSentence(tags.map((tag) => `#${tag}`).join(' ')) }),
    icon,
  }))
  const all = { value: 'all-ideas', to: searching(builder, query), label: 'Search all your ideas', icon }
  return hasMoreIdeas && wordsOf(query).length > 0 ? [...found, all] : found
}

/** The first few matches. Of several with the same key it takes one. */
function bestOf<Item>(found: readonly Item[], keyOf: (item: Item) => string, most = mostFound): Item[] {
  const best = new Map<string, Item>()
  for (const item of found) {
    if (!best.has(keyOf(item))) best.set(keyOf(item), item)
    if (best.size === most) break
  }
  return [...best.values()]
}

/** A path with a search value. */
const searching = (path: string, text: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [searchParameter]: text })}`

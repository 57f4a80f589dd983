import type { Game, Idea } from '../../contract/types.gen.ts'
import { roleNames } from '../../game/may.ts'
import { inSentence } from '../../lib/in-sentence.ts'
import { keepGame } from '../../shell/current-game.ts'
import { href } from '../../shell/href.ts'
import { searchParameter } from '../../shell/use-search-value.tsx'
import { findBest, hasWords } from './match-words.ts'
import type { Fellow, OwnThings } from './own-things.ts'
import type { Suggestion } from './suggestion.ts'
import { ViewIcon } from './view-icon.tsx'

/** The games whose name matches a query: the best match first, archived ones last. */
export function findGames(games: readonly Game[], query: string): Suggestion[] {
  return findBest(games, query, gameSearch).map(({ gameId, name }) => ({
    id: gameId,
    path: href('game', { game: gameId }),
    label: inSentence(name),
    icon: <ViewIcon id="game" />,
  }))
}

/** The people whose name matches a query. Each leads to the lobby of their game, where the search leaves their seat. */
export function findPeople(people: readonly Fellow[], query: string): Suggestion[] {
  return findBest(people, query, personSearch).map(({ userId, displayName, role, gameId, gameName }) => ({
    // A user id may be any text.
    id: `person-${encodeURIComponent(userId)}`,
    path: searching(href('gameLobby', { game: gameId }), displayName),
    label: inSentence(displayName),
    detail: gameName === undefined ? roleNames[role] : `${roleNames[role]}, ${inSentence(gameName)}`,
    icon: <ViewIcon id="profile" />,
  }))
}

/**
 * The ideas whose title and tags match a query, used ones last. Each leads to the Idea Builder, where the search finds
 * it. If the server has more ideas, a last suggestion searches all of them.
 * @param search the query of the current address, which may name the current game
 *
 */
export function findIdeas(
  { ideas, hasMoreIdeas }: Pick<OwnThings, 'ideas' | 'hasMoreIdeas'>,
  query: string,
  search = '',
): Suggestion[] {
  const icon = <ViewIcon id="ideaBuilder" />
  const builder = keepGame(href('ideaBuilder'), search)
  const found = findBest(ideas, query, ideaSearch).map(({ ideaId, title, tags }) => ({
    id: ideaId,
    // A title of signs alone is found by its tags.
    path: searching(builder, hasWords(title) ? title : query),
    label: inSentence(title),
    ...(tags.length > 0 && { detail: inSentence(tags.map((tag) => `#${tag}`).join(' ')) }),
    icon,
  }))
  const all = { id: 'all-ideas', path: searching(builder, query), label: 'Search all your ideas', icon }
  return hasMoreIdeas && hasWords(query) ? [...found, all] : found
}

const gameSearch = {
  textOf: ({ name }: Game) => name,
  keyOf: ({ gameId }: Game) => gameId,
  isLast: ({ status }: Game) => status === 'archived',
}
const personSearch = {
  textOf: ({ displayName }: Fellow) => displayName,
  keyOf: ({ userId }: Fellow) => userId,
}
const ideaSearch = {
  textOf: ({ title, tags }: Idea) => `${title} ${tags.join(' ')}`,
  // A search for the title finds every idea with that title.
  keyOf: ({ title }: Idea) => title,
  isLast: ({ status }: Idea) => status === 'used',
}

/** A path with a search value. */
const searching = (path: string, text: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [searchParameter]: text })}`

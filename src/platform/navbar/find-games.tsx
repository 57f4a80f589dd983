import { useEffect } from 'react'
import type { Game } from '../../contract/types.gen.ts'
import { inSentence } from '../game/in-sentence.ts'
import { useMyGames } from '../game/use-my-games.ts'
import { href } from '../navigation/href.ts'
import type { Suggestion } from './find-suggestions.tsx'
import { rankMatch } from './match-words.ts'
import { ViewIcon } from './view-icon.tsx'

/** At most so many games are offered. */
const mostGames = 6

type FindGamesProps = {
  query: string
  /** Called with the games that match, whenever they are others. */
  onFound: (games: Suggestion[]) => void
}

/** Looks through the person's games while it is mounted, and shows nothing itself. Loaded with the first search. */
export default function FindGames({ query, onFound }: FindGamesProps) {
  const { games } = useMyGames()
  useEffect(() => {
    onFound(findGames(games ?? [], query))
    return () => onFound([])
  }, [games, query, onFound])
  return null
}

/** The games whose name matches a query: the best match first, archived ones last. */
export function findGames(games: Game[], query: string): Suggestion[] {
  return games
    .map((game) => ({ game, rank: rankMatch(query, game.name) }))
    .filter(({ rank }) => rank !== undefined)
    .map(({ game, rank }) => ({ game, rank: Number(rank) + (game.status === 'archived' ? 2 : 0) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostGames)
    .map(({ game: { gameId, name } }) => ({
      id: gameId,
      path: href('game', { game: gameId }),
      label: inSentence(name),
      icon: <ViewIcon id="game" />,
    }))
}

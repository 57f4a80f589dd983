import type { Game } from '../../contract/types.gen.ts'
import { rankMatch } from '../../platform/navbar/match-words.ts'

/** The games that a query is about, by name, system and host; all of them with an empty one. They keep their order. */
export function findGames(games: Game[], query: string): Game[] {
  if (query.trim() === '') return games
  return games.filter(
    ({ name, system, host }) => rankMatch(query, `${name} ${system} ${host.displayName}`) !== undefined,
  )
}

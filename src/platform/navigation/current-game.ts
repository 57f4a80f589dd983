import { routes } from './route-table.ts'

/** The query parameter of a game view that names the current game, a KSUID. */
export const gameParameter = 'game'

/** Whether a path, without the base path, is that of a game view: those may have a current game. */
export const isGameView = (path: string): boolean => path.startsWith(routes.game.path)

/**
 * Where a link to a path leads from the page at hand: from one game view to the next the current game stays. A game to
 * be created is none yet.
 *
 * @param path without the base path, a query or a fragment
 * @param search the query of the address at hand
 */
export function keepGame(path: string, search: string): string {
  const game = isGameView(path) && path !== routes.gameCreate.path && new URLSearchParams(search).get(gameParameter)
  return game ? `${path}?${gameParameter}=${encodeURIComponent(game)}` : path
}

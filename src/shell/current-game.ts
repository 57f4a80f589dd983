import { routes } from './routes.ts'

/** The query parameter of a game view that names the current game, a KSUID. */
export const gameParameter = 'game'

/** What an address names as the current game, whether or not it could be one. @param search its query */
export const namedGame = (search: string): string | null => new URLSearchParams(search).get(gameParameter)

/** Whether a path, without the base path, is that of a game view: those may have a current game. */
export const isGameView = (path: string): boolean => path.startsWith(routes.game.path)

/** An address that names the current game, if there is one. @param path without the base path, a query or a fragment */
export const withGame = (path: string, game: string | false | null | undefined): string =>
  game ? `${path}?${gameParameter}=${encodeURIComponent(game)}` : path

/** A view that shows what is in the current game, and the way from it to the views of that game. */
const isAboutGame = (path: string) => isGameView(path) || path === routes.ideaBuilder.path

/**
 * Where a link to a path leads from the page at hand: from one game view to the next the current game stays, by way of
 * the Idea Builder too. A game to be created is none yet.
 *
 * @param path without the base path, a query or a fragment
 * @param search the query of the address at hand
 */
export function keepGame(path: string, search: string): string {
  return withGame(path, isAboutGame(path) && path !== routes.gameCreate.path && namedGame(search))
}

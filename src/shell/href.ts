import { type RouteId, routes } from './routes.ts'

/** The query parameter of a game view that names the current game, a KSUID. */
export const gameParameter = 'game'

/** What an address names as the current game, whether or not it is valid. @param search its query */
export const namedGame = (search: string): string | null => new URLSearchParams(search).get(gameParameter)

/** What an address shows: with another page, game, character or part of a page the view is another one. */
export function viewAt({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search)
  return [pathname, ...[gameParameter, 'character', 'view'].map((name) => query.get(name))].join()
}

/** Whether a path, without the base path, is that of a game view: only those may have a current game. */
export const isGameView = (path: string): boolean => path.startsWith(routes.game.path)

/** An address that names the current game, if there is one. @param path without the base path, a query or a fragment */
export const withGame = (path: string, game: string | false | null | undefined): string =>
  game ? `${path}?${gameParameter}=${encodeURIComponent(game)}` : path

/** A view that shows what the current game contains, with links to the other views of that game. */
const isAboutGame = (path: string) => isGameView(path) || path === routes.ideaBuilder.path

/**
 * Where a link to a path leads from the current page: from one game view to the next the current game stays, also by
 * way of the Idea Builder. The form that creates a game has none.
 * @param path without the base path, a query or a fragment
 * @param search the query of the current address
 */
export function keepGame(path: string, search: string): string {
  return withGame(path, isAboutGame(path) && path !== routes.gameCreate.path && namedGame(search))
}

/** The parameter names of a path: `'gameId' | 'token'` for `/join/:gameId/:token`. */
type ParameterOf<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type PathOf<Id extends RouteId> = (typeof routes)[Id]['path']
type ParametersOf<Id extends RouteId> = Record<ParameterOf<PathOf<Id>>, string>

/** The arguments of `href` after the route's id: its parameters, if it has any. A game view may name the current game. */
type Rest<Id extends RouteId> = keyof ParametersOf<Id> extends never
  ? PathOf<Id> extends `/game/${string}`
    ? [parameters?: { game?: string }]
    : []
  : [parameters: ParametersOf<Id>]

/**
 * The address of a route, without the base path: `href('home')`, `href('join', { gameId, token })`,
 * `href('gameLobby', { game })`.
 * @param parameters the values of the path's parameters and the current game, not encoded: `href` encodes them
 */
export function href<Id extends RouteId>(id: Id, ...[parameters]: Rest<Id>): string {
  const values: Partial<Record<string, string>> = parameters ?? {}
  const path = routes[id].path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  return withGame(path, isGameView(path) && values.game)
}

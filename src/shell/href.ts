import { isGameView, withGame } from './current-game.ts'
import { type RouteId, routes } from './routes.ts'

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
 *
 * @param parameters the values of the path's parameters and the current game, not encoded: `href` encodes them
 */
export function href<Id extends RouteId>(id: Id, ...[parameters]: Rest<Id>): string {
  const values: Partial<Record<string, string>> = parameters ?? {}
  const path = routes[id].path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  return withGame(path, isGameView(path) && values.game)
}

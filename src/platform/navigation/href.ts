import { type RouteId, routes } from './route-table.ts'

/**
 * The parameter names of a path: `'gameId'
 * 'token'` for `/join/:gameId/:token`.
 */
type ParameterOf<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type ParametersOf<Id extends RouteId> = Record<ParameterOf<(typeof routes)[Id]['path']>, string>

/** The arguments of `href` after the route's id: the parameters, if the route has any. */
type Rest<Id extends RouteId> = keyof ParametersOf<Id> extends never ? [] : [parameters: ParametersOf<Id>]

/**
 * The address of a route, without the base path: `href('home')`, `href('join', { gameId, token })`.
 *
 * @param parameters the values of the path's parameters, not encoded: `href` encodes them
 */
export function href<Id extends RouteId>(id: Id, ...[parameters]: Rest<Id>): string {
  const values: Record<string, string> = parameters ?? {}
  return routes[id].path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

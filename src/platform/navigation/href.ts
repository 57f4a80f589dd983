import { type RouteId, routes } from './route-table.ts'

/** The names of a path's parameters: `'gameId' | 'token'` of `/join/:gameId/:token`. */
type ParameterOf<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type ParametersOf<Id extends RouteId> = Record<ParameterOf<(typeof routes)[Id]['path']>, string>

/** The parameters of a route, where it has any: the arguments of `href` after the route's id. */
type Rest<Id extends RouteId> = keyof ParametersOf<Id> extends never ? [] : [parameters: ParametersOf<Id>]

/**
 * The address of a route, without the base path: `href('home')`, `href('join', { gameId, token })`.
 *
 * @param parameters what the path names, as it is: it is encoded here
 */
export function href<Id extends RouteId>(id: Id, ...[parameters]: Rest<Id>): string {
  const values: Record<string, string> = parameters ?? {}
  return routes[id].path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

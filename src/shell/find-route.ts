import { matchPath } from 'react-router-dom'
import { type Route, type RouteId, routeIds, routes } from './routes.ts'

const plain = (path: string) => path.replace(/\/+$/, '').toLowerCase()
const hasParameters = (id: RouteId) => /[:*]/.test(routes[id].path)

/** Routes without parameters, by path. React Router compiles a pattern at each match; these need none. */
const fixed = new Map(routeIds.filter((id) => !hasParameters(id)).map((id) => [plain(routes[id].path), id]))
const patterns = routeIds.filter(hasParameters)

/**
 * The route of a path, with or without a trailing slash.
 *
 * @param pathname without base path, query and fragment
 */
export function findRoute(pathname: string): Route & { id: RouteId } {
  const id = fixed.get(plain(pathname)) ?? patterns.find((id) => matchPath(routes[id].path, pathname)) ?? 'notFound'
  return { id, ...routes[id] }
}

import { matchPath } from 'react-router-dom'
import { type Route, type RouteId, routeIds, routes } from './route-table.ts'

const plain = (path: string) => path.replace(/\/+$/, '').toLowerCase()
const hasParameters = (id: RouteId) => /[:*]/.test(routes[id].path)

/** React Router compiles a pattern each time it is asked; most paths are none, and are found as they are. */
const fixed = new Map(routeIds.filter((id) => !hasParameters(id)).map((id) => [plain(routes[id].path), id]))
const patterns = routeIds.filter(hasParameters)

/**
 * The route that a path opens; with or without the trailing slash it is the same one.
 *
 * @param pathname without the base path, the query and the fragment
 */
export function findRoute(pathname: string): Route & { id: RouteId } {
  const id = fixed.get(plain(pathname)) ?? patterns.find((id) => matchPath(routes[id].path, pathname)) ?? 'notFound'
  return { id, ...routes[id] }
}

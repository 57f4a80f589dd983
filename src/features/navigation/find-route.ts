import { matchPath } from 'react-router-dom'
import { type Route, type RouteId, routeIds, routes } from './route-table.ts'

/**
 * The route that a path opens; with or without the trailing slash it is the same one.
 *
 * @param pathname without the base path, the query and the fragment
 */
export function findRoute(pathname: string): Route & { id: RouteId } {
  const id = routeIds.find((candidate) => matchPath(routes[candidate].path, pathname)) ?? 'notFound'
  return { id, ...routes[id] }
}

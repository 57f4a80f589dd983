import { type Route, type RouteId, routeIds, routes } from '../../src/platform/navigation/route-table.ts'

/** The page of a route that has none of its own: an empty root, for every address that is not prerendered. */
export const shell = 'app.html'

/** The routes that are made into HTML at build, with the file of each. */
export const prerendered = routeIds
  .map((id): Route & { id: RouteId } => ({ id, ...routes[id] }))
  .filter(({ prerendered }) => prerendered)
  .map((route) => ({ ...route, file: `${bare(route.path) || 'index'}.html` }))

/** The HTML file that answers an address, relative to `dist/`. */
export function pageOf(pathname: string): string {
  return prerendered.find(({ path }) => bare(path) === bare(pathname))?.file ?? shell
}

/** A path without the slashes at its ends: with or without the last one it is the same page. */
function bare(path: string): string {
  return path.replace(/^\/|\/$/g, '')
}

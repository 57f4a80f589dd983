import { type Route, type RouteId, routeIds, routes } from '../../src/shell/routes.ts'

/** The page of every address that is not prerendered: an empty root. */
export const shell = 'app.html'

/** The routes that the build renders to HTML, with the file of each. */
export const prerendered = routeIds
  .map((id): Route & { id: RouteId } => ({ id, ...routes[id] }))
  .filter(({ prerendered }) => prerendered)
  .map((route) => ({ ...route, file: `${bare(route.path) || 'index'}.html` }))

/** The HTML file for an address, relative to `dist/`. */
export function pageOf(pathname: string): string {
  return prerendered.find(({ path }) => bare(path) === bare(pathname))?.file ?? shell
}

/** A path without the slashes at its ends: a trailing slash makes no difference. */
function bare(path: string): string {
  return path.replace(/^\/|\/$/g, '')
}

import { type Route, type RouteId, routeIds, routes } from '../../src/shell/routes.ts'

/** The page of every other address: an empty root. */
export const shell = 'app.html'

const pages = routeIds
  .map((id): Route & { id: RouteId } => ({ id, ...routes[id] }))
  .filter(({ prerendered }) => prerendered)
  .map((route) => ({ ...route, file: `${bare(route.path) || 'index'}.html` }))

/** The public routes that the build renders to HTML, with the file of each. */
export const prerendered = pages.filter(({ access }) => access === 'public')

/** The views with a prerendered outline: what they show before any data of the person. */
export const outlined = pages.filter(({ access }) => access === 'signed-in')

/** The HTML file for an address, relative to `dist/`. */
export function pageOf(pathname: string): string {
  return [...prerendered, ...outlined].find(({ path }) => bare(path) === bare(pathname))?.file ?? shell
}

/** A path without the slashes at its ends: a trailing slash makes no difference. */
function bare(path: string): string {
  return path.replace(/^\/|\/$/g, '')
}

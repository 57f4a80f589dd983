import { type Route, routeIds, routes } from '../../src/features/navigation/route-table.ts'

/** The page of a route that has none of its own: an empty root, for every address that is not prerendered. */
export const shell = 'app.html'

/** The routes that are made into HTML at build, with the file of each. */
export const prerendered = routeIds
  .map((id): Route => routes[id])
  .filter((route) => route.prerendered)
  .map(({ path, title }) => ({ path, title, file: path === '/' ? 'index.html' : `${path.slice(1)}.html` }))

/** The HTML file that answers an address, relative to `dist/`. */
export function pageOf(pathname: string): string {
  return prerendered.find(({ path }) => path === pathname)?.file ?? shell
}

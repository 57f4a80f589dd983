/** One route: its path (react-router pattern, without the base path), title, and who may open it. */
export type Route = {
  path: string
  title: string
  access: 'public' | 'signed-in'
  /**
   * The build renders it to HTML, so that it paints before the app has loaded. A view for signed-in people may be
   * rendered if it reads this browser only through `useHydrated`.
   */
  prerendered?: true
  /** Its label in the navbar's tab strip, if it has a tab. */
  tab?: string
  /** The search value filters a list on this page. */
  filtered?: true
}

/** Every screen of the app. The tabs are in this order. */
export const routes = {
  welcome: { path: '/', title: 'Welcome', access: 'public', prerendered: true },
  login: { path: '/login', title: 'Login', access: 'public', prerendered: true },
  logout: { path: '/logout', title: 'Logout', access: 'public' },
  home: { path: '/home/', title: 'Home', access: 'signed-in', prerendered: true, tab: 'Home' },
  ideaBuilder: {
    path: '/idea-builder/',
    title: 'Idea Builder',
    access: 'signed-in',
    tab: 'Idea Builder',
    filtered: true,
  },
  join: { path: '/join/:gameId/:token', title: 'Join', access: 'signed-in' },
  game: { path: '/game/', title: 'Game', access: 'signed-in', tab: 'Game', filtered: true },
  gameCreate: { path: '/game/create/', title: 'Create Game', access: 'signed-in' },
  gameLobby: {
    path: '/game/lobby/',
    title: 'Lobby',
    access: 'signed-in',
    prerendered: true,
    tab: 'Lobby',
    filtered: true,
  },
  gameInvite: { path: '/game/invite/', title: 'Invite Players', access: 'signed-in', tab: 'Invite', filtered: true },
  gameTable: { path: '/game/vtt/', title: 'Table (VTT)', access: 'signed-in', tab: 'Table (VTT)' },
  gameCharacter: { path: '/game/character/', title: 'Character', access: 'signed-in', tab: 'Character' },
  gameCombat: { path: '/game/combat/', title: 'Combat', access: 'signed-in', tab: 'Combat' },
  profile: { path: '/profile', title: 'Profile', access: 'signed-in' },
  examples: { path: '/example/', title: 'Examples', access: 'public', filtered: true },
  notFound: { path: '*', title: 'Page Not Found', access: 'public' },
} as const satisfies Record<string, Route>

export type RouteId = keyof typeof routes

/** The routes with a tab. */
export type TabId = { [Id in RouteId]: (typeof routes)[Id] extends { tab: string } ? Id : never }[RouteId]

/** The ids of all routes, in the order of the table. */
export const routeIds = Object.keys(routes) as RouteId[]

/** The product's name: the logo text, and the second part of every document title. */
export const brand = 'Emberhall'

/** Matches the addresses of a path, as React Router does. The last route is for all others. */
const patternOf = (path: string) => RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/*$`, 'i')
const patterns = routeIds.slice(0, -1).map((id) => [id, patternOf(routes[id].path)] as const)

/**
 * The route of a path, with or without a trailing slash.
 * @param pathname without base path, query and fragment
 */
export function findRoute(pathname: string): Route & { id: RouteId } {
  const id = patterns.find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'notFound'
  return { id, ...routes[id] }
}

/** The history state with which an accepted invitation opens the lobby (`gameLobby`), which then welcomes the person. */
export const justJoined = 'joined'

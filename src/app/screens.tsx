import type { ComponentType } from 'react'
import { isGameView } from '../shell/href.ts'
import { type RouteId, routeIds, routes } from '../shell/routes.ts'
import { lazyWithRetry } from '../ui/lazy/lazy-with-retry.tsx'
import { loadOrReload } from './preload-error.ts'

/** Loads a screen, the default export of its file. Rejects if the script cannot be loaded. */
type ScreenLoader = () => Promise<{ default: ComponentType }>

/** What each route shows. A route without a screen does not compile. */
const loaders: Record<RouteId, ScreenLoader> = {
  welcome: () => import('../features/welcome/screens/welcome.tsx'),
  login: () => import('../features/sign-in/screens/login.tsx'),
  logout: () => import('../features/sign-in/screens/logout.tsx'),
  home: () => import('../features/home/screens/home.tsx'),
  ideaBuilder: () => import('../features/ideas/screens/idea-builder.tsx'),
  join: () => import('../features/invitations/screens/join.tsx'),
  game: () => import('../features/games/screens/game.tsx'),
  gameCreate: () => import('../features/games/screens/game-create.tsx'),
  gameLobby: () => import('../features/lobby/screens/game-lobby.tsx'),
  gameInvite: () => import('../features/invitations/screens/game-invite.tsx'),
  gameTable: () => import('../features/table/screens/game-table.tsx'),
  gameCharacter: () => import('../features/characters/screens/game-character.tsx'),
  gameCombat: () => import('../features/combat/screens/game-combat.tsx'),
  profile: () => import('../features/profile/screens/profile.tsx'),
  examples: () => import('./examples/examples.tsx'),
  notFound: () => import('./not-found.tsx'),
}

/** What surrounds every game view. */
export const GameFrame = lazyWithRetry(() => import('./layouts/game-frame.tsx'), loadOrReload)

/** A game view is loaded once its frame is loaded too. */
function loaderOf(id: RouteId): ScreenLoader {
  return async () => {
    const [screen] = await Promise.all([loaders[id](), isGameView(routes[id].path) && GameFrame.preload()])
    return screen
  }
}

const lazyScreens = new Map(routeIds.map((id) => [id, lazyWithRetry(loaderOf(id), loadOrReload)] as const))

/** The screen of a route. Rendering it starts loading it. */
export function Screen({ id }: { id: RouteId }) {
  const LazyScreen = lazyScreens.get(id)
  return LazyScreen && <LazyScreen />
}

/** Whether the screen of a route is loaded, so that it renders without suspending. */
export const isScreenLoaded = (id: RouteId): boolean => lazyScreens.get(id)?.isLoaded() ?? false

/** Loads the screen of a route before somebody navigates to it. A failure is reported only by the navigation. */
export async function prefetchScreen(id: RouteId): Promise<void> {
  await lazyScreens
    .get(id)
    ?.preload()
    .catch(() => {})
}

import type { ComponentType } from 'react'
import { findRoute, type RouteId, routeIds } from '../features/navigation/index.ts'
import { retryLazy } from '../ui/lazy/retry-lazy.tsx'
import { loadOrReload, prefetch } from './preload-error.ts'

type Loader = () => Promise<ComponentType>

/** Where the screen of each route is. */
const loaders: Record<RouteId, Loader> = {
  welcome: () => import('../screens/welcome.tsx').then(({ Welcome }) => Welcome),
  login: () => import('../screens/login.tsx').then(({ Login }) => Login),
  logout: () => import('../screens/logout.tsx').then(({ Logout }) => Logout),
  home: () => import('../screens/home.tsx').then(({ Home }) => Home),
  ideaBuilder: () => import('../screens/idea-builder.tsx').then(({ IdeaBuilder }) => IdeaBuilder),
  join: () => import('../screens/join.tsx').then(({ Join }) => Join),
  game: () => import('../screens/game.tsx').then(({ Game }) => Game),
  gameCreate: () => import('../screens/game-create.tsx').then(({ GameCreate }) => GameCreate),
  gameLobby: () => import('../screens/game-lobby.tsx').then(({ GameLobby }) => GameLobby),
  gameInvite: () => import('../screens/game-invite.tsx').then(({ GameInvite }) => GameInvite),
  gameTable: () => import('../screens/game-table.tsx').then(({ GameTable }) => GameTable),
  gameCharacter: () => import('../screens/game-character.tsx').then(({ GameCharacter }) => GameCharacter),
  gameCombat: () => import('../screens/game-combat.tsx').then(({ GameCombat }) => GameCombat),
  profile: () => import('../screens/profile.tsx').then(({ Profile }) => Profile),
  examples: () => import('../screens/examples.tsx').then(({ Examples }) => Examples),
  notFound: () => import('../screens/not-found.tsx').then(({ NotFound }) => NotFound),
}

const lazyScreens = new Map(routeIds.map((id) => [id, retryLazy(() => loadOrReload(loaders[id]))] as const))

/** The screen of a route. Rendering it loads it. */
export function Screen({ id }: { id: RouteId }) {
  const LazyScreen = lazyScreens.get(id)
  return LazyScreen && <LazyScreen />
}

/** Loads the screen of a path ahead of the navigation. A failure waits for the navigation to be told. */
export function prefetchScreen(path: string): void {
  void prefetch(loaders[findRoute(path).id])
}

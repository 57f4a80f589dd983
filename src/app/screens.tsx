import { type ComponentType, useSyncExternalStore } from 'react'
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

let awaited = 0
const listeners = new Set<() => void>()

/** Counts what is awaited. React asks for a screen in the middle of rendering, where nobody may be told of anything. */
function count(change: 1 | -1) {
  awaited += change
  queueMicrotask(() => {
    for (const listener of listeners) listener()
  })
}

async function counted<Result>(load: () => Promise<Result>): Promise<Result> {
  count(1)
  try {
    return await loadOrReload(load)
  } finally {
    count(-1)
  }
}

const lazyScreens = new Map(routeIds.map((id) => [id, retryLazy(loaders[id], counted)] as const))

/** The screen of a route. Rendering it loads it. */
export function Screen({ id }: { id: RouteId }) {
  const LazyScreen = lazyScreens.get(id)
  return LazyScreen && <LazyScreen />
}

/** Loads the screen of a path ahead of the navigation. A failure waits for the navigation to be told. */
export async function prefetchScreen(path: string): Promise<void> {
  const LazyScreen = lazyScreens.get(findRoute(path).id)
  if (LazyScreen) await prefetch(LazyScreen.preload)
}

/** Whether a screen that somebody wants to see is still on its way. */
export function useIsLoading(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => awaited > 0,
    () => false,
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

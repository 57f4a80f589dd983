import { useSyncExternalStore } from 'react'
import { charactersScreens } from '../features/characters/routes.ts'
import { combatScreens } from '../features/combat/routes.ts'
import { gamesScreens } from '../features/games/routes.ts'
import { homeScreens } from '../features/home/routes.ts'
import { ideasScreens } from '../features/ideas/routes.ts'
import { invitationsScreens } from '../features/invitations/routes.ts'
import { lobbyScreens } from '../features/lobby/routes.ts'
import { profileScreens } from '../features/profile/routes.ts'
import { signInScreens } from '../features/sign-in/routes.ts'
import { tableScreens } from '../features/table/routes.ts'
import { welcomeScreens } from '../features/welcome/routes.ts'
import { isGameView } from '../platform/navigation/current-game.ts'
import { type RouteId, routeIds, routes } from '../platform/navigation/route-table.ts'
import type { ScreenLoader } from '../platform/navigation/screens.ts'
import { lazyWithRetry } from '../ui/lazy/lazy-with-retry.tsx'
import { loadOrReload, prefetch } from './preload-error.ts'

/** Where every screen is. A route without one does not compile. */
const loaders: Record<RouteId, ScreenLoader> = {
  ...welcomeScreens,
  ...signInScreens,
  ...homeScreens,
  ...ideasScreens,
  ...invitationsScreens,
  ...gamesScreens,
  ...lobbyScreens,
  ...tableScreens,
  ...charactersScreens,
  ...combatScreens,
  ...profileScreens,
  examples: () => import('./examples/examples.tsx'),
  notFound: () => import('./not-found.tsx'),
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

/** What is around every game view. */
export const GameFrame = lazyWithRetry(() => import('./layouts/game-frame.tsx'), counted)

/** A game view is there once what is around it is there, too. */
const loaderOf = (id: RouteId): ScreenLoader =>
  isGameView(routes[id].path)
    ? async () => {
        const [screen] = await Promise.all([loaders[id](), GameFrame.preload()])
        return screen
      }
    : loaders[id]

const lazyScreens = new Map(routeIds.map((id) => [id, lazyWithRetry(loaderOf(id), counted)] as const))

/** The screen of a route. Rendering it loads it. */
export function Screen({ id }: { id: RouteId }) {
  const LazyScreen = lazyScreens.get(id)
  return LazyScreen && <LazyScreen />
}

/** Whether the screen of a route is there: showing it waits for nothing. */
export const isScreenLoaded = (id: RouteId): boolean => lazyScreens.get(id)?.isLoaded() ?? false

/** Loads the screen of a route ahead of the navigation. A failure waits for the navigation to be told. */
export async function prefetchScreen(id: RouteId): Promise<void> {
  const LazyScreen = lazyScreens.get(id)
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

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
import { isGameView } from '../shell/current-game.ts'
import { type RouteId, routeIds, routes } from '../shell/routes.ts'
import type { ScreenLoader } from '../shell/screens.ts'
import { lazyWithRetry } from '../ui/lazy/lazy-with-retry.tsx'
import { loadOrReload } from './preload-error.ts'

/** The loader of every screen. A route without one does not compile. */
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

/**
 * Counts the screens that somebody waits for. React asks for a screen while it renders, so listeners are told in a
 * microtask.
 */
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
function loaderOf(id: RouteId): ScreenLoader {
  return async () => {
    const [screen] = await Promise.all([loaders[id](), isGameView(routes[id].path) && GameFrame.preload()])
    return screen
  }
}

const lazyScreens = new Map(routeIds.map((id) => [id, lazyWithRetry(loaderOf(id), counted)] as const))

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

/** Whether a screen that somebody navigated to is still loading. */
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

import { useSyncExternalStore } from 'react'
import { type RouteId, routeIds } from '../platform/navigation/route-table.ts'
import { lazyWithRetry } from '../ui/lazy/lazy-with-retry.tsx'
import type { Loader } from './member-screens.ts'
import { loadOrReload, prefetch } from './preload-error.ts'

type MemberScreens = typeof import('./member-screens.ts').memberScreens

/** Where the screens are that a visitor may see, and Home, whose HTML is there before the app is. */
const loaders: Record<Exclude<RouteId, keyof MemberScreens>, Loader> = {
  welcome: () => import('../features/welcome/screens/welcome.tsx').then(({ Welcome }) => Welcome),
  login: () => import('../features/sign-in/screens/login.tsx').then(({ Login }) => Login),
  logout: () => import('../features/sign-in/screens/logout.tsx').then(({ Logout }) => Logout),
  home: () => import('../features/home/screens/home.tsx').then(({ Home }) => Home),
  examples: () => import('./examples/examples.tsx').then(({ Examples }) => Examples),
  notFound: () => import('./not-found.tsx').then(({ NotFound }) => NotFound),
}

const isAtHand = (id: RouteId): id is keyof typeof loaders => id in loaders

function loaderOf(id: RouteId): Loader {
  return isAtHand(id) ? loaders[id] : async () => (await loadMemberScreens())[id]()
}

/** A script of its own: a start does not grow with what only members see. */
const loadMemberScreens = async () => (await import('./member-screens.ts')).memberScreens

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

/** Loads where the members' screens are, which the next step of somebody who has signed in will ask for. */
export const prefetchMemberScreens = () => prefetch(loadMemberScreens)

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

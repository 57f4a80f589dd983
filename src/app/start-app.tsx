import { createRoot } from 'react-dom/client'
import { findRoute, routes } from '../features/navigation/index.ts'
import { browserEnvironment, keepSession, refreshUser, startSession, warnOfEnd } from '../features/session/index.ts'
import { pendingSet, readPending } from '../features/sign-in/index.ts'
import { App } from './app.tsx'
import { recoverFromPreloadError } from './preload-error.ts'
import { makeStore } from './store.ts'

const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** Starts the app in `root`: paints from what is stored, asks who is signed in, keeps the session from then on. */
export function startApp(root: HTMLElement): void {
  window.addEventListener('vite:preloadError', (event) => recoverFromPreloadError(event, () => location.reload()))
  const store = makeStore()
  const now = Date.now()
  const pending = readPending(now)
  if (pending) store.dispatch(pendingSet(pending))

  const route = findRoute(location.pathname.slice(base.length) || '/')
  store.dispatch(startSession(browserEnvironment, { leaving: route.id === 'logout', now }))
  keepSession(store, {
    environment: browserEnvironment,
    logoutAddress: base + routes.logout.path,
    onEndingSoon: (soon) => store.dispatch(warnOfEnd(soon)),
    onDoubt: () => void store.dispatch(refreshUser()),
  })
  createRoot(root).render(<App store={store} />)
}

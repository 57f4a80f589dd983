import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { findRoute, routes } from '../features/navigation/index.ts'
import { browserEnvironment, keepSession, refreshUser, startSession, warnOfEnd } from '../features/session/index.ts'
import { contactChanged, pendingSet, readPending } from '../features/sign-in/index.ts'
import { App } from './app.tsx'
import { recoverFromPreloadError } from './preload-error.ts'
import { makeStore } from './store.ts'

// zod would try out `new Function` for speed, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** Starts the app in `root`: paints from what is stored, asks who is signed in, keeps the session from then on. */
export function startApp(root: HTMLElement): void {
  window.addEventListener('vite:preloadError', (event) => recoverFromPreloadError(event, () => location.reload()))
  const store = makeStore()
  const now = Date.now()
  const pending = readPending(now)
  if (pending) store.dispatch(pendingSet(pending))

  const typed = typedContact(root)
  if (typed) store.dispatch(contactChanged(typed))

  const route = findRoute(location.pathname.slice(base.length) || '/')
  keepSession(store, {
    environment: browserEnvironment,
    logoutAddress: base + routes.logout.path,
    onEndingSoon: (soon) => store.dispatch(warnOfEnd(soon)),
    onDoubt: () => void store.dispatch(refreshUser()),
  })
  store.dispatch(startSession(browserEnvironment, { leaving: route.id === 'logout', now }))
  show(root, route.path, <App store={store} />)
}

/** Takes over the prerendered page where it is the page at hand; a host that sent another one starts empty. */
function show(root: HTMLElement, path: string, app: ReactNode) {
  if (root.dataset.page === path) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

/** What the person typed into the prerendered page before this script ran. */
function typedContact(root: HTMLElement): string {
  return root.querySelector<HTMLInputElement>('input[name=contact]')?.value ?? ''
}

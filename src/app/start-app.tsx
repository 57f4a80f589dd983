import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { findRoute } from '../features/navigation/index.ts'
import { prefetchDialogs } from '../features/overlays/index.ts'
import { browserEnvironment } from '../features/session/index.ts'
import { contactChanged, prefetchVerifyStep } from '../features/sign-in/index.ts'
import { App } from './app.tsx'
import { noteLeaving, prefetch, recoverFromPreloadError } from './preload-error.ts'
import { startStore } from './start-store.ts'

// zod would try out `new Function` for speed, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** By then the first page has what it needs, milliseconds. */
const quietAfter = 3000

/** Starts the app in `root`. */
export function startApp(root: HTMLElement): void {
  window.addEventListener('beforeunload', noteLeaving)
  window.addEventListener('vite:preloadError', (event) => recoverFromPreloadError(event, () => location.reload()))
  const pathname = location.pathname.slice(base.length) || '/'
  const { store } = startStore({ environment: browserEnvironment, pathname, base })
  const typed = typedContact(root)
  if (typed) store.dispatch(contactChanged(typed))
  show(root, findRoute(pathname).path, <App store={store} />)
  setTimeout(warmUp, quietAfter)
}

/** Fetches what will be wanted soon, so that it is there even if the network is gone by then. */
function warmUp() {
  void prefetch(prefetchDialogs)
  void prefetch(prefetchVerifyStep)
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

import { createRoot, hydrateRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { findRoute } from '../features/navigation/index.ts'
import { prefetchDialogs } from '../features/overlays/index.ts'
import { browserEnvironment, selectIsSignedIn } from '../features/session/index.ts'
import { contactChanged, prefetchVerifyStep } from '../features/sign-in/index.ts'
import { App } from './app.tsx'
import { noteLeaving, prefetch, recoverFromPreloadError } from './preload-error.ts'
import { prefetchScreen } from './screens.tsx'
import { startStore } from './start-store.ts'
import type { AppStore } from './store.ts'

// zod would try out `new Function` for speed, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** By then a page that could not be shown is no longer waited for, milliseconds. */
const quietAfter = 3000

/** After the first page is there, its own calls come first, milliseconds. */
const calm = 300

/** After the update that made the page usable, the browser has painted it by then, milliseconds. */
const painted = 50

/** So long the first screen may keep the layout waiting, milliseconds. */
const screenPatience = 150

/** Starts the app in `root`. */
export function startApp(root: HTMLElement): void {
  window.addEventListener('beforeunload', noteLeaving)
  window.addEventListener('vite:preloadError', (event) => recoverFromPreloadError(event, () => location.reload()))
  const pathname = location.pathname.slice(base.length) || '/'
  const shown = Promise.withResolvers<void>()
  const quiet = Promise.race([shown.promise.then(() => pause(painted)), pause(quietAfter)])
  const { store } = startStore({ environment: browserEnvironment, pathname, base, quiet })
  const typed = typedContact(root)
  if (typed) store.dispatch(contactChanged(typed))
  void show(root, pathname, store, shown.resolve)
  void quiet.then(() => pause(calm)).then(warmUp)
}

/** Fetches what will be wanted soon, so that it is there even if the network is gone by then. */
function warmUp() {
  void prefetch(prefetchDialogs)
  void prefetch(prefetchVerifyStep)
}

/**
 * Takes over the prerendered page where it is the page at hand; a host that sent another one starts empty. There the
 * screen's script is given a moment: a page that comes in one piece is calmer than one that comes in two.
 */
async function show(root: HTMLElement, pathname: string, store: AppStore, onShown: () => void) {
  const app = <App store={store} onShown={onShown} />
  const { path, access } = findRoute(pathname)
  if (root.dataset.page === path) {
    hydrateRoot(root, app)
    return
  }
  if (access === 'public' || selectIsSignedIn(store.getState()))
    await Promise.race([prefetchScreen(pathname), pause(screenPatience)])
  createRoot(root).render(app)
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** What the person typed into the prerendered page before this script ran. */
function typedContact(root: HTMLElement): string {
  return root.querySelector<HTMLInputElement>('input[name=contact]')?.value ?? ''
}

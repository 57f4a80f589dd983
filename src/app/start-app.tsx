import { createRoot, hydrateRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { prefetchVerifyStep } from '../features/sign-in/components/login-dialog.tsx'
import { prefetchSearchHelp } from '../platform/navbar/search-field.tsx'
import { findRoute } from '../platform/navigation/find-route.ts'
import { prefetchDialogs } from '../platform/overlays/overlay-host.tsx'
import { browserEnvironment } from '../platform/session/session-environment.ts'
import { selectIsSignedIn } from '../platform/session/session-slice.ts'
import { handOver } from '../ui/prerender/keep-presses.ts'
import { App } from './app.tsx'
import { basePath, withoutBase } from './base-path.ts'
import { noteLeaving, prefetch, recoverFromPreloadError } from './preload-error.ts'
import { prefetchScreen } from './screens.tsx'
import { startStore } from './start-store.ts'
import { type AppStore, makeStore } from './store.ts'

// zod would try out `new Function` for speed, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

/** By then a page that could not be shown is no longer waited for. */
const startTimeoutMs = 3000

/** After the first page is there, its own calls come first. */
const warmUpDelayMs = 300

/** After the update that made the page usable, the browser has painted it by then. */
const paintDelayMs = 50

/** So long the first screen may keep the layout waiting. */
const screenTimeoutMs = 150

/** Starts the app in `root`. */
export function startApp(root: HTMLElement): void {
  window.addEventListener('beforeunload', noteLeaving)
  window.addEventListener('vite:preloadError', (event) => recoverFromPreloadError(event, () => location.reload()))
  const pathname = withoutBase(location.pathname)
  const shown = Promise.withResolvers<void>()
  const settled = Promise.race([shown.promise.then(() => pause(paintDelayMs)), pause(startTimeoutMs)])
  const { store } = startStore({ environment: browserEnvironment, pathname, base: basePath, settled })
  void show(root, pathname, store, shown.resolve)
  void settled.then(() => pause(warmUpDelayMs)).then(warmUp)
}

/** Fetches what will be wanted soon, so that it is there even if the network is gone by then. */
function warmUp() {
  void prefetch(prefetchDialogs)
  void prefetch(prefetchVerifyStep)
  void prefetch(prefetchSearchHelp)
  void prefetchScreen('home')
}

/**
 * Takes over the prerendered page where it is the page at hand; any other is put away. The
 * screen's script comes first: an update before React has taken over a page makes it begin anew, without what was typed.
 * Where there is nothing yet, the script is given a moment: a page that comes in one piece is calmer than one in two.
 */
async function show(root: HTMLElement, pathname: string, store: AppStore, onShown: () => void) {
  const { id, path, access } = findRoute(pathname)
  const isPermitted = access === 'public' || selectIsSignedIn(store.getState())
  const isAtHand = root.dataset.prerendered === path
  if (isAtHand) {
    await Promise.race([prefetchScreen(id), pause(startTimeoutMs)])
    const onHydrated = () => {
      reveal(root)
      onShown()
      // What the page shows of this browser comes with the update after this one.
      setTimeout(handOver)
    }
    hydrateRoot(root, <App store={store} serverState={makeStore().getState()} onShown={onHydrated} />)
    return
  }
  root.replaceChildren()
  reveal(root)
  handOver()
  if (isPermitted) await Promise.race([prefetchScreen(id), pause(screenTimeoutMs)])
  createRoot(root).render(<App store={store} onShown={onShown} />)
}

/** What `root` shows is the app's from now on, and right for everybody. */
function reveal(root: HTMLElement) {
  delete root.dataset.prerendered
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

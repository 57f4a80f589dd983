import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { delayCalls, loadSend } from '../api/base-query.ts'
import { prefetchVerifyStep } from '../features/sign-in/components/login-dialog.tsx'
import { browserEnvironment } from '../session/session-record.ts'
import { selectIsSignedIn } from '../session/session-slice.ts'
import { findRoute } from '../shell/routes.ts'
import { handOver } from '../ui/prerender/keep-presses.ts'
import { App, basePath, withoutBase } from './app.tsx'
import { prefetchSearchHelp } from './navbar/search-field.tsx'
import { recoverFromPreloadError } from './preload-error.ts'
import { prefetchScreen } from './screens.tsx'
import { type AppStore, makeStore, startStore } from './store.ts'

// zod reads this when it loads. `z.config({ jitless: true })` would come too late: zod is not part of the start, and each
// script that brings it makes its schemas while it loads. Without it zod tests whether `new Function` works, which the
// Content-Security-Policy forbids and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/** The longest wait for the first page. */
const startTimeoutMs = 3000

/** The pause after the first page, so that its own calls come first. */
const warmUpDelayMs = 300

/** The time a browser needs to paint the update that made the page usable. */
const paintDelayMs = 50

/** The longest time that the layout waits for the first screen. */
const screenTimeoutMs = 150

/** Starts the app in the element `root`. */
export function startApp(root: HTMLElement): void {
  window.addEventListener('vite:preloadError', () => recoverFromPreloadError(() => location.reload()))
  const pathname = withoutBase(location.pathname)
  const shown = Promise.withResolvers<void>()
  const settled = Promise.race([shown.promise.then(() => pause(paintDelayMs)), pause(startTimeoutMs)])
  // The logout page waits for nothing: it may be left soon.
  if (findRoute(pathname).id !== 'logout') delayCalls(settled)
  const { store } = startStore({ environment: browserEnvironment, pathname, base: basePath })
  void show(root, pathname, store, shown.resolve)
  void settled.then(() => pause(warmUpDelayMs)).then(() => warmUp(selectIsSignedIn(store.getState())))
}

/** Fetches what is likely to be needed soon, so that it is available even if the network fails later. */
function warmUp(isSignedIn: boolean) {
  const signIn = isSignedIn ? [] : [prefetchVerifyStep, () => prefetchScreen('home')]
  // What fails to load is fetched again when it is needed.
  for (const load of [prefetchSearchHelp, ...signIn]) load().catch(() => {})
}

/**
 * Hydrates the prerendered page if it belongs to this address. The outline of a view stays until the app can show the
 * view. Any other content is removed, and the app renders from nothing.
 * Before hydration it loads the screen's script: an update before React has hydrated the page would replace the HTML
 * and lose what was typed. Without a prerendered page it waits briefly for that script, so that layout and screen
 * appear together.
 */
async function show(root: HTMLElement, pathname: string, store: AppStore, onShown: () => void) {
  const { id, path, access } = findRoute(pathname)
  const isPermitted = access === 'public' || selectIsSignedIn(store.getState())
  const isAtHand = root.dataset.prerendered === path
  if (isAtHand && access === 'public') {
    await Promise.race([prefetchScreen(id), pause(startTimeoutMs)])
    const onHydrated = () => {
      reveal(root)
      onShown()
      // The update after hydration shows what depends on this browser.
      setTimeout(handOver)
    }
    hydrateRoot(root, <App store={store} serverState={makeStore().getState()} onShown={onHydrated} />)
    return
  }
  // React removes the outline in the commit that shows the view.
  const isOutlined = isAtHand && isPermitted
  if (!isOutlined) root.replaceChildren()
  if (isPermitted) {
    // The screen needs much of it too: as two scripts they are run in two tasks, and a tap is heard between them.
    loadSend().catch(() => {})
    await Promise.race([prefetchScreen(id), pause(isOutlined ? startTimeoutMs : screenTimeoutMs)])
  }
  reveal(root)
  handOver()
  // React renders a transition in slices, between which the browser handles input.
  startTransition(() => createRoot(root).render(<App store={store} onShown={onShown} />))
}

/** The content of `root` is now rendered by the app, so the styles that hide prerendered parts no longer apply. */
function reveal(root: HTMLElement) {
  delete root.dataset.prerendered
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

import { vi } from 'vitest'
import { basePath } from '../../src/contract/operations.gen.ts'
import { fakeBrowser } from './session-tabs.ts'

/** The origin of the API in Node, which has no address of its own. */
const origin = 'http://app.test'

type Options = {
  browser?: ReturnType<typeof fakeBrowser>
  at?: string
  /** The page is reloaded, or opened by a step in the history. */
  isRevisit?: boolean
}

/**
 * The app without its interface, for tests in Node: its store, started as a page starts it. It is loaded again, because
 * the API's address is read only once.
 * @example
 * const { openTab } = await loadApp()
 */
export async function loadApp() {
  vi.resetModules()
  vi.stubEnv('VITE_API_BASE', origin + basePath)
  const { startStore } = await import('../../src/app/store.ts')
  const thunks = await import('../../src/session/session-thunks.ts')
  const { api } = await import('../../src/api/api.ts')
  await import('../../src/api/send.ts')
  vi.unstubAllEnvs()
  const open: (() => void)[] = []

  /** Opens one tab of a browser. Its network is `fakeNetwork`. */
  function openTab({ browser = fakeBrowser(), at = '/profile', isRevisit }: Options = {}) {
    const { environment, leave } = browser.openTab(isRevisit)
    const { store, stop } = startStore({ environment, pathname: at })
    open.push(() => {
      stop()
      store.dispatch(api.util.resetApiState())
    })
    const session = () => store.getState().session
    return {
      browser,
      store,
      leave,
      session,
      userId: () => session().user?.userId,
      toasts: () => store.getState().overlays.toasts.map(({ message }) => message),
    }
  }
  /** Closes the tabs; a running fetch would reach the network of the next test. */
  function closeTabs() {
    for (const close of open.splice(0)) close()
  }
  return { ...thunks, api, openTab, closeTabs }
}

import { Fragment, StrictMode, useEffect } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { api } from '../../src/api/api.ts'
import { prefetchOverlays, RootLayout } from '../../src/app/layouts/root-layout.tsx'
import { startStore } from '../../src/app/store.ts'
import { recordReceived } from '../../src/session/session-slice.ts'
import '../../src/ui/base.css'
import { fakeBrowser } from './session-tabs.ts'

// It renders everything twice, which takes a fifteenth of the processor's time: only .ci/thorough asks for it.
const Checks = import.meta.env.VITE_STRICT ? StrictMode : Fragment

type Options = {
  at: string
  browser?: ReturnType<typeof fakeBrowser>
  onShown?: () => void
  /** The page is reloaded, or opened by a step in the history. */
  isRevisit?: boolean
}

/**
 * Opens a page of the app as one tab of a browser, with the real store, layout and screens, but with its own address.
 * `screen` finds only elements of this tab.
 */
export async function openApp({ at, browser = fakeBrowser(), onShown, isRevisit }: Options) {
  // React shows what has loaded late after 300 ms. With a fake clock that would never happen.
  await prefetchOverlays()
  const { environment, leave } = browser.openTab(isRevisit)
  const { store, stop } = startStore({ environment, pathname: at })
  let navigate: NavigateFunction = () => {}
  let entry: object | undefined
  const addresses: string[] = []
  function Navigation() {
    navigate = useNavigate()
    const location = useLocation()
    useEffect(() => {
      if (entry !== location) addresses.push(location.pathname + location.search)
      entry = location
    }, [location])
    return null
  }
  const tab = document.body.appendChild(document.createElement('div'))
  const screen = await render(
    <Checks>
      <Provider store={store}>
        <MemoryRouter initialEntries={[at]} useTransitions={false}>
          <RootLayout onShown={onShown} />
          <Navigation />
        </MemoryRouter>
      </Provider>
    </Checks>,
    { container: tab, baseElement: tab },
  )
  onTestFinished(async () => {
    stop()
    // A running fetch would reach the network of the next test.
    await screen.unmount()
    // An outbox closes with the session. Open, it would send what is pending to the network of the next test.
    store.dispatch(recordReceived(null))
    store.dispatch(api.util.resetApiState())
    tab.remove()
  })
  return {
    store,
    screen,
    leave,
    browser,
    goBack: () => void navigate(-1),
    goTo: (path: string) => void navigate(path),
    /** Every address that this tab had, newest last. */
    addresses,
  }
}

import { type ReactNode, StrictMode, useState } from 'react'
import { Provider } from 'react-redux'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { AppRouter } from './app-router.tsx'
import { Layout } from './layout.tsx'
import type { AppStore, RootState } from './store.ts'

type AppProps = {
  store: AppStore
  /** What the page was prerendered with, where it was. */
  serverState?: RootState
  /** Called when the first page is there and can be used. */
  onShown?: () => void
}

/** The whole app on a store, in a browser. */
export function App({ store, serverState, onShown }: AppProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  return (
    <Shell store={store} serverState={serverState}>
      <AppRouter history={history}>
        <Layout onShown={onShown} />
      </AppRouter>
    </Shell>
  )
}

/** What surrounds the router, in a browser and when a page is prerendered. */
export function Shell({ store, serverState, children }: Omit<AppProps, 'onShown'> & { children: ReactNode }) {
  return (
    <StrictMode>
      <Provider store={store} serverState={serverState}>
        {children}
      </Provider>
    </StrictMode>
  )
}

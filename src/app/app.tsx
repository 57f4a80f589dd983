import { type ReactNode, StrictMode } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { RootLayout } from './layouts/root-layout.tsx'
import type { AppStore, RootState } from './store.ts'

type AppProps = {
  store: AppStore
  /** The state that the page was prerendered with, where it was. */
  serverState?: RootState
  /** Called when the first page is there and can be used. */
  onShown?: () => void
}

/** The whole app on a store, in a browser. */
export function App({ store, serverState, onShown }: AppProps) {
  return (
    <Shell store={store} serverState={serverState}>
      {/* No transitions: the address is the newest for everybody at once, and the layout lets the page follow it. */}
      <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
        <RootLayout onShown={onShown} />
      </BrowserRouter>
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

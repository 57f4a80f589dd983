import { type ReactNode, StrictMode } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { RootLayout } from './layouts/root-layout.tsx'
import type { AppStore, RootState } from './store.ts'

type AppProps = {
  store: AppStore
  /** The state that the prerendered HTML was made from. Absent where the page was not prerendered. */
  serverState?: RootState
  /** Called once the first page is shown and can be used. */
  onShown?: () => void
}

/** The whole app on a store, for a browser. */
export function App({ store, serverState, onShown }: AppProps) {
  return (
    <Shell store={store} serverState={serverState}>
      {/* Without transitions the router knows a new address at once. The layout decides when the page changes. */}
      <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
        <RootLayout onShown={onShown} />
      </BrowserRouter>
    </Shell>
  )
}

/** The providers around the router, in a browser and in prerendering. */
export function Shell({ store, serverState, children }: Omit<AppProps, 'onShown'> & { children: ReactNode }) {
  return (
    <StrictMode>
      <Provider store={store} serverState={serverState}>
        {children}
      </Provider>
    </StrictMode>
  )
}

/** The folder that the app is served from, without a trailing slash. Empty at the root of an origin. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The path of a page without the base path, as the route table writes it. */
export const withoutBase = (pathname: string): string => pathname.slice(basePath.length) || '/'

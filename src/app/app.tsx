import { type ReactNode, StrictMode } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { Layout } from './layout.tsx'
import { type AppStore, makeStore } from './store.ts'

/** What the prerendered pages were made with. Hydration starts from it and takes the real state right after. */
const prerenderedState = makeStore().getState()

/** The whole app on a store, in a browser. `onShown` is called when its first page is there and can be used. */
export function App({ store, onShown }: { store: AppStore; onShown?: () => void }) {
  return (
    <Shell store={store}>
      <BrowserRouter basename={import.meta.env.BASE_URL}>
        <Layout onShown={onShown} />
      </BrowserRouter>
    </Shell>
  )
}

/** What surrounds the router, in a browser and when a page is prerendered. */
export function Shell({ store, children }: { store: AppStore; children: ReactNode }) {
  return (
    <StrictMode>
      <Provider store={store} serverState={prerenderedState}>
        {children}
      </Provider>
    </StrictMode>
  )
}

import { StrictMode } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { Layout } from './layout.tsx'
import type { AppStore } from './store.ts'

/** The whole app on a store. */
export function App({ store }: { store: AppStore }) {
  return (
    <StrictMode>
      <Provider store={store}>
        <BrowserRouter basename={import.meta.env.BASE_URL}>
          <Layout />
        </BrowserRouter>
      </Provider>
    </StrictMode>
  )
}

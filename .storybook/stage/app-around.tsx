import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import type { AppStore } from '../../src/app/store.ts'
import { OverlayHost } from '../../src/shell/overlays/overlay-host.tsx'
import { KeepTyped } from '../../src/shell/use-search-value.tsx'
import type { AppParameters } from './parameters.ts'

type AppAroundProps = { app: AppParameters; store: AppStore; children: ReactNode }

/** What the app provides: a store, a router, and the hosts of overlays. */
export function AppAround({ app, store, children }: AppAroundProps) {
  return (
    <Provider store={store}>
      <MemoryRouter initialEntries={[app.path ?? '/']} useTransitions={false}>
        <KeepTyped>{children}</KeepTyped>
        {app.overlays && <OverlayHost />}
      </MemoryRouter>
    </Provider>
  )
}

import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { type AppStore, makeStore } from '../../src/app/store.ts'
import { sessionSlice } from '../../src/session/session-slice.ts'
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

const hourSeconds = 3600

/** A store that begins in a state, for a story without a backend. Somebody is signed in if the story says so. */
export function openStore({ state, session, userId = 'rowan' }: AppParameters): AppStore {
  const exp = Math.floor(Date.now() / 1000) + hourSeconds
  const user = session === 'in' ? { userId, session: { exp } } : null
  return makeStore({
    session: { ...sessionSlice.getInitialState(), user, known: session !== 'unknown' },
    ...state,
  })
}

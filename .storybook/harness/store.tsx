import type { HttpHandler } from 'msw/http'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import type { FaultId } from '../../mocks/scenarios/chosen-answers.ts'
import type { ScenarioId } from '../../mocks/scenarios/scenarios.ts'
import { type AppStore, makeStore, type RootState } from '../../src/app/store.ts'
import type { OperationId } from '../../src/contract/operations.gen.ts'
import { sessionSlice } from '../../src/session/session-slice.ts'
import OverlayHost from '../../src/shell/overlays/overlay-host.tsx'
import { KeepTyped } from '../../src/shell/use-search-value.tsx'

/** What a story needs around it: `parameters: { app: { path: '/home/', session: 'in' } }`. */
export type AppParameters = {
  /** The first address of the router; `/` by default. */
  path?: string
  /** `out` (the default): nobody is signed in; `in`: a person; `unknown`: userinfo has not answered yet. */
  session?: 'out' | 'in' | 'unknown'
  /** The user id of the signed-in person; by default the mock's own. */
  userId?: string
  /** The scenario from the moment that the story is shown; by default the toolbar's choice. */
  scenario?: ScenarioId
  faults?: Partial<Record<OperationId, FaultId>>
  /** Handlers that answer before the backend does, once the person is signed in. */
  answers?: HttpHandler[]
  /** The store's first state. A story that sets it has no backend and makes no call. */
  state?: Partial<RootState>
  /** True: toasts, dialogs and progress of the store are shown beside the story. A layout brings its own. */
  overlays?: boolean
}

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

/** A store that begins in a state, for a story without a backend. The story says whether a person is signed in. */
export function openStore({ state, session, userId = 'rowan' }: AppParameters): AppStore {
  const exp = Math.floor(Date.now() / 1000) + hourSeconds
  const user = session === 'in' ? { userId, session: { exp } } : null
  return makeStore({
    session: { ...sessionSlice.getInitialState(), user, known: session !== 'unknown' },
    ...state,
  })
}

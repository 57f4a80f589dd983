import type { HttpHandler } from 'msw/http'
import type { ComponentType, ReactNode } from 'react'
import type { FaultId } from '../../mocks/scenarios/faults.ts'
import type { ScenarioId } from '../../mocks/scenarios/scenarios.ts'
import type { AppStore, RootState } from '../../src/app/store.ts'
import type { OperationId } from '../../src/contract/operations.gen.ts'
import type { SendEvent } from './live-line.ts'
import type { StoryMock } from './mock.ts'

/** What a story needs around it: `parameters: { app: { path: '/home/', session: 'in' } }`. */
export type AppParameters = {
  /** The first address of the router; `/` by default. */
  path?: string
  /** Who is signed in: nobody (the default), a person, or not known yet, because userinfo has not answered. */
  session?: 'out' | 'in' | 'unknown'
  /** The user id of the signed-in person; by default the mock's own. */
  userId?: string
  /** The scenario from the moment that the story is shown; by default the toolbar's choice. */
  scenario?: ScenarioId
  faults?: Partial<Record<OperationId, FaultId>>
  /** What answers before the backend does, once somebody is signed in. */
  answers?: HttpHandler[]
  /** What the store begins with. Such a story has no backend and makes no call. */
  state?: Partial<RootState>
  /** True: toasts, dialogs and progress of the store are shown beside the story. A layout brings its own. */
  overlays?: boolean
}

declare module 'storybook/internal/csf' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a declaration of a module is only merged with an interface
  interface Parameters {
    app?: AppParameters
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: as above
  interface StoryContext {
    /** The mocked backend of this story. */
    mock: StoryMock
    /** The store of this story. */
    store: AppStore
    /** What the app provides around a story. It comes with the store. */
    around?: ComponentType<{ app: AppParameters; store: AppStore; children: ReactNode }>
    /** Sends the story an example of a live event: `await sendEvent({ type: 'nudged', name: 'rowan' })`. */
    sendEvent: SendEvent
  }
}

import type { HttpHandler } from 'msw/http'
import type { FaultId } from '../../mocks/scenarios/faults.ts'
import type { ScenarioId } from '../../mocks/scenarios/scenarios.ts'
import type { AppStore } from '../../src/app/store.ts'
import type { OperationId } from '../../src/contract/operations.gen.ts'
import type { StoryMock } from './mock.ts'

/** What a story needs around it: `parameters: { app: { path: '/home/', session: 'in' } }`. */
export type AppParameters = {
  /** The address at which the router starts; `/` unless told otherwise. */
  path?: string
  /** Who looks at it: nobody (the default), somebody signed in, or not known yet, because no answer has come. */
  session?: 'out' | 'in' | 'unknown'
  /** The user id of who is signed in; the mock's own unless told otherwise. */
  userId?: string
  /** What the backend does from the moment the story is shown; the toolbar's choice unless told otherwise. */
  scenario?: ScenarioId
  faults?: Partial<Record<OperationId, FaultId>>
  /** What answers before the backend does, once somebody is signed in. */
  answers?: HttpHandler[]
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
    /** The mocked backend of this story alone. */
    mock: StoryMock
    /** The store of this story alone. */
    store: AppStore
  }
}

import type { SetupWorker } from 'msw/browser'
import type { ScenarioId } from '../../mocks/scenarios/scenarios.ts'
import { makeStore } from '../../src/app/store.ts'
import { refreshUser } from '../../src/session/session-thunks.ts'
import { createLine } from './live-line.ts'
import { createMock, signIn, userNamed } from './mock.ts'
import type { AppParameters } from './parameters.ts'

type Setting = { msw: SetupWorker; app?: AppParameters; scenario: ScenarioId; latency: number }

/**
 * A fresh backend and a fresh store, with the story's session. The scenario begins after that. A story of a component
 * alone (without `app`) makes no calls.
 *
 * @returns what a play gets, and `end`, which closes the live channel
 */
export async function setUp({ msw, app, scenario, latency }: Setting) {
  const mock = createMock()
  const store = makeStore()
  const { handler, sendEvent } = createLine(mock, store)
  const stage = { mock, store, sendEvent, end: () => mock.hub.close() }
  msw.use(...mock.handlers, handler)
  localStorage.clear()
  sessionStorage.clear()
  if (!app) return stage

  const { session = 'out', userId, faults = {}, answers = [] } = app
  if (session === 'in') await signIn(mock)
  if (userId) msw.use(userNamed(userId, mock))
  if (session === 'unknown') mock.settings.change({ faults: { getUserInfo: 'hanging' } })
  const asked = store.dispatch(refreshUser())
  if (session !== 'unknown') await asked
  msw.use(...answers)
  mock.settings.change({
    scenario: app.scenario ?? scenario,
    latency,
    faults: { ...mock.settings.get().faults, ...faults },
  })
  return stage
}

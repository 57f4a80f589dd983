import type { ScenarioId } from '../../mocks/scenarios/scenarios.ts'
import { makeStore } from '../../src/app/store.ts'
import { refreshUser } from '../../src/session/session-thunks.ts'
import { createLine } from './live-line.ts'
import { createMock, signIn, userNamed } from './mock.ts'
import type { AppParameters } from './parameters.ts'
import { AppAround } from './store.tsx'
import { startWorker } from './worker.ts'

type Setting = { app: AppParameters; scenario: ScenarioId; latency: number }

/**
 * A fresh backend and a fresh store, with the story's session. The scenario begins after that.
 *
 * @returns what a play gets, and `end`, which closes the live channel
 */
export async function setUp({ app, scenario, latency }: Setting) {
  const msw = await startWorker()
  const mock = createMock()
  const store = makeStore()
  const { handler, sendEvent } = createLine(mock, store)
  const end = () => {
    mock.hub.close()
    msw.resetHandlers()
  }
  const stage = { mock, store, sendEvent, around: AppAround, end }
  msw.use(...mock.handlers, handler)

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

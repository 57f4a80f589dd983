import { getResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { basePath, type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { createBackend } from './backend.ts'
import { createCallLog } from './call-log.ts'
import { slowSeconds } from './faults.ts'
import { type ScenarioId, scenarioIds } from './scenarios.ts'
import { createSettings, type Settings } from './settings.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open(initial: Partial<Settings> = {}) {
  const settings = createSettings(initial)
  const calls = createCallLog()
  const backend = createBackend({ settings, calls })
  const call = async (id: OperationId, body?: object): Promise<Response> => {
    const { method, path } = operations[id]
    const init = body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
    const request = new Request(`http://localhost${basePath}${path}`, { method, ...init })
    return (await getResponse(backend.handlers, request)) ?? expect.fail('No one answered.')
  }
  return { ...backend, settings, calls, call }
}

/** The effect of each scenario on `getUserInfo` and on `startVerification`. */
const expected: Record<ScenarioId, [userInfo: number | 'error' | 'never', start: number | 'error' | 'never']> = {
  normal: [401, 200],
  slow: [401, 200],
  hanging: ['never', 'never'],
  offline: ['error', 'error'],
  'server-error': [500, 500],
  'rate-limited': [401, 429],
  'short-session': [401, 200],
  'off-contract': [200, 200],
  ...{ 'live-dropped': [401, 200], 'live-none': [401, 200], 'live-late': [401, 200], 'live-doubled': [401, 200] },
  ...{ 'live-reordered': [401, 200], 'live-off-contract': [401, 200], 'live-restart': [401, 200] },
}

test.each(scenarioIds)('scenario %s', async (scenario) => {
  const { call } = open({ scenario })
  const outcome = async (answer: Promise<Response>) => {
    let seen: number | 'error' | 'never' = 'never'
    void answer.then((response) => {
      seen = response.type === 'error' ? 'error' : response.status
    })
    await vi.advanceTimersByTimeAsync(60_000)
    return seen
  }
  const userInfo = await outcome(call('getUserInfo'))
  const start = await outcome(call('startVerification', { email: 'rowan@example.com' }))
  expect([userInfo, start]).toEqual(expected[scenario])
})

test('slow takes its seconds, and the latency is added', async () => {
  const { call } = open({ scenario: 'slow', latency: 500 })
  const answered = vi.fn()
  void call('getUserInfo').then(answered)
  await vi.advanceTimersByTimeAsync(slowSeconds * 1000 + 499)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answered).toHaveBeenCalledOnce()
})

test('a fault for one operation takes precedence over the scenario', async () => {
  const { call } = open({ scenario: 'server-error', faults: { logout: '403-message' } })
  expect((await call('logout')).status).toBe(403)
  expect((await call('getUserInfo')).status).toBe(500)
})

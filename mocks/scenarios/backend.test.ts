import { getResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { basePath, type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { contract } from '../../tests/conformance/kernel/contract.ts'
import { createContractChecker } from '../contract-check/checker.ts'
import { createBackend } from './backend.ts'
import { createCallLog } from './call-log.ts'
import { declaredAnswers, type FaultId, faultIds } from './chosen-answers.ts'
import { type ScenarioId, scenarioIds, slowSeconds } from './scenarios.ts'
import { createSettings, type Settings } from './settings.ts'

const checker = createContractChecker(contract)
const ids = Object.keys(operations) as OperationId[]

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
  'live-dropped': [401, 200],
  'live-none': [401, 200],
  'live-late': [401, 200],
  'live-doubled': [401, 200],
  'live-reordered': [401, 200],
  'live-off-contract': [401, 200],
  'live-restart': [401, 200],
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

describe('a fault', () => {
  const meet = (id: OperationId, fault: FaultId) => open({ chosenAnswers: { [id]: { fault } } }).call(id)

  test.each(faultIds.filter((fault) => fault !== 'hanging' && fault !== 'slow-12s'))(
    '%s is met by every operation',
    async (fault) => {
      const { call, settings } = open()
      const status = /^\d{3}/.exec(fault)?.[0]
      for (const id of ids) {
        settings.change({ chosenAnswers: { [id]: { fault } } })
        const answer = await call(id)
        if (status) expect(answer.status, id).toBe(Number(status))
      }
    },
  )

  test('offline gives no answer at all; a dropped connection gives the head of one, then breaks', async () => {
    expect((await meet('logout', 'offline')).type).toBe('error')
    const answer = await meet('startVerification', 'dropped')
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow('The connection broke.')
  })

  test('of 429 comes with Retry-After in four ways', async () => {
    vi.setSystemTime('2026-11-20T19:00:00Z')
    const headerOf = async (fault: FaultId) => (await meet('startVerification', fault)).headers.get('Retry-After')
    expect(await headerOf('429-seconds')).toBe('30')
    expect(await headerOf('429-date')).toBe('Fri, 20 Nov 2026 19:00:30 GMT')
    expect(await headerOf('429-absent')).toBeNull()
    expect(await headerOf('429-absurd')).toMatch(/^\d{20}$/)
  })
})

describe('a chosen answer', () => {
  test('takes precedence over the scenario, once or until it is put back', async () => {
    const chosenAnswers: Settings['chosenAnswers'] = {
      logout: { status: 429, example: 'tooMany' },
      getUserInfo: { fault: '503', once: true },
    }
    const { call, settings } = open({ scenario: 'server-error', chosenAnswers })
    expect((await call('getUserInfo')).status).toBe(503)
    expect((await call('getUserInfo')).status).toBe(500)
    const refused = await call('logout')
    expect(refused.headers.get('Retry-After')).toBe('30')
    expect([refused.status, (await call('logout')).status]).toEqual([429, 429])
    settings.change({ chosenAnswers: {} })
    expect((await call('logout')).status).toBe(500)
  })

  test('is sent as it was typed, after its delay', async () => {
    const chosenAnswers: Settings['chosenAnswers'] = {
      listGames: { status: 200, body: '{"items":[]}', delay: 400 },
      logout: { delay: 400 },
    }
    const { call } = open({ chosenAnswers })
    const [games, out] = [call('listGames'), call('logout')]
    const answered = vi.fn()
    void games.then(answered)
    await vi.advanceTimersByTimeAsync(399)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await (await games).json()).toEqual({ items: [] })
    expect((await out).status).toBe(401)
  })

  test('is every example that the contract has, with the headers that it requires', async () => {
    const { call, settings } = open()
    for (const id of ids)
      for (const { answer: chosen } of declaredAnswers(id)) {
        const { method, path } = operations[id]
        const { status = 0 } = chosen
        settings.change({ chosenAnswers: { [id]: chosen } })
        const answer = await call(id)
        const at = { method, path: basePath + path.replace(/[{}]/g, ''), requestHeaders: {}, requestBody: '' }
        const exchange = { ...at, status, responseHeaders: answer.headers, responseBody: await answer.text() }
        const found = checker.checkExchange(exchange).filter((one) => one.in === 'response')
        // What answers with a file has no example of it.
        if (answer.headers.get('content-type')?.includes('json')) expect(found, `${id} ${status}`).toEqual([])
      }
  })
})

import { getResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { basePath, type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { type FaultId, faultHandler, faultIds } from './faults.ts'

const ids = Object.keys(operations) as OperationId[]
const now = new Date('2026-11-20T19:00:00Z').getTime()

async function meet(id: OperationId, fault: FaultId): Promise<Response> {
  const { method, path } = operations[id]
  const request = new Request(`http://localhost${basePath}${path}`, { method })
  const response = await getResponse([faultHandler(id, fault, { now: () => now })], request)
  return response ?? expect.fail('The fault does not match its operation.')
}

test.each(faultIds.filter((fault) => fault !== 'hanging' && fault !== 'slow-12s'))(
  'every operation can meet %s',
  async (fault) => {
    const status = /^\d{3}/.exec(fault)?.[0]
    for (const id of ids) {
      const response = await meet(id, fault)
      if (status) expect(response.status, id).toBe(Number(status))
    }
  },
)

test('the connection is refused or there is no network: no answer at all', async () => {
  expect((await meet('logout', 'offline')).type).toBe('error')
  expect((await meet('logout', 'refused')).type).toBe('error')
})

test('a dropped connection gives the head of an answer, then breaks', async () => {
  const response = await meet('startVerification', 'dropped')
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow('The connection broke.')
})

test('429 comes with Retry-After in four ways', async () => {
  const headerOf = async (fault: FaultId) => (await meet('startVerification', fault)).headers.get('Retry-After')
  expect(await headerOf('429-seconds')).toBe('30')
  expect(await headerOf('429-date')).toBe('Fri, 20 Nov 2026 19:00:30 GMT')
  expect(await headerOf('429-absent')).toBeNull()
  expect(await headerOf('429-absurd')).toMatch(/^\d{20}$/)
})

describe('with time faked', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('hanging never answers', async () => {
    const answered = vi.fn()
    void meet('getUserInfo', 'hanging').then(answered)
    await vi.advanceTimersByTimeAsync(24 * 3600_000)
    expect(answered).not.toHaveBeenCalled()
  })
})

import { describe, expect, test, vi } from 'vitest'
import { createCallLog } from './call-log.ts'

const request = () => new Request('http://localhost/api/things?code=123456', { method: 'POST', body: '{}' })
const violation = { in: 'response', where: '#/paths', message: 'wrong' } as const

test('a call is noted at once, without the query, and completed by its answer', async () => {
  const log = createCallLog()
  const { promise, resolve } = Promise.withResolvers<Response>()
  const recorded = log.record(request(), () => promise)
  expect(log.list()).toEqual([{ id: 1, method: 'POST', path: '/api/things', at: expect.any(Number) }])

  resolve(new Response('{}', { status: 201 }))
  expect((await recorded).status).toBe(201)
  expect(log.list()).toEqual([expect.objectContaining({ id: 1, status: 201, duration: expect.any(Number) })])
})

describe('compared with the contract', () => {
  test('a call carries the violations; both bodies can still be read', async () => {
    const check = vi.fn(() => [violation])
    const log = createCallLog(check)
    const response = await log.record(request(), async () => new Response('{"a":1}', { status: 200 }))
    await expect.poll(() => log.list()[0]?.violations).toEqual([violation])
    expect(check).toHaveBeenCalledWith(
      expect.objectContaining({ method: 'POST', requestBody: '{}', status: 200, responseBody: '{"a":1}' }),
    )
    expect(await response.text()).toBe('{"a":1}')
  })
})

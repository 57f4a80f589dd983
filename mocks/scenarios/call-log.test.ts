import { describe, expect, test, vi } from 'vitest'
import { createCallLog } from './call-log.ts'

const request = () => new Request('http://localhost/api/things?code=123456', { method: 'POST', body: '{}' })
const answer = (body: BodyInit | null, status = 200) => Promise.resolve(new Response(body, { status }))
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

test('the newest is first, and only the last fifty are kept', async () => {
  const log = createCallLog()
  for (let count = 1; count <= 51; count++) await log.record(request(), () => answer('{}'))
  expect(log.list()).toHaveLength(50)
  expect(log.list()[0]?.id).toBe(51)
  log.clear()
  expect(log.list()).toEqual([])
})

test('a call without an answer has failed', async () => {
  const log = createCallLog(() => [])
  await log.record(request(), () => Promise.resolve(Response.error()))
  expect(log.list()[0]?.status).toBe('failed')
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

  test('a call whose body breaks off has failed', async () => {
    const log = createCallLog(() => [])
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('broken')) })
    const response = await log.record(request(), () => answer(broken))
    await expect(response.text()).rejects.toThrow('broken')
    await expect.poll(() => log.list()[0]?.status).toBe('failed')
  })

  test('a call that cannot be compared has no verdict', async () => {
    const check = vi.fn(() => Promise.reject(new Error('unsafe-eval')))
    const log = createCallLog(check)
    await log.record(request(), () => answer('{}'))
    await expect.poll(() => check).toHaveBeenCalledOnce()
    expect(log.list()[0]).toMatchObject({ status: 200 })
    expect(log.list()[0]?.violations).toBeUndefined()
  })
})

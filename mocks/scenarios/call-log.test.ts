import { expect, test } from 'vitest'
import { createCallLog } from './call-log.ts'

const request = () => new Request('http://localhost/api/things?code=123456', { method: 'POST', body: '{}' })

test('a call is logged at once, without the query, and completed by its answer', async () => {
  const log = createCallLog()
  const { promise, resolve } = Promise.withResolvers<Response>()
  const recorded = log.record(request(), () => promise)
  expect(log.list()).toEqual([{ id: 1, method: 'POST', path: '/api/things', at: expect.any(Number) }])

  resolve(new Response('{}', { status: 201 }))
  expect((await recorded).status).toBe(201)
  expect(log.list()).toEqual([expect.objectContaining({ id: 1, status: 201, duration: expect.any(Number) })])
})

import { HttpResponse } from 'msw/http'
import { expect, test, vi } from 'vitest'
import { createWorld } from '../db/world.ts'
import { once } from './idempotency.ts'

const key = '2VJ0mD8fWt1bSnG2zLv5AxP9eU3'

test('a key that says nobody’s name is known for a day at least, and no longer than to the end of one', async () => {
  const world = createWorld()
  const make = vi.fn(async () => HttpResponse.json({}, { status: 201 }))
  const send = (now: string) =>
    world.step((rows) => once(rows, { operation: 'addBoundary', key, asked: {}, now: Date.parse(now) }, make))
  await send('2026-11-22T12:00:00Z')
  await send('2026-11-23T23:59:59.999Z')
  expect(make).toHaveBeenCalledOnce()
  await send('2026-11-24T00:00:00Z')
  expect(make).toHaveBeenCalledTimes(2)
})

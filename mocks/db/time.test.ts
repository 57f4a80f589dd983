import { expect, test } from 'vitest'
import { daysAgo } from './time.ts'
import { createWorld } from './world.ts'

test('two days ago is 48 hours ago, for the clock and for what is made then', () => {
  const world = createWorld({ now: () => Date.parse('2026-11-22T19:00:00Z') })
  const then = daysAgo(world, 2)
  expect(new Date(then.now()).toISOString()).toBe('2026-11-20T19:00:00.000Z')
  expect(then.newId() < daysAgo(world, 1).newId()).toBe(true)
})

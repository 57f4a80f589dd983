import { expect, test } from 'vitest'
import { createWorld } from './world.ts'

const begin = Date.UTC(2026, 10, 20)
let now = begin
const open = () => createWorld({ now: () => now })
const cookie = (value: string, maxAge = 60, name = 'session') => ({ name, value, maxAge })

test('a cookie is kept as long as it was set for, in seconds', async () => {
  now = begin
  const world = open()
  await world.cookies.store([cookie('abc')])
  now = begin + 59_999
  expect(await world.cookies.read()).toEqual({ session: 'abc' })
  now = begin + 60_000
  expect(await world.cookies.read()).toEqual({})
})

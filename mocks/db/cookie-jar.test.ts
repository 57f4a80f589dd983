import { expect, test, vi } from 'vitest'
import { cookies, createCookieJar } from './cookie-jar.ts'
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

test('one of its name takes its place, one that is cleared is gone, others stay', async () => {
  const world = open()
  await world.cookies.store([cookie('abc'), cookie('dark', 60, 'theme')])
  await world.cookies.store([cookie('def', 1)])
  expect(await world.cookies.read()).toEqual({ session: 'def', theme: 'dark' })
  await world.cookies.store([cookie('', 0)])
  expect(await world.cookies.read()).toEqual({ theme: 'dark' })
  expect(await world.look((rows) => rows(cookies).all())).toHaveLength(1)
})

test('each jar of a world has its own', async () => {
  const world = open()
  const [mine, yours] = [createCookieJar(world, 'mine'), createCookieJar(world, 'yours')]
  await mine.store([cookie('abc')])
  await yours.store([cookie('def')])
  expect([await mine.read(), await yours.read()]).toEqual([{ session: 'abc' }, { session: 'def' }])
})

test('what is over makes room with the next cookie, and an answer that sets none changes nothing', async () => {
  now = begin
  const world = open()
  await world.cookies.store([cookie('abc')])
  now = begin + 60_000
  const told = vi.fn()
  world.subscribe(told)
  await world.cookies.store([])
  expect(told).not.toHaveBeenCalled()
  await world.cookies.store([cookie('dark', 60, 'theme')])
  expect(await world.look((rows) => rows(cookies).all())).toMatchObject([{ name: 'theme' }])
})

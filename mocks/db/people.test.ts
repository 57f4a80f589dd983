import { expect, test } from 'vitest'
import { sessionCookie } from '../../src/contract/operations.gen.ts'
import { cookies } from './cookie-jar.ts'
import { userOf } from './people.ts'
import { createWorld, type World } from './world.ts'

const now = Date.UTC(2026, 10, 20, 19, 0, 0, 500)
const open = () => {
  const world = createWorld({ now: () => now, sessionSeconds: () => 600 })
  world.people.list.subscribe(() => {})
  return world
}
const meet = (world: World, contact: string) => world.step((rows) => userOf(rows, contact, world))

test('a tab becomes a person for as long as a session lasts', async () => {
  const world = open()
  const [rowan, wren] = [await meet(world, 'rowan@example.com'), await meet(world, 'wren@example.com')]
  expect(world.people.list.get().here).toBeUndefined()
  expect(await world.people.become(rowan.userId)).toBe(true)
  expect(world.people.list.get().here).toBe(rowan.userId)
  expect(await world.people.become(wren.userId)).toBe(true)
  expect(world.people.list.get().here).toBe(wren.userId)

  const token = (await world.cookies.read())[sessionCookie]
  // A session ends with a whole second, its cookie not before it.
  const end = (await world.sessions.find(token))?.exp ?? 0
  expect(end).toBe(Math.floor(now / 1000) + 600)
  expect(await world.look((rows) => rows(cookies).all())).toMatchObject([{ expiresAt: end * 1000 + 500 }])
})

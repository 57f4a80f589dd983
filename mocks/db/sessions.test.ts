import { expect, test } from 'vitest'
import { openSession, sessions } from './sessions.ts'
import { createWorld } from './world.ts'

const begin = Date.UTC(2026, 10, 20, 19, 0, 0)

/** A world whose sessions last a minute, with one of them, and its clock. */
async function signedIn() {
  const clock = { now: begin }
  const world = createWorld({ now: () => clock.now, sessionSeconds: () => 60 })
  const { token } = await world.step((rows) => openSession(rows, 'rowan', world))
  const kept = async () => (await world.look((rows) => rows(sessions).all())).map(({ userId }) => userId)
  return { world, token, clock, kept }
}

test('a session is found until its last millisecond', async () => {
  const { world, token, clock } = await signedIn()
  clock.now = begin + 59_999
  expect(await world.sessions.find(token)).toMatchObject({ userId: 'rowan', exp: begin / 1000 + 60 })
  clock.now = begin + 60_000
  expect(await world.sessions.find(token)).toBeUndefined()
})

test('it is extended by its whole length, unless it is over', async () => {
  const { world, token, clock } = await signedIn()
  clock.now = begin + 30_000
  expect(await world.sessions.extend(token)).toMatchObject({ exp: begin / 1000 + 90 })
  expect(await world.sessions.find(token)).toMatchObject({ exp: begin / 1000 + 90 })
  clock.now = begin + 90_000
  expect(await world.sessions.extend(token)).toBeUndefined()
})

test('one that has ended is not brought back by what was still under way', async () => {
  const { world, token, clock } = await signedIn()
  const session = await world.sessions.find(token)
  clock.now = begin + 59_000
  await world.sessions.end(token)
  clock.now = begin + 61_000
  if (session) await world.sessions.touch(session)
  expect((await world.everything()).filter(({ table }) => table === sessions.name)).toEqual([])
})

test('that it is used is written down when a minute has passed, and not before', async () => {
  let now = begin
  const world = createWorld({ now: () => now })
  const { token } = await world.step((rows) => openSession(rows, 'rowan', world))
  const touchAt = async (time: number) => {
    now = time
    const session = (await world.sessions.find(token)) ?? expect.fail()
    await world.sessions.touch(session)
    return (await world.sessions.find(token))?.seenAt
  }
  expect(await touchAt(begin + 59_999)).toBe(begin)
  expect(await touchAt(begin + 60_000)).toBe(begin + 60_000)
})

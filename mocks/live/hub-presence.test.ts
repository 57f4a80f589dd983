import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHubOfAll, fakeTime } from '../../tests/support/mock-hub.ts'

let group: Awaited<ReturnType<typeof createHubOfAll>>
let host: Awaited<ReturnType<typeof group.join>>

beforeEach(async () => {
  fakeTime()
  group = await createHubOfAll()
  host = await group.join(group.persons.host)
  host.received.length = 0
})
afterEach(() => {
  group.hub.close()
  vi.useRealTimers()
})

/** The presence of the player as the host has received it. */
const heard = () =>
  host.received.flatMap(({ type, payload }) =>
    type === 'presence.changed' && payload.userId === group.persons.player.userId ? [payload.presence] : [],
  )

/** Lets time pass without breaking these connections. */
async function stay(seconds: number, ...connections: (typeof host)[]) {
  for (let passed = 0; passed < seconds; passed++) {
    for (const connection of [host, ...connections]) connection.send('alive', {})
    await group.pass(1000)
  }
}

const presenceIn = async () => {
  const { body } = await group.persons.host.call('getLobby', { params: { gameId: group.gameId } })
  return Object(body).members.find(({ userId }: { userId: string }) => userId === group.persons.player.userId).presence
}

test('a person arrives, and leaves ten seconds after their tab has closed', async () => {
  const connection = await group.join(group.persons.player)
  expect(heard()).toEqual(['here'])
  expect(host.received.at(-1)).toMatchObject({ type: 'game.changed', payload: { hereNow: 1 } })
  connection.leave()
  await stay(9)
  expect([heard(), await presenceIn()]).toEqual([['here'], 'here'])
  await stay(2)
  expect([heard(), await presenceIn()]).toEqual([['here', 'offline'], 'offline'])
  expect(host.received.at(-1)).toMatchObject({ type: 'game.changed', payload: { hereNow: 0 } })
})

test('a person who returns within ten seconds never left', async () => {
  const first = await group.join(group.persons.player)
  first.leave()
  await stay(8)
  const second = await group.join(group.persons.player)
  await stay(20, second)
  expect(heard()).toEqual(['here'])
})

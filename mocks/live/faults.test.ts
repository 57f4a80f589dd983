import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHubOfAll, fakeTime } from '../../tests/support/mock-hub.ts'
import type { LiveFault } from './faults.ts'

let group: Awaited<ReturnType<typeof createHubOfAll>>
let fault: LiveFault | undefined

beforeEach(async () => {
  fakeTime()
  group = await createHubOfAll({ fault: () => fault })
})
afterEach(() => {
  group.hub.close()
  vi.useRealTimers()
})

async function joinWith(id: LiveFault) {
  fault = id
  const connection = await group.join(group.persons.player)
  await group.pass(4000)
  connection.received.length = 0
  return connection
}

/** Two events that follow each other. */
async function happen() {
  for (const ready of [true, false])
    await group.persons.host.call('setReady', { params: { gameId: group.gameId }, body: { ready } })
  await group.settle()
}

test('doubled: each event arrives twice', async () => {
  const connection = await joinWith('doubled')
  await happen()
  expect(connection.received.map(({ payload }) => payload.ready)).toEqual([true, true, false, false])
})

test('dropped: the connection breaks silently', async () => {
  const connection = await joinWith('dropped')
  expect(connection.closed()).toBeUndefined()
  await group.pass(4000)
  expect([connection.closed(), connection.types()]).toEqual([1006, []])
})

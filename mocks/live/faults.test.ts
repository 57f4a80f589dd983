import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHubOfAll, fakeTime } from '../../tests/support/mock-hub.ts'
import type { LiveFault } from './faults.ts'

let table: Awaited<ReturnType<typeof createHubOfAll>>
let fault: LiveFault | undefined

beforeEach(async () => {
  fakeTime()
  table = await createHubOfAll({ fault: () => fault })
})
afterEach(() => {
  table.hub.close()
  vi.useRealTimers()
})

async function joinWith(id: LiveFault) {
  fault = id
  const line = await table.join(table.persons.player)
  await table.pass(4000)
  line.received.length = 0
  return line
}

/** Two events that follow each other. */
async function happen() {
  for (const ready of [true, false])
    await table.persons.host.call('setReady', { params: { gameId: table.gameId }, body: { ready } })
  await table.settle()
}

test('doubled: each event arrives twice', async () => {
  const line = await joinWith('doubled')
  await happen()
  expect(line.received.map(({ payload }) => payload.ready)).toEqual([true, true, false, false])
})

test('dropped: the connection breaks silently', async () => {
  const line = await joinWith('dropped')
  expect(line.closed()).toBeUndefined()
  await table.pass(4000)
  expect([line.closed(), line.types()]).toEqual([1006, []])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveFault } from './faults.ts'
import { createHubOfAll, fakeTime } from './test-hub.ts'

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

/** Two facts that follow each other. */
async function happen() {
  for (const ready of [true, false])
    await table.persons.host.call('setReady', { params: { gameId: table.gameId }, body: { ready } })
  await table.settle()
}

test('late: everything comes three seconds later, in order', async () => {
  const line = await joinWith('late')
  await happen()
  await table.pass(2000)
  expect(line.received).toEqual([])
  await table.pass(1000)
  expect(line.received.map(({ payload }) => payload.ready)).toEqual([true, false])
})

test('doubled: each event comes twice', async () => {
  const line = await joinWith('doubled')
  await happen()
  expect(line.received.map(({ payload }) => payload.ready)).toEqual([true, true, false, false])
})

test('reordered: the second comes first, and a single one a moment later', async () => {
  const line = await joinWith('reordered')
  await happen()
  expect(line.received.map(({ payload }) => payload.ready)).toEqual([false, true])
  await table.persons.host.call('setReady', { params: { gameId: table.gameId }, body: { ready: true } })
  await table.pass(1000)
  expect(line.received.map(({ payload }) => payload.ready)).toEqual([false, true, true])
})

test('dropped: the line breaks without a word', async () => {
  const line = await joinWith('dropped')
  expect(line.closed()).toBeUndefined()
  await table.pass(4000)
  expect([line.closed(), line.types()]).toEqual([1006, []])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHubOfAll, fakeTime } from '../../tests/support/mock-hub.ts'
import { maxTabs } from './limits.ts'
import { keptFrames } from './publish.ts'

// tests/conformance/tags/live tests what a client can ask of a channel.

let table: Awaited<ReturnType<typeof createHubOfAll>>
let isReady: boolean

beforeEach(async () => {
  fakeTime()
  isReady = false
  table = await createHubOfAll()
})
afterEach(() => {
  table.hub.close()
  vi.useRealTimers()
})

/** Publishes a number of events in the game. */
async function happen(times = 1) {
  for (let at = 0; at < times; at++) {
    isReady = !isReady
    await table.persons.host.call('setReady', { params: { gameId: table.gameId }, body: { ready: isReady } })
  }
  await table.settle()
}

/** The last frame of a connection, and its close code. */
const endOf = (connection: ReturnType<typeof table.open>) => [
  connection.received.at(-1)?.type,
  connection.received.at(-1)?.payload,
  connection.closed(),
]

test('a connection that closes before its welcome leaves no trace', async () => {
  const { ask, open, settle, pass, persons, join } = table
  const { ticket, stream, seq } = await ask(persons.player)
  const connection = open()
  connection.send('hello', { ticket, stream, seq, presence: 'here' })
  connection.leave()
  await settle()
  expect(connection.received).toEqual([])
  await pass(11_000)
  await join(persons.host)
  const { body } = await persons.host.call('getGame', { params: { gameId: table.gameId } })
  expect(body).toMatchObject({ hereNow: 1 })
})

test('a client that missed more events than are stored gets a resync', async () => {
  const { persons, join, ask } = table
  const { stream } = await ask(persons.player)
  await happen(keptFrames + 1)
  const connection = await join(persons.player, { stream, seq: 0 })
  expect(connection.received.slice(0, 2)).toMatchObject([
    { type: 'welcome', seq: 0 },
    { type: 'resync', payload: { reason: 'gap' } },
  ])
  const before = connection.received.at(-1)?.seq ?? 0
  await happen()
  expect(connection.received.at(-1)).toMatchObject({ type: 'ready.changed', seq: before + 1 })
})

test('after a restart a client gets a resync, and continues from there', async () => {
  const { persons, join, hub, settle } = table
  const first = await join(persons.player)
  const { stream } = Object(first.received[0]?.payload)
  await hub.restart()
  await settle()
  expect([first.closed(), first.types()]).toEqual([1012, expect.not.arrayContaining(['bye'])])
  const second = await join(persons.player, { stream, seq: first.received.at(-1)?.seq ?? 0 })
  expect(second.types().slice(0, 2)).toEqual(['welcome', 'resync'])
  await happen()
  expect(second.types().at(-1)).toBe('ready.changed')
})

test('a connection is closed when the client has been silent for thirty seconds', async () => {
  const connection = await table.join(table.persons.player)
  await table.pass(29_000)
  expect(connection.closed()).toBeUndefined()
  await table.pass(1000)
  expect(connection.closed()).toBe(1001)
})

test('a connection ends when its session expires', async () => {
  table.hub.close()
  table = await createHubOfAll({ silence: Number.POSITIVE_INFINITY })
  const connection = await table.join(table.persons.player)
  vi.setSystemTime(Date.now() + 3600_000)
  await table.pass(11_000)
  expect(endOf(connection)).toEqual(['bye', { reason: 'signedOut' }, 4401])
})

test('a ticket of a person who was removed meanwhile is answered with the reason', async () => {
  const { host, player } = table.persons
  const { ticket, stream, seq } = await table.ask(player)
  await host.call('removeMember', { params: { gameId: table.gameId, userId: player.userId } })
  const connection = table.open()
  connection.send('hello', { ticket, stream, seq, presence: 'here' })
  await table.settle()
  expect(endOf(connection)).toEqual(['bye', { reason: 'removed' }, 4403])
})

test('one tab too many is disconnected, until another closes', async () => {
  const { player } = table.persons
  const connections = []
  for (let at = 0; at < maxTabs; at++) connections.push(await table.join(player))
  expect(endOf(await table.join(player))).toEqual(['bye', { reason: 'busy' }, 4429])
  connections[0]?.leave()
  await table.settle()
  expect((await table.join(player)).closed()).toBeUndefined()
})

test('a disconnected client receives and changes nothing any more', async () => {
  const { player } = table.persons
  const connection = await table.join(player)
  connection.receive('')
  const { length } = connection.received
  connection.send('presence', { presence: 'away' })
  await happen()
  expect(connection.received).toHaveLength(length)
})

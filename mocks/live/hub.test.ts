import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHubOfAll, fakeTime } from '../../tests/support/mock-hub.ts'
import { keptFrames, maxTabs } from '../limits.ts'

// tests/conformance/tags/live tests what a client can ask of a channel.

let group: Awaited<ReturnType<typeof createHubOfAll>>
let isReady: boolean

beforeEach(async () => {
  fakeTime()
  isReady = false
  group = await createHubOfAll()
})
afterEach(() => {
  group.hub.close()
  vi.useRealTimers()
})

/** Publishes a number of events in the game. */
async function happen(times = 1) {
  for (let at = 0; at < times; at++) {
    isReady = !isReady
    await group.persons.host.call('setReady', { params: { gameId: group.gameId }, body: { ready: isReady } })
  }
  await group.settle()
}

/** The last frame of a connection, and its close code. */
const endOf = (connection: ReturnType<typeof group.open>) => [
  connection.received.at(-1)?.type,
  connection.received.at(-1)?.payload,
  connection.closed(),
]

test('a connection that closes before its welcome leaves no trace', async () => {
  const { ask, open, settle, pass, persons, join } = group
  const { ticket, stream, seq } = await ask(persons.player)
  const connection = open()
  connection.send('hello', { ticket, stream, seq, presence: 'here' })
  connection.leave()
  await settle()
  expect(connection.received).toEqual([])
  await pass(11_000)
  await join(persons.host)
  const { body } = await persons.host.call('getGame', { params: { gameId: group.gameId } })
  expect(body).toMatchObject({ hereNow: 0 })
})

test('a client that missed more events than are stored gets a resync', async () => {
  const { persons, join, ask } = group
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
  const { persons, join, hub, settle } = group
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
  const connection = await group.join(group.persons.player)
  await group.pass(29_000)
  expect(connection.closed()).toBeUndefined()
  await group.pass(1000)
  expect(connection.closed()).toBe(1001)
})

test('a connection ends when its session expires', async () => {
  group.hub.close()
  group = await createHubOfAll({ silence: Number.POSITIVE_INFINITY })
  const connection = await group.join(group.persons.player)
  vi.setSystemTime(Date.now() + 3600_000)
  await group.pass(11_000)
  expect(endOf(connection)).toEqual(['bye', { reason: 'signedOut' }, 4401])
})

test('a ticket of a person who was removed meanwhile is answered with the reason', async () => {
  const { host, player } = group.persons
  const { ticket, stream, seq } = await group.ask(player)
  await host.call('removeMember', { params: { gameId: group.gameId, userId: player.userId } })
  const connection = group.open()
  connection.send('hello', { ticket, stream, seq, presence: 'here' })
  await group.settle()
  expect(endOf(connection)).toEqual(['bye', { reason: 'removed' }, 4403])
})

test('before the first event, and after the clock was set back, a game has been quiet for no time', async () => {
  const { ask, persons } = group
  // Each look at the clock is a millisecond later.
  let ms = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => ++ms)
  expect(await ask(persons.player)).toMatchObject({ quietSeconds: 0 })
  await happen()
  ms -= 60_000
  expect(await ask(persons.player)).toMatchObject({ quietSeconds: 0 })
})

test('one tab too many is disconnected, until another closes', async () => {
  const { player } = group.persons
  const connections = []
  for (let at = 0; at < maxTabs; at++) connections.push(await group.join(player))
  expect(endOf(await group.join(player))).toEqual(['bye', { reason: 'busy' }, 4429])
  connections[0]?.leave()
  await group.settle()
  expect((await group.join(player)).closed()).toBeUndefined()
})

test('a disconnected client receives and changes nothing any more', async () => {
  const { player } = group.persons
  const connection = await group.join(player)
  connection.receive('')
  const { length } = connection.received
  connection.send('presence', { presence: 'away' })
  await happen()
  expect(connection.received).toHaveLength(length)
})

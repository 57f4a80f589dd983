import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHub } from './hub.ts'
import { tabs } from './tables.ts'
import { createHubOfAll, fakeTime } from './test-hub.ts'

let table: Awaited<ReturnType<typeof createHubOfAll>>
let host: Awaited<ReturnType<typeof table.join>>

beforeEach(async () => {
  fakeTime()
  table = await createHubOfAll()
  host = await table.join(table.persons.host)
  host.received.length = 0
})
afterEach(() => {
  table.hub.close()
  vi.useRealTimers()
})

/** What the host has heard of the player's presence. */
const heard = () =>
  host.received.flatMap(({ type, payload }) =>
    type === 'presence.changed' && payload.userId === table.persons.player.userId ? [payload.presence] : [],
  )

/** Time goes by, in which these lines stay whole. */
async function stay(seconds: number, ...lines: (typeof host)[]) {
  for (let passed = 0; passed < seconds; passed++) {
    for (const line of [host, ...lines]) line.send('alive', {})
    await table.pass(1000)
  }
}

const presenceIn = async () => {
  const { body } = await table.persons.host.call('getLobby', { params: { gameId: table.gameId } })
  return Object(body).members.find(({ userId }: { userId: string }) => userId === table.persons.player.userId).presence
}

test('somebody comes, and goes ten seconds after their tab has closed', async () => {
  const line = await table.join(table.persons.player)
  expect(heard()).toEqual(['here'])
  expect(host.received.at(-1)).toMatchObject({ type: 'game.changed', payload: { hereNow: 2 } })
  line.leave()
  await stay(9)
  expect([heard(), await presenceIn()]).toEqual([['here'], 'here'])
  await stay(2)
  expect([heard(), await presenceIn()]).toEqual([['here', 'offline'], 'offline'])
  expect(host.received.at(-1)).toMatchObject({ type: 'game.changed', payload: { hereNow: 1 } })
})

test('whoever comes back within ten seconds was never gone', async () => {
  const first = await table.join(table.persons.player)
  first.leave()
  await stay(8)
  const second = await table.join(table.persons.player)
  await stay(20, second)
  expect(heard()).toEqual(['here'])
})

test('many tabs are one person: here in one of them is here', async () => {
  const { player } = table.persons
  const lines = [await table.join(player), await table.join(player, { presence: 'away' }), await table.join(player)]
  expect(heard()).toEqual(['here'])
  lines[0]?.send('presence', { presence: 'away' })
  await table.settle()
  expect(heard()).toEqual(['here'])
  lines[2]?.send('presence', { presence: 'away' })
  await table.settle()
  expect(heard()).toEqual(['here', 'away'])
  for (const line of lines.slice(1)) line.leave()
  lines[0]?.send('presence', { presence: 'here' })
  await stay(12, ...lines.slice(0, 1))
  expect(heard()).toEqual(['here', 'away', 'here'])
})

test('a tab that ends without a word is forgotten', async () => {
  await table.join(table.persons.player)
  await stay(45)
  expect(heard()).toEqual(['here', 'offline'])
})

test('a tab of another server of the same world ends with it, and counts again when it wakes', async () => {
  const other = createHub(table.world, { tabCounts: () => 15_000, silence: Number.POSITIVE_INFINITY })
  const { ticket, stream, seq } = await table.ask(table.persons.player)
  const receiver = other.connect({ send: () => {}, close: () => {} }, table.gameId)
  receiver.receive(JSON.stringify({ v: 1, type: 'hello', payload: { ticket, stream, seq, presence: 'here' } }))
  await stay(20)
  expect(heard()).toEqual(['here'])
  other.close()
  await stay(16)
  expect(heard()).toEqual(['here', 'offline'])
})

test('a page that is hidden, and then counts for longer, was never gone', async () => {
  let counts = 15_000
  const other = createHub(table.world, { tabCounts: () => counts, silence: Number.POSITIVE_INFINITY })
  const { ticket, stream, seq } = await table.ask(table.persons.player)
  const receiver = other.connect({ send: () => {}, close: () => {} }, table.gameId)
  receiver.receive(JSON.stringify({ v: 1, type: 'hello', payload: { ticket, stream, seq, presence: 'here' } }))
  await stay(8)
  counts = 75_000
  await stay(30)
  expect(heard()).toEqual(['here'])
  other.close()
})

test('a computer that slept wakes with its line whole', async () => {
  const line = await table.join(table.persons.player)
  await table.world.step(async (rows) => {
    for (const tab of await rows(tabs).where({ userId: table.persons.player.userId }))
      rows(tabs).put({ ...tab, until: table.world.now() })
  })
  await stay(2, line)
  expect(heard()).toEqual(['here', 'offline'])
  await stay(20, line)
  expect(heard()).toEqual(['here', 'offline', 'here'])
})

test('whoever asks for the lobby after their line broke was never gone', async () => {
  const line = await table.join(table.persons.player)
  line.leave()
  await stay(5)
  await table.persons.player.call('getLobby', { params: { gameId: table.gameId } })
  await stay(29)
  expect(heard()).toEqual(['here'])
  await stay(2)
  expect(heard()).toEqual(['here', 'offline'])
})

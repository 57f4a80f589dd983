import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OperationId } from '../../src/contract/operations.gen.ts'
import type { Person } from '../tags/test-member.ts'
import { createPersonIn } from '../tags/test-member.ts'
import { framesAtOnce, longestFrame, maxTabs } from './limits.ts'
import { createHubOfAll, fakeTime } from './test-line.ts'

let table: Awaited<ReturnType<typeof createHubOfAll>>

beforeEach(async () => {
  fakeTime()
  table = await createHubOfAll()
})
afterEach(() => {
  table.hub.close()
  vi.useRealTimers()
})

async function ask(who: Person, id: OperationId, asked: { params?: object; body?: unknown; headers?: object } = {}) {
  const { params, headers, ...rest } = asked
  const all = { params: { gameId: table.gameId, ...params }, headers: { 'If-Match': '*', ...headers }, ...rest }
  const { status } = await who.call(id, all as never)
  await table.settle()
  return status
}

/** The last frame of a line, and the code that it was closed with. */
const endOf = (line: ReturnType<typeof table.open>) => [
  line.received.at(-1)?.type,
  line.received.at(-1)?.payload,
  line.closed(),
]

describe('a line ends, and says why', () => {
  test('when its person is removed', async () => {
    const { host, player } = table.persons
    const [theirs, others] = [await table.join(player), await table.join(host)]
    expect(await ask(host, 'removeMember', { params: { userId: player.userId } })).toBe(204)
    expect(endOf(theirs)).toEqual(['bye', { reason: 'removed' }, 4403])
    expect(others.closed()).toBeUndefined()
    expect(others.received.slice(-3)).toMatchObject([
      { type: 'member.left', payload: { userId: player.userId, how: 'removed' } },
      { type: 'game.changed', payload: { hereNow: 1 } },
      { type: 'schedule.changed' },
    ])
  })

  test('when its person leaves', async () => {
    const line = await table.join(table.persons.player)
    await ask(table.persons.player, 'leaveGame')
    expect(endOf(line)).toEqual(['bye', { reason: 'left' }, 4403])
  })

  test('when the game is deleted', async () => {
    const { host, player } = table.persons
    const lines = [await table.join(player), await table.join(host)]
    await ask(host, 'deleteGame')
    for (const line of lines) expect(endOf(line)).toEqual(['bye', { reason: 'gameDeleted' }, 4404])
  })

  test('when they sign out, on that device alone', async () => {
    const { world, persons, join } = table
    const tablet = await createPersonIn(world, 'Wren')
    expect(tablet.userId).toBe(persons.player.userId)
    const [here, there] = [await join(persons.player), await join(tablet)]
    await persons.player.call('logout')
    await table.settle()
    expect(endOf(here)).toEqual(['bye', { reason: 'signedOut' }, 4401])
    expect(there.closed()).toBeUndefined()
  })

  test('when they sign out everywhere else', async () => {
    const { world, persons, join } = table
    const tablet = await createPersonIn(world, 'Wren')
    const [here, there] = [await join(persons.player), await join(tablet)]
    await persons.player.call('endOtherSessions')
    await table.settle()
    expect(endOf(there)).toEqual(['bye', { reason: 'signedOut' }, 4401])
    expect(here.closed()).toBeUndefined()
  })

  test('when their session ends by itself', async () => {
    table.hub.close()
    table = await createHubOfAll({ silence: Number.POSITIVE_INFINITY })
    const line = await table.join(table.persons.player)
    vi.setSystemTime(Date.now() + 3600_000)
    await table.pass(11_000)
    expect(endOf(line)).toEqual(['bye', { reason: 'signedOut' }, 4401])
  })

  test('when somebody comes who was removed meanwhile', async () => {
    const { host, player } = table.persons
    const { ticket, stream, seq } = await table.ask(player)
    await ask(host, 'removeMember', { params: { userId: player.userId } })
    const line = table.open()
    line.send('hello', { ticket, stream, seq, presence: 'here' })
    await table.settle()
    expect(endOf(line)).toEqual(['bye', { reason: 'removed' }, 4403])
  })
})

describe('a client that misbehaves', () => {
  test.each([
    ['no JSON', 'hello'],
    ['no text', new Uint8Array([1])],
    ['no frame', '{"type":"alive"}'],
    ['a field more', '{"v":1,"type":"alive","payload":{},"seq":3}'],
    ['another version', '{"v":2,"type":"alive","payload":{}}'],
    ['an event that nobody knows', '{"v":1,"type":"constructor","payload":{}}'],
    ['an event of the server', '{"v":1,"type":"beat","payload":{}}'],
    ['a payload that is none', '{"v":1,"type":"presence","payload":{"presence":"asleep"}}'],
    ['a second hello', '{"v":1,"type":"hello","payload":{"ticket":"a","stream":"a","seq":0,"presence":"here"}}'],
    ['too long a frame', ' '.repeat(longestFrame + 1)],
  ])('is sent away for %s', async (_, data) => {
    const line = await table.join(table.persons.player)
    line.receive(data)
    expect(endOf(line)).toEqual(['bye', { reason: 'frame' }, 4400])
  })

  test('is sent away for anything but a hello at first', () => {
    const line = table.open()
    line.send('alive', {})
    expect(endOf(line)).toEqual(['bye', { reason: 'frame' }, 4400])
  })

  test('is sent away for a flood', async () => {
    const line = await table.join(table.persons.player)
    for (let sent = 0; sent < framesAtOnce; sent++) line.send('alive', {})
    expect(endOf(line)).toEqual(['bye', { reason: 'busy' }, 4429])
  })

  test('is sent away with one tab too many, until another closes', async () => {
    const { player } = table.persons
    const lines = []
    for (let at = 0; at < maxTabs; at++) lines.push(await table.join(player))
    expect(endOf(await table.join(player))).toEqual(['bye', { reason: 'busy' }, 4429])
    lines[0]?.leave()
    await table.settle()
    expect((await table.join(player)).closed()).toBeUndefined()
  })

  test('hears and changes nothing any more', async () => {
    const { host, player } = table.persons
    const line = await table.join(player)
    line.receive('')
    const { length } = line.received
    line.send('presence', { presence: 'away' })
    await ask(host, 'setReady', { body: { ready: true } })
    expect(line.received).toHaveLength(length)
  })
})

describe('whose role changes', () => {
  test('hears of it, and fetches everything anew', async () => {
    const { host, player, admin } = table.persons
    const [theirs, others] = [await table.join(player), await table.join(admin)]
    const { length } = theirs.received
    await ask(host, 'changeMember', { params: { userId: player.userId }, body: { role: 'admin' } })
    expect(theirs.received.slice(length)).toMatchObject([{ type: 'resync', payload: { reason: 'role' } }])
    expect(others.received.at(-1)).toMatchObject({ type: 'member.changed', payload: { role: 'admin' } })
    await ask(host, 'setReady', { body: { ready: true } })
    const [resync, next] = theirs.received.slice(-2)
    expect(next).toMatchObject({ type: 'ready.changed', seq: (resync?.seq ?? 0) + 1 })
  })

  test('while away is not told what they might not see any more', async () => {
    const { host, admin, waiting } = table.persons
    const first = await table.join(admin)
    first.leave()
    const { seq = 0 } = first.received.at(-1) ?? {}
    await ask(host, 'declineRequest', { params: { userId: waiting.userId } })
    await ask(host, 'changeMember', { params: { userId: admin.userId }, body: { role: 'player' } })
    const second = await table.join(admin, { seq })
    expect(second.types().slice(0, 2)).toEqual(['welcome', 'resync'])
    expect(second.types()).not.toContain('request.gone')
  })
})

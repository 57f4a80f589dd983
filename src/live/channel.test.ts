import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type TestChannel, testChannel, ticketOf } from '../../tests/support/test-channel.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-22T19:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const ready = { userId: 'ash', presence: 'here', ready: true }

describe('from connecting', () => {
  test('welcome makes it live, with the ticket in the first frame', async () => {
    const { states, newest, pass } = testChannel()
    await pass(0)
    newest().open()
    expect(newest().sent).toEqual([
      {
        v: 1,
        type: 'hello',
        payload: { ticket: 't'.repeat(22), stream: 'first', seq: 41, presence: 'here' },
      },
    ])
    newest().welcome(41)
    expect(states).toEqual(['connecting', 'live'])
  })

  test.each([
    ['a ticket that does not come', { waitMs: 0 }],
    ['a ticket that takes too long', new Promise<never>(() => {})],
  ])('%s makes it reconnect', async (_, answer) => {
    const { states, getTicket, pass } = testChannel({ ticket: () => answer })
    await pass(11_000)
    expect(states).toEqual(['connecting', 'reconnecting'])
    expect(getTicket.mock.calls.length).toBeGreaterThan(1)
  })

  test.each<[string, (socket: ReturnType<TestChannel['newest']>) => void]>([
    ['a connection that closes at once', (socket) => socket.close()],
    ['a first frame that is no welcome', (socket) => socket.publish('beat', 41)],
    ['a broken welcome', (socket) => socket.publish('welcome', 41, { stream: 1 })],
  ])('%s makes it reconnect', async (_, happens) => {
    const { states, newest, sockets, pass } = testChannel()
    await pass(0)
    happens(newest())
    expect(states).toEqual(['connecting', 'reconnecting'])
    expect(newest().socket).toHaveProperty('isClosed', true)
    await pass(500)
    expect(sockets).toHaveLength(2)
  })

  test.each<[string, string[], (socket: ReturnType<TestChannel['newest']>) => void]>([
    [
      'welcome',
      ['stream: number instead of string', 'beatSeconds: missing'],
      (socket) => socket.publish('welcome', 41, { stream: 1 }),
    ],
    ['unreadable', ['it is not JSON'], (socket) => socket.say('<html>')],
  ])('a broken first frame is reported: %s', async (type, issues, happens) => {
    const { newest, onOffContract, pass } = testChannel()
    await pass(0)
    happens(newest())
    expect(onOffContract).toHaveBeenCalledExactlyOnceWith(type, issues)
  })

  test('a connection that is silent for ten seconds makes it reconnect', async () => {
    const { states, newest, pass } = testChannel()
    await pass(0)
    newest().open()
    await pass(9_999)
    expect(states).toEqual(['connecting'])
    await pass(1)
    expect(states).toEqual(['connecting', 'reconnecting'])
  })

  test.each(['signedOut', 'unknown'] as const)('a refused ticket (%s) ends it', async (ended) => {
    const { states, getTicket, pass } = testChannel({ ticket: () => ({ ended }) })
    await pass(600_000)
    expect(states).toEqual(['connecting', `ended: ${ended}`])
    expect(getTicket).toHaveBeenCalledOnce()
  })
})

describe('from live', () => {
  test.each<[string, (it: TestChannel) => void]>([
    ['a connection that closes', (it) => it.newest().close()],
    ['a network that is gone', (it) => it.channel.drop()],
    ['an event that is missing', (it) => it.newest().publish('ready.changed', 43, ready)],
    ['a beat that counts more', (it) => it.newest().publish('beat', 42)],
    ['too many tabs', (it) => it.newest().publish('bye', 41, { reason: 'busy' })],
    ['a ticket that was used', (it) => it.newest().publish('bye', 41, { reason: 'ticket' })],
  ])('%s makes it reconnect', async (_, happens) => {
    const it = testChannel()
    await it.goLive()
    happens(it)
    expect(it.states).toEqual(['connecting', 'live', 'reconnecting'])
    expect(it.events).toEqual([])
  })

  test('25 seconds without a frame make it reconnect, and not one less', async () => {
    const { states, newest, goLive, pass } = testChannel()
    await goLive()
    await pass(24_000)
    newest().publish('beat', 41)
    await pass(24_999)
    expect(states).toEqual(['connecting', 'live'])
    await pass(1)
    expect(states).toEqual(['connecting', 'live', 'reconnecting'])
  })

  test('a silence while the tab slept is noticed when it is visible again', async () => {
    const { channel, states, goLive } = testChannel()
    await goLive()
    vi.setSystemTime(Date.now() + 60_000)
    channel.wake()
    expect(states).toEqual(['connecting', 'live', 'reconnecting'])
  })

  test.each(['removed', 'left', 'gameDeleted', 'signedOut'] as const)('%s ends it', async (reason) => {
    const { states, newest, goLive, pass, sockets } = testChannel()
    await goLive()
    newest().publish('bye', 41, { reason })
    await pass(600_000)
    expect(states).toEqual(['connecting', 'live', `ended: ${reason}`])
    expect(sockets).toHaveLength(1)
  })

  test.each([
    [4401, 'signedOut'],
    [4403, 'removed'],
    [4404, 'gameDeleted'],
  ])('the close code %i gives the reason if the last frame was lost', async (code, reason) => {
    const { states, newest, goLive } = testChannel()
    await goLive()
    newest().close(code)
    expect(states.at(-1)).toBe(`ended: ${reason}`)
  })
})

describe('from reconnecting', () => {
  test('welcome makes it live again, from where it stopped', async () => {
    const { server, states, events, outdated, newest, goLive, pass } = testChannel()
    await goLive()
    newest().publish('ready.changed', 42, ready)
    server.ticket = () => ticketOf(50)
    newest().close()
    await pass(500)
    newest().welcome(44)
    expect(newest().sent[0]?.payload).toMatchObject({ stream: 'first', seq: 42 })
    newest().publish('ready.changed', 43, ready)
    newest().publish('play.ended', 44)
    expect(states).toEqual(['connecting', 'live', 'reconnecting', 'live'])
    expect(events).toEqual(['42 ready.changed', '43 ready.changed', '44 play.ended'])
    expect(outdated).toHaveLength(1)
  })

  test('the third failed connection in a row makes it poll', async () => {
    const { states, newest, poll, pass } = testChannel()
    for (const wait of [0, 500, 1000]) {
      await pass(wait)
      newest().close()
    }
    expect(states).toEqual(['connecting', 'reconnecting', 'polling'])
    await pass(45_000)
    expect(poll).toHaveBeenCalledTimes(4)
  })

  test('a server that gives no tickets is not polled', async () => {
    const { states, poll, pass } = testChannel({ ticket: () => ({}) })
    await pass(300_000)
    expect(states).toEqual(['connecting', 'reconnecting'])
    expect(poll).not.toHaveBeenCalled()
  })

  test('an end from the server ends it here too', async () => {
    const { server, states, newest, goLive, pass } = testChannel()
    await goLive()
    server.ticket = () => ({ ended: 'unknown' })
    newest().close()
    await pass(500)
    expect(states.slice(-2)).toEqual(['reconnecting', 'ended: unknown'])
  })
})

describe('from polling', () => {
  async function polling() {
    const it = testChannel()
    for (const wait of [0, 500, 1000]) {
      await it.pass(wait)
      it.newest().close()
    }
    it.states.length = 0
    return it
  }

  test('a connection that opens makes it live, and polling stops', async () => {
    const { states, newest, poll, pass, sockets } = await polling()
    await pass(60_000)
    expect(sockets).toHaveLength(4)
    newest().close()
    await pass(60_000)
    expect(states).toEqual([])
    newest().welcome(41)
    const polled = poll.mock.calls.length
    await pass(20_000)
    expect(states).toEqual(['live'])
    expect(poll).toHaveBeenCalledTimes(polled)
  })

  test('a poll without an answer makes it reconnect', async () => {
    const { server, states, pass } = await polling()
    server.poll = () => 'failed'
    server.ticket = () => ({})
    await pass(15_000)
    expect(states).toEqual(['reconnecting'])
  })

  test.each([0, 1000])(
    'a failed poll while connecting, its ticket in %i ms, starts no second connection',
    async (slow) => {
      const { server, channel, sockets, newest, getTicket, pass } = await polling()
      server.poll = () => 'failed'
      server.ticket = () => new Promise((resolve) => setTimeout(() => resolve(ticketOf(41)), slow))
      channel.wake()
      await pass(slow)
      newest().welcome(41)
      await pass(20_000)
      channel.close()
      expect([sockets.length, newest().socket]).toMatchObject([4, { isClosed: true }])
      await pass(600_000)
      expect(getTicket).toHaveBeenCalledTimes(4)
    },
  )

  test('a ticket that does not arrive makes it reconnect', async () => {
    const { server, states, channel, pass } = await polling()
    server.ticket = () => ({})
    channel.wake()
    await pass(0)
    expect(states).toEqual(['reconnecting'])
  })

  test('an answer that the game does not exist ends it', async () => {
    const { server, states, getTicket, pass } = await polling()
    server.poll = () => ({ ended: 'unknown' })
    await pass(15_000)
    const asked = getTicket.mock.calls.length
    await pass(600_000)
    expect(states).toEqual(['ended: unknown'])
    expect(getTicket).toHaveBeenCalledTimes(asked)
  })
})

test('from ended, only a new session leads back', async () => {
  const { channel, states, newest, goLive, pass } = testChannel()
  await goLive()
  newest().publish('bye', 41, { reason: 'signedOut' })
  channel.wake()
  await pass(0)
  newest().publish('bye', 41, { reason: 'removed' })
  channel.wake()
  await pass(60_000)
  expect(states).toEqual(['connecting', 'live', 'ended: signedOut', 'connecting', 'ended: removed'])
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type TestChannel, testChannel, ticketOf } from '../../tests/support/test-channel.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const ready = { userId: 'ash', presence: 'here', ready: true }

/** A channel that is live, after event 41. */
async function live(options?: Parameters<typeof testChannel>[0]) {
  const it = testChannel(options)
  await it.goLive()
  it.outdated.length = 0
  it.states.length = 0
  return it
}

describe('events', () => {
  test('arrive once, however often they are sent', async () => {
    const { newest, events } = await live()
    for (const seq of [42, 42, 43, 42, 43]) newest().publish('ready.changed', seq, ready)
    expect(events).toEqual(['42 ready.changed', '43 ready.changed'])
  })

  test('of an unknown type are ignored, and counted', async () => {
    const { newest, events, states, onOffContract } = await live()
    newest().publish('dice.rolled', 42, { faces: [6] })
    newest().publish('play.ended', 43)
    expect([events, states]).toEqual([['43 play.ended'], []])
    expect(onOffContract).not.toHaveBeenCalled()
  })

  test('that break the contract are reported and counted, and everything is fetched again', async () => {
    const { newest, events, states, outdated, onOffContract } = await live()
    newest().publish('ready.changed', 42, { ...ready, presence: 'asleep' })
    newest().publish('play.ended', 43)
    expect([events, states, outdated]).toEqual([['43 play.ended'], [], [0]])
    expect(onOffContract).toHaveBeenCalledExactlyOnceWith('ready.changed', [
      'presence: string, invalid value (here,away,offline)',
    ])
  })

  test.each([
    ['no JSON', 'unreadable', ['it is not JSON']],
    ['[]', 'unreadable', ['array instead of object']],
    [
      '{"v":2,"type":"play.ended","seq":42,"at":"2026-11-22T19:00:00Z"}',
      'play.ended',
      ['v: number, invalid value (1)', 'payload: missing'],
    ],
    [new ArrayBuffer(1), 'unreadable', ['it is not JSON']],
  ])(
    'that are no valid frames (%s) are reported, and cause a refetch, but no reconnection',
    async (text, type, issues) => {
      const { newest, events, states, outdated, onOffContract } = await live()
      newest().say(text)
      newest().publish('play.ended', 43)
      expect([events, states, outdated]).toEqual([['43 play.ended'], [], [0]])
      expect(onOffContract).toHaveBeenCalledExactlyOnceWith(type, issues)
      newest().publish('play.ended', 45)
      expect(states).toEqual(['reconnecting'])
    },
  )

  test('whose handler throws are reported, and cause a refetch', async () => {
    const onEvent = () => {
      throw new Error('no such member')
    }
    const { newest, states, outdated, onOffContract } = await live({ onEvent })
    newest().publish('play.ended', 42)
    expect([states, outdated]).toEqual([[], [0]])
    expect(onOffContract).toHaveBeenCalledOnce()
  })
})

describe('missed events', () => {
  test('are fetched once the channel is open, if they are older than the first ticket', async () => {
    const { outdated, newest, pass } = testChannel({
      ticket: () => new Promise((resolve) => setTimeout(resolve, 300, ticketOf(41))),
    })
    await pass(2000)
    expect(outdated).toEqual([])
    newest().welcome(41)
    expect(outdated).toEqual([300])
  })

  test('are counted from the ticket of the first connection that opens', async () => {
    const { outdated, server, newest, pass } = testChannel()
    await pass(0)
    server.ticket = () => ticketOf(50)
    newest().close()
    await pass(500)
    newest().welcome(50)
    expect(newest().sent[0]?.payload).toMatchObject({ seq: 50 })
    expect(outdated).toEqual([500])
  })

  test.each([42, 41])('that the server no longer has are fetched: a resync of number %i', async (seq) => {
    const { newest, events, states, outdated, pass } = await live()
    await pass(700)
    newest().publish('resync', seq, { reason: 'role' })
    newest().publish('play.ended', seq + 1)
    expect([events, states, outdated]).toEqual([[`${seq + 1} play.ended`], [], [700]])
  })

  test('are fetched if the server has lost its counts', async () => {
    const { newest, events, states, outdated, pass } = await live()
    newest().close(1012)
    await pass(500)
    newest().welcome(3, 'second')
    newest().publish('resync', 3, { reason: 'restart' })
    newest().publish('play.ended', 4)
    expect([events, states, outdated]).toEqual([['4 play.ended'], ['reconnecting', 'live'], [500, 500]])
    newest().close()
    await pass(1000)
    newest().open()
    expect(newest().sent[0]?.payload).toMatchObject({ stream: 'second', seq: 4 })
  })
})

describe('gaps', () => {
  /** Two events arrive in the wrong order, on a connection that opens first if need be. */
  async function reorder({ newest, pass }: TestChannel, seq: number) {
    await pass(2000)
    if (newest().sent.length === 0) newest().welcome(seq)
    newest().publish('play.ended', seq + 2)
    newest().publish('ready.changed', seq + 1, ready)
  }

  test('make it poll at the third in a row, and begin anew later', async () => {
    const it = await live()
    const { states, events, outdated, poll, server, newest, pass } = it
    for (let turn = 0; turn < 3; turn++) await reorder(it, 41)
    expect(states).toEqual(['reconnecting', 'live', 'reconnecting', 'live', 'reconnecting', 'polling'])
    await pass(30_000)
    expect([poll.mock.calls.length, outdated]).toEqual([3, []])
    server.ticket = () => ticketOf(43)
    await pass(30_000)
    newest().welcome(43)
    expect([newest().sent[0]?.payload, outdated.length]).toMatchObject([{ seq: 43 }, 1])
    // The server has not improved.
    await reorder(it, 43)
    expect([states.slice(-3), events]).toEqual([['live', 'reconnecting', 'polling'], []])
  })

  test('with an event in between make it reconnect, as on a bad network', async () => {
    const it = await live({ random: () => 0 })
    for (let seq = 41; seq < 46; seq++) {
      await reorder(it, seq)
      await it.pass(0)
      it.newest().welcome(seq)
      it.newest().publish('play.ended', seq + 1)
    }
    expect([it.states.includes('polling'), it.events.length]).toEqual([false, 5])
  })
})

describe('signs of life', () => {
  test('are sent after ten seconds without another frame', async () => {
    const { newest, channel, pass } = await live()
    await pass(5000)
    newest().publish('beat', 41)
    channel.report('away')
    await pass(9999)
    newest().publish('beat', 41)
    expect(newest().sent.map(({ type }) => type)).toEqual(['hello', 'presence'])
    await pass(1)
    newest().publish('beat', 41)
    await pass(10_000)
    expect(newest().sent.map(({ type }) => type)).toEqual(['hello', 'presence', 'alive', 'alive'])
  })

  test('are sent on each arriving frame, because the timers of a hidden tab are slow', async () => {
    const { newest } = await live()
    vi.setSystemTime(10_000)
    newest().publish('beat', 41)
    expect(newest().sent.at(-1)).toEqual({ v: 1, type: 'alive', payload: {} })
  })

  test('report presence once for each change, from the first frame on', async () => {
    const { channel, newest, pass } = testChannel()
    channel.report('away')
    await pass(0)
    newest().open()
    channel.report('here')
    newest().welcome(41)
    channel.report('away')
    channel.report('away')
    expect(newest().sent.map(({ payload }) => payload.presence)).toEqual(['away', 'away', 'here', 'away'])
  })
})

describe('the next attempt', () => {
  test.each([
    [1, [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]],
    [0.5, [250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000]],
  ])('waits a random part (%d) of a time that doubles up to half a minute', async (part, waits) => {
    const { getTicket, pass } = testChannel({ random: () => part, ticket: () => ({}) })
    await pass(0)
    for (const [index, wait] of waits.entries()) {
      await pass(wait - 1)
      expect(getTicket).toHaveBeenCalledTimes(index + 1)
      await pass(1)
      expect(getTicket).toHaveBeenCalledTimes(index + 2)
    }
  })

  test('starts with short waits again after a connection that lasted', async () => {
    const { newest, getTicket, pass } = await live({ ticket: () => ticketOf(41) })
    newest().close()
    await pass(500)
    newest().welcome(41)
    newest().close()
    await pass(999)
    expect(getTicket).toHaveBeenCalledTimes(2)
    await pass(1)
    newest().welcome(41)
    await pass(10_000)
    newest().close()
    await pass(500)
    expect(getTicket).toHaveBeenCalledTimes(4)
  })

  test('comes at once when the network returns or the page is visible, one at a time', async () => {
    const { channel, getTicket, pass } = testChannel({ ticket: () => ({ waitMs: 20_000 }) })
    await pass(0)
    await pass(19_999)
    expect(getTicket).toHaveBeenCalledTimes(1)
    channel.wake()
    channel.wake()
    expect(getTicket).toHaveBeenCalledTimes(2)
  })

  test('waits half a minute if there are too many tabs', async () => {
    const { newest, getTicket, pass } = await live()
    newest().publish('bye', 41, { reason: 'busy' })
    await pass(29_999)
    expect(getTicket).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(getTicket).toHaveBeenCalledTimes(2)
  })

  test('is not made once the channel is closed, and nothing is published', async () => {
    const { channel, newest, events, getTicket, states, pass } = await live()
    const socket = newest()
    channel.close()
    expect(socket.socket).toHaveProperty('isClosed', true)
    socket.publish('play.ended', 42)
    channel.wake()
    channel.drop()
    await pass(600_000)
    expect([events, states]).toEqual([[], []])
    expect(getTicket).toHaveBeenCalledOnce()
  })
})

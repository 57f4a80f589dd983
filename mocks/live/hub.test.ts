import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keptFrames } from './facts.ts'
import { createHubOfAll, fakeTime } from './test-line.ts'
import { ticketLifetime } from './tickets.ts'

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

/** Something happens in the game, so many times. */
async function happen(times = 1) {
  for (let at = 0; at < times; at++) {
    isReady = !isReady
    await table.persons.host.call('setReady', { params: { gameId: table.gameId }, body: { ready: isReady } })
  }
  await table.settle()
}

describe('a line that opens', () => {
  test('is welcomed, and told what has happened since the ticket', async () => {
    const { persons, ask, open, settle } = table
    const { ticket, stream, seq } = await ask(persons.player)
    await happen()
    const line = open()
    line.send('hello', { ticket, stream, seq, presence: 'here' })
    await settle()
    expect(line.received).toMatchObject([
      { v: 1, type: 'welcome', seq: 0, payload: { stream, beatSeconds: 10 } },
      { type: 'ready.changed', seq: 1, actorId: persons.host.userId },
      { type: 'presence.changed', seq: 2 },
      { type: 'game.changed', seq: 3, payload: { hereNow: 1 } },
    ])
  })

  test('hears from then on of everything at once, in order', async () => {
    const line = await table.join(table.persons.player)
    const before = line.received.length
    await happen(3)
    const told = line.received.slice(before)
    expect(told.map(({ type }) => type)).toEqual(Array(3).fill('ready.changed'))
    expect(told.map(({ seq }) => seq)).toEqual([3, 4, 5])
  })

  test('is closed if it says nothing within five seconds', async () => {
    const line = table.open()
    await table.pass(4000)
    expect(line.closed()).toBeUndefined()
    await table.pass(1000)
    expect([line.types(), line.closed()]).toEqual([['bye'], 4400])
  })

  test('goes before it is welcome, and leaves nobody behind', async () => {
    const { ask, open, settle, pass, persons, join } = table
    const { ticket, stream, seq } = await ask(persons.player)
    const line = open()
    line.send('hello', { ticket, stream, seq, presence: 'here' })
    line.leave()
    await settle()
    expect(line.received).toEqual([])
    await pass(11_000)
    await join(persons.host)
    const { body } = await persons.host.call('getGame', { params: { gameId: table.gameId } })
    expect(body).toMatchObject({ hereNow: 1 })
  })
})

describe('a ticket', () => {
  const helloWith = async (ticket: string, gone = 0) => {
    const { stream, seq } = await table.ask(table.persons.player)
    await table.pass(gone)
    const line = table.open()
    line.send('hello', { ticket, stream, seq, presence: 'here' })
    await table.settle()
    return [line.received.at(0)?.type, line.closed()]
  }

  test('opens a line once', async () => {
    const { ticket } = await table.ask(table.persons.player)
    expect(await helloWith(ticket)).toEqual(['welcome', undefined])
    expect(await helloWith(ticket)).toEqual(['bye', 4400])
  })

  test('opens nothing after thirty seconds', async () => {
    const { ticket } = await table.ask(table.persons.player)
    expect(await helloWith(ticket, ticketLifetime)).toEqual(['bye', 4400])
  })

  test('of nobody opens nothing', async () => {
    expect(await helloWith('4f1kYwXn8PzVtJ3hLq0sRb')).toEqual(['bye', 4400])
  })

  test('of another game opens nothing', async () => {
    const { persons, world } = table
    const key = { headers: { 'Idempotency-Key': world.newId() } }
    const made = await persons.player.call('createGame', {
      ...key,
      body: { name: 'Another', seats: 4, timeZone: 'Europe/Berlin' },
    })
    const { gameId } = Object(made.body)
    const { body } = await persons.player.call('createLiveTicket', { params: { gameId } })
    expect(await helloWith(Object(body).ticket)).toEqual(['bye', 4400])
  })

  test('is for members alone', async () => {
    for (const who of ['stranger', 'waiting', 'removed'] as const) {
      const { status } = await table.persons[who].call('createLiveTicket', { params: { gameId: table.gameId } })
      expect(status).toBe(404)
    }
  })
})

describe('a line that comes again', () => {
  test('is told what it missed, each once', async () => {
    const { persons, join } = table
    const first = await join(persons.player)
    first.leave()
    const { seq = 0 } = first.received.at(-1) ?? {}
    await happen(2)
    const { stream } = await table.ask(persons.player)
    const second = await join(persons.player, { stream, seq })
    expect(second.received[0]).toMatchObject({ type: 'welcome', seq })
    expect(second.received.slice(1).map((frame) => frame.seq)).toEqual([seq + 1, seq + 2])
  })

  test('fetches anew what is not kept any more', async () => {
    const { persons, join, ask } = table
    const { stream } = await ask(persons.player)
    await happen(keptFrames + 1)
    const line = await join(persons.player, { stream, seq: 0 })
    expect(line.received.slice(0, 2)).toMatchObject([
      { type: 'welcome', seq: 0 },
      { type: 'resync', payload: { reason: 'gap' } },
    ])
    const before = line.received.at(-1)?.seq ?? 0
    await happen()
    expect(line.received.at(-1)).toMatchObject({ type: 'ready.changed', seq: before + 1 })
  })

  test.each([
    ['with counts of another server', { stream: '2VJ0pT6hYw3vUqJ5cMz8DdS1hX7', seq: 41 }, 'restart'],
    ['with a count that never was', { seq: 999 }, 'gap'],
  ])('%s fetches anew', async (_, from, reason) => {
    const line = await table.join(table.persons.player, from)
    const [welcome, resync] = line.received
    expect([welcome, resync]).toMatchObject([{ type: 'welcome' }, { type: 'resync', payload: { reason } }])
    expect(resync?.seq).toBe(welcome?.seq)
  })

  test('after a restart fetches anew, and goes on from there', async () => {
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
})

describe('an open line', () => {
  test('beats every ten seconds in which nothing else comes, with the last count', async () => {
    const line = await table.join(table.persons.player)
    const { seq } = line.received.at(-1) ?? {}
    const before = line.received.length
    const stay = async (seconds: number) => {
      for (let passed = 0; passed < seconds; passed++) {
        line.send('alive', {})
        await table.pass(1000)
      }
    }
    await stay(9)
    expect(line.received.length).toBe(before)
    await stay(11)
    expect(line.received.slice(before)).toMatchObject([
      { type: 'beat', seq },
      { type: 'beat', seq },
    ])
  })

  test('is closed once the client has been silent for thirty seconds', async () => {
    const line = await table.join(table.persons.player)
    await table.pass(29_000)
    expect(line.closed()).toBeUndefined()
    await table.pass(1000)
    expect(line.closed()).toBe(1001)
  })
})

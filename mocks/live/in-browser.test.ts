import { setupServer } from 'msw/node'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LiveTicket } from '../../src/contract/types.gen.ts'
import { createGameOfAll } from '../tags/test-game.ts'
import type { LiveFault } from './faults.ts'
import { createHub, type Hub } from './hub.ts'
import { channelHandler } from './in-browser.ts'
import type { Frame } from './tables.ts'

let table: Awaited<ReturnType<typeof createGameOfAll>>
let hub: Hub
let network: ReturnType<typeof setupServer>
let fault: LiveFault | undefined

beforeEach(async () => {
  fault = undefined
  table = await createGameOfAll()
  hub = createHub(table.world, { fault: () => fault })
  network = setupServer(channelHandler(hub))
  network.listen()
})
afterEach(() => {
  hub.close()
  network.close()
})

/** A WebSocket of a page, opened with a ticket. */
async function open(who: 'host' | 'player') {
  const { persons, gameId } = table
  const reply = await persons[who].call('createLiveTicket', { params: { gameId } })
  const { ticket, stream, seq, channel } = reply.body as LiveTicket
  const line = new WebSocket(`ws://localhost${channel}`)
  const frames: Frame[] = []
  const closed = new Promise<number>((resolve) => line.addEventListener('close', ({ code }) => resolve(code)))
  line.addEventListener('message', ({ data }) => frames.push(JSON.parse(data)))
  line.addEventListener('open', () =>
    line.send(JSON.stringify({ v: 1, type: 'hello', payload: { ticket, stream, seq, presence: 'here' } })),
  )
  return { line, frames, closed }
}

test('the channel of a page is served by the hub, on whatever host', async () => {
  const { frames, line, closed } = await open('player')
  await expect.poll(() => frames.map(({ type }) => type)).toEqual(['welcome', 'presence.changed', 'game.changed'])
  await table.persons.host.call('setReady', { params: { gameId: table.gameId }, body: { ready: true } })
  await expect.poll(() => frames.at(-1)).toMatchObject({ type: 'ready.changed', payload: { ready: true } })
  line.close()
  expect(await closed).toBe(1000)
})

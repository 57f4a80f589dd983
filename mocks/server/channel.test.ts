import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { gameChannel } from '../../src/contract/events.gen.ts'
import { basePath, operations, sessionCookie } from '../../src/contract/operations.gen.ts'
import { buildPath } from '../../src/contract/paths.ts'
import type { LiveTicket } from '../../src/contract/types.gen.ts'
import { openSession, userOf } from '../db/people.ts'
import type { Frame } from '../live/tables.ts'
import { addGame } from '../tags/games/example.ts'
import { type MockServer, type MockServerOptions, startMockServer } from './server.ts'

const running: MockServer[] = []
const lines: WebSocket[] = []

afterEach(async () => {
  for (const line of lines.splice(0)) line.terminate()
  await Promise.all(running.splice(0).map((server) => server.close()))
})

/** A server with a game of two persons, of whom one calls. */
async function serve(options: MockServerOptions = {}) {
  const server = await startMockServer(options)
  running.push(server)
  const { world, url } = server
  const { gameId, token } = await world.step((rows) => {
    const host = userOf(rows, 'rowan@example.com', world)
    const { token, userId } = openSession(rows, host.userId, world)
    return { gameId: addGame(rows, world, { hostId: userId, name: 'The Ember Crown' }).gameId, token }
  })
  const call = async (id: 'createLiveTicket' | 'setReady', body?: object) => {
    const { method, path } = operations[id]
    const headers = { Cookie: `${sessionCookie}=${token}`, 'Content-Type': 'application/json' }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const text = await (await fetch(`${url}${basePath}${buildPath(path, { gameId })}`, init)).text()
    return text === '' ? undefined : JSON.parse(text)
  }
  const ask = (): Promise<LiveTicket> => call('createLiveTicket')
  const address = `${url.replace('http', 'ws')}${basePath}${buildPath(gameChannel, { gameId })}`
  return { server, call, ask, address }
}

/** Opens a connection. `seen(type)` resolves to the first frame of that type, `ended` to the close code. */
function dial(address: string, headers: Record<string, string> = {}) {
  const line = new WebSocket(address, { headers })
  lines.push(line)
  const frames: Frame[] = []
  const waiting: { type: string; found: (frame: Frame) => void }[] = []
  line.on('message', (data) => {
    const frame: Frame = JSON.parse(String(data))
    frames.push(frame)
    for (const { type, found } of waiting) if (type === frame.type) found(frame)
  })
  const opened = new Promise<number>((resolve) => {
    line.on('open', () => resolve(101))
    line.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode))
  })
  const ended = new Promise<number>((resolve) => line.on('close', resolve))
  line.on('error', () => {})
  return {
    ...{ line, opened, ended, frames },
    seen: (type: string) =>
      new Promise<Frame>((found) => {
        const frame = frames.find((one) => one.type === type)
        if (frame) found(frame)
        else waiting.push({ type, found })
      }),
    hello: async ({ ticket, stream, seq }: Pick<LiveTicket, 'ticket' | 'stream' | 'seq'>) => {
      await opened
      line.send(JSON.stringify({ v: 1, type: 'hello', payload: { ticket, stream, seq, presence: 'here' } }))
    },
  }
}

test('a ticket opens its channel, once', async () => {
  const { server, ask } = await serve()
  const ticket = await ask()
  const first = dial(`${server.url.replace('http', 'ws')}${ticket.channel}`)
  await first.hello(ticket)
  expect(await first.seen('welcome')).toMatchObject({ seq: 0, payload: { stream: ticket.stream } })
  expect(await first.seen('presence.changed')).toMatchObject({ seq: 1 })
  const second = dial(`${server.url.replace('http', 'ws')}${ticket.channel}`)
  await second.hello(ticket)
  expect(await second.seen('bye')).toMatchObject({ payload: { reason: 'ticket' } })
  expect(await second.ended).toBe(4400)
})

test('a restarting server ends the connections, and makes every returning client fetch everything', async () => {
  const { server, ask, address } = await serve()
  const ticket = await ask()
  const first = dial(address)
  await first.hello(ticket)
  await first.seen('welcome')
  await server.hub.restart()
  expect(await first.ended).toBe(1012)
  const second = dial(address)
  await second.hello({ ...(await ask()), stream: ticket.stream, seq: ticket.seq })
  expect(await second.seen('resync')).toMatchObject({ payload: { reason: 'restart' } })
})

test('an invalid or oversized frame ends the connection', async () => {
  const { address } = await serve()
  const binary = dial(address)
  await binary.opened
  binary.line.send(new Uint8Array([1, 2, 3]))
  expect(await binary.ended).toBe(4400)
  const long = dial(address)
  await long.opened
  long.line.send('x'.repeat(100_000))
  expect(await long.ended).toBe(1009)
})

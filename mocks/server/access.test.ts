import { readFileSync } from 'node:fs'
import { type OutgoingHttpHeaders, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { basePath, operations, sessionCookie } from '../../src/contract/operations.gen.ts'
import { buildPath } from '../../src/contract/paths.ts'
import { openSession, userOf } from '../db/people.ts'
import { startVerification } from '../tags/auth/rules.ts'
import { addGame } from '../tags/games/example.ts'
import { games } from '../tags/games/tables.ts'
import { mockPath } from './mock-page.ts'
import { type MockServer, startMockServer } from './server.ts'

const friend = 'http://localhost:5173'
const stranger = 'http://evil.example'
let server: MockServer

beforeEach(async () => {
  server = await startMockServer({ cors: [friend] })
})
afterEach(() => server.close())

describe('the outbox', () => {
  const outbox = (query = '') => fetch(`${server.url}/__outbox${query}`)

  beforeEach(async () => {
    await server.world.step((rows) => startVerification(rows, server.world, { phone: '+12025550123' }))
    await server.world.step((rows) => startVerification(rows, server.world, { email: 'rowan@example.com' }))
  })

  test('lists what was sent, newest first', async () => {
    expect(await (await outbox()).json()).toEqual([
      {
        channel: 'email',
        to: 'rowan@example.com',
        subject: 'Your Emberhall code',
        text: expect.stringMatching(/\d{6}/),
        code: expect.stringMatching(/^\d{6}$/),
        sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
      expect.objectContaining({ channel: 'sms', to: '+12025550123' }),
    ])
  })

  // `fetch` sets the Host header itself, so these use `node:http`.
  const withHeaders = (headers: Record<string, string>) =>
    new Promise<{ status?: number; body: unknown }>((resolve, reject) => {
      request(`${server.url}/__outbox`, { headers }, (answer) => {
        json(answer).then((body) => resolve({ status: answer.statusCode, body }), reject)
      })
        .on('error', reject)
        .end()
    })

  test.each([
    ['a name that someone pointed at this machine', { Host: 'evil.example' }],
    ['a name that only begins like this machine’s', { Host: '127.0.0.1.evil.example' }],
    ['another machine, through a proxy', { 'X-Forwarded-For': '192.0.2.7' }],
  ])('is closed to %s', async (_, headers) => {
    expect(await withHeaders(headers)).toEqual({
      status: 403,
      body: { message: 'Only this machine may read the outbox.' },
    })
  })

  test.each([stranger, friend])('is never readable by a page of another origin: %s', async (Origin) => {
    const { headers } = await fetch(`${server.url}/__outbox`, { headers: { Origin } })
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
    const asked = { Origin, 'Access-Control-Request-Method': 'GET' }
    expect((await fetch(`${server.url}/__outbox`, { method: 'OPTIONS', headers: asked })).status).toBe(405)
  })
})

describe('cross-origin calls', () => {
  const url = () => `${server.url}${basePath}${operations.startVerification.path}`
  const ask = (origin: string) =>
    fetch(url(), {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    })

  test('are allowed as docs/deploy.md tells a backend to do', async () => {
    const { headers } = await ask(friend)
    const named = [
      ...readFileSync('docs/deploy.md', 'utf8').matchAll(/^(Access-Control-(?:Allow|Expose)-\S+): (.+)$/gm),
    ]
    expect(named).toHaveLength(5)
    for (const [, name = '', value = ''] of named)
      expect(headers.get(name), name).toBe(value.replace('https://app.example.com', friend))
  })

  test('are allowed to a named origin, with cookies', async () => {
    const { status, headers } = await ask(friend)
    expect(status).toBe(204)
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-origin': friend,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': expect.stringMatching(/^GET, POST\b/),
      'access-control-allow-headers': expect.stringMatching(/^Content-Type\b/),
      vary: 'Origin',
    })
    const answer = await fetch(url(), { method: 'POST', headers: { Origin: friend } })
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(friend)
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After')
  })

  test('are refused to every other', async () => {
    const { status, headers } = await ask(stranger)
    expect(status).toBe(405)
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
  })
})

describe('a change with the session', () => {
  /** Archives a game of a signed-in person; the call has no body and so needs no preflight. */
  const archive = async (headers: Record<string, string>) => {
    const { world, url } = server
    const { gameId, token } = await world.step((rows) => {
      const { userId } = userOf(rows, 'rowan@example.com', world)
      const { gameId } = addGame(rows, world, { hostId: userId, name: 'The Ember Crown' })
      return { gameId, token: openSession(rows, userId, world).token }
    })
    const { method, path } = operations.archiveGame
    const Cookie = `${sessionCookie}=${token}`
    const address = `${url}${basePath}${buildPath(path, { gameId })}`
    const answer = await fetch(address, { method, headers: { Cookie, ...headers } })
    const game = await world.look((rows) => rows(games).get(gameId))
    return { status: answer.status, body: await answer.json(), game: game?.status }
  }

  test.each([
    ['another port of this machine', 'http://localhost:1'],
    ['a sister of this host', 'http://sister.127.0.0.1.example'],
    ['a page without an origin', 'null'],
  ])('is refused to %s', async (_, Origin) => {
    expect(await archive({ Origin })).toEqual({
      status: 403,
      body: { message: 'A page of another origin may not change anything here.' },
      game: 'preparing',
    })
  })
})

async function start(key?: string) {
  const server = await startMockServer({ key, madeUp: 'example' })
  onTestFinished(server.close)
  /** Sends a request whose headers a page could not set. Resolves to its status and its JSON. */
  const ask = (path: string, headers: OutgoingHttpHeaders = {}, body?: object) =>
    new Promise<{ status: number | undefined; json: { message?: string; result?: unknown } }>((resolve, reject) => {
      const sent = request(
        `${server.url}${mockPath}${path}`,
        { method: body ? 'POST' : 'GET', headers },
        async (answer) => {
          const text = (await answer.toArray()).join('')
          resolve({ status: answer.statusCode, json: JSON.parse(text) })
        },
      )
      sent.on('error', reject).end(body && JSON.stringify(body))
    })
  return { server, ask }
}

test('the workbench is for this machine, or for whoever has the key', async () => {
  const { ask } = await start('right')
  expect((await ask('/state')).status).toBe(200)
  const proxied = { 'X-Forwarded-For': '203.0.113.7' }
  for (const headers of [{ Host: 'mock.example' }, proxied, { Forwarded: 'for=203.0.113.7' }, { Via: '1.1 proxy' }]) {
    for (const query of ['', '?key=wrong', '?key=r%C3%AFght', '?key=rig%E2%82%AC'])
      expect((await ask(`/state${query}`, headers)).status, query).toBe(403)
    expect((await ask('/state?key=right', headers)).status).toBe(200)
  }
  const { ask: askWithoutKey } = await start()
  expect((await askWithoutKey('/state?key=', { Host: 'mock.example' })).status).toBe(403)
})

test('only the workbench itself changes something, and no other page has it in a frame', async () => {
  const { server, ask } = await start()
  const { headers } = await fetch(`${server.url}${mockPath}/state`)
  expect(headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'")
  const move = { id: 'moveClock', args: [60_000] }
  for (const headers of [{}, { Origin: 'https://example.com' }, { Origin: 'null' }])
    expect((await ask('/do', headers, move)).status).toBe(403)
  expect(server.world.offset()).toBe(0)
  const own = { Origin: server.url }
  expect(await ask('/do', own, move)).toEqual({ status: 200, json: { result: null } })
  expect(server.world.offset()).toBe(60_000)
  const refusalOf = async (id: string, ...args: unknown[]) => (await ask('/do', own, { id, args })).json.message
  expect(await refusalOf('invite', 'nowhere')).toBe("This isn't an invite link.")
  expect(await refusalOf('restoreSnapshot', 'gone')).toBe('There is no snapshot "gone".')
  expect(await refusalOf('moveClock', 1e300)).toBe('The clock moves by 50 years at most.')
  expect(server.world.offset()).toBe(60_000)
  expect((await ask('/do', own, { id: 'constructor', args: [] })).status).toBe(404)
})

test('the workbench compares typed answers and calls with the contract, from when it is opened', async () => {
  const { server, ask } = await start()
  const call = () => fetch(`${server.url}${basePath}${operations.getUserInfo.path}`)
  await call()
  const typed = { id: 'checkAnswer', args: ['listGames', 200, '{"items":[7]}'] }
  const { json } = await ask('/do', { Origin: server.url }, typed)
  expect(json.result).toContain('/items/0 must be object')
  await call()
  await vi.waitFor(() => expect(server.calls.list().map(({ violations }) => violations)).toEqual([[], undefined]))
})

import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { gameChannel } from '../../src/contract/events.gen.ts'
import { basePath, type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { buildPath, type PathParams } from '../../src/contract/paths.ts'
import { moveClock } from '../live/hub.ts'
import { isFrame } from '../scenarios/call-log.ts'
import { groupsOf, noAnswerFrom, readRealTags } from '../scenarios/real-tags.ts'
import { startMockServer } from './server.ts'

/** A real server, for which another mock stands, and a mock server that lets it answer some tags. */
async function start(tags = 'auth') {
  const real = await startMockServer()
  const half = await startMockServer({ real: readRealTags(tags), target: real.url })
  onTestFinished(async () => {
    await half.close()
    await real.close()
  })
  /** A browser: it has cookies. */
  const browser = () => {
    let cookie = ''
    const call = async (id: OperationId, { params = {}, body }: { params?: PathParams; body?: object } = {}) => {
      const { method, path } = operations[id]
      const headers = {
        'Content-Type': 'application/json',
        'Idempotency-Key': half.world.newId(),
        Cookie: `other=1; ${cookie}`,
      }
      const answer = await fetch(`${half.url}${basePath}${buildPath(path, params)}`, {
        method,
        headers,
        body: body && JSON.stringify(body),
      })
      for (const set of answer.headers.getSetCookie()) cookie = set.split(';')[0] ?? ''
      const text = await answer.text()
      return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
    }
    const signIn = async (email: string) => {
      const { body } = await call('startVerification', { body: { email } })
      const code = real.world.outbox.list()[0]?.code
      await call('checkVerification', { body: { requestId: body.requestId, code } })
      return (await call('getUserInfo')).body.userId as string
    }
    return { call, signIn }
  }
  return { real, half, browser }
}

const game = { name: 'The Ember Crown', pitch: '', system: '', seats: 5, timeZone: 'UTC' }
const link = { label: '', role: 'player', approval: 'automatic', maxUses: 1 }

test('two people sign in on the real server, and meet in a game of the mock', async () => {
  const { half, real, browser } = await start()
  const [rowan, wren] = [browser(), browser()]
  expect((await rowan.call('listGames')).status).toBe(401)
  const host = await rowan.signIn('rowan@example.com')
  const guest = await wren.signIn('wren@example.com')
  expect(half.world.outbox.list()).toEqual([])
  const { status, body: made } = await rowan.call('createGame', { body: game })
  expect(status).toBe(201)
  expect(real.world.everything().some(({ table }) => table === 'games')).toBe(false)
  const params = { gameId: made.gameId as string }
  const expiresAt = new Date(Date.now() + 24 * 3600_000).toISOString()
  const invited = await rowan.call('createInvitation', { params, body: { ...link, expiresAt } })
  expect((await wren.call('acceptInvitation', { params, body: { token: invited.body.token } })).body.state).toBe(
    'member',
  )
  const { body: lobby } = await wren.call('getLobby', { params })
  expect(lobby.members.map(({ userId }: { userId: string }) => userId).sort()).toEqual([host, guest].sort())
  expect(half.calls.list().map(({ by }) => by)).toContain('real')

  await rowan.call('logout')
  expect((await rowan.call('listGames')).status).toBe(401)
  expect((await wren.call('listGames')).status).toBe(200)
})

test('the end of the real session ends the mocked one; a tag that is switched back is mocked again', async () => {
  const { real, half, browser } = await start()
  const rowan = browser()
  await rowan.signIn('rowan@example.com')
  expect((await rowan.call('listGames')).status).toBe(200)
  await moveClock(real.world, 3600_000)
  expect((await rowan.call('getUserInfo')).status).toBe(401)
  expect((await rowan.call('listGames')).status).toBe(401)

  half.settings.change({ mocked: ['auth'] })
  await rowan.call('startVerification', { body: { email: 'rowan@example.com' } })
  expect(half.world.outbox.list()).toHaveLength(1)
})

test('a refusal of the real server is passed on, and so is its absence', async () => {
  const { real, browser } = await start()
  const rowan = browser()
  expect((await rowan.call('startVerification', { body: { email: 'nobody' } })).status).toBe(400)
  await real.close()
  const { status, body } = await rowan.call('getUserInfo')
  expect([status, body.message]).toEqual([502, noAnswerFrom(new URL(real.url).origin)])
})

test('a page behind a proxy in front of both, such as the dev server, is no foreign one', async () => {
  const { half } = await start()
  const from = (origin: string) => {
    const { method, path } = operations.startVerification
    const headers = { 'Content-Type': 'application/json', Origin: origin, 'X-Forwarded-Host': 'localhost:5174' }
    return fetch(half.url + basePath + path, { method, headers, body: '{"email":"rowan@example.com"}' })
  }
  expect((await from('http://localhost:5174')).status).toBe(200)
  expect((await from('http://evil.example')).status).toBe(403)
})

test('with every tag real, the live channel is passed through, until the game is mocked again', async () => {
  const all = [...new Set(Object.values(operations).map(({ tag }) => tag))]
  const { real, half, browser } = await start(all.join(','))
  const rowan = browser()
  await rowan.signIn('rowan@example.com')
  const { body: made } = await rowan.call('createGame', { body: game })
  const hasGame = ({ world }: typeof real) => world.everything().some(({ table }) => table === 'games')
  expect([hasGame(real), hasGame(half)]).toEqual([true, false])

  /** Sends a frame without a ticket. Resolves to the code by which the server ends the connection. */
  const knock = async () => {
    const socket = new WebSocket(half.url.replace('http', 'ws') + basePath + buildPath(gameChannel, made))
    await once(socket, 'open')
    socket.send('{}')
    const [code] = await once(socket, 'close')
    return code
  }
  const frames = ({ calls }: typeof real) => calls.list().filter((call) => isFrame(call) && call.request).length
  expect(await knock()).toBe(4400)
  expect([frames(real), frames(half)]).toEqual([1, 0])

  const [, , ofGame = []] = groupsOf(all)
  half.settings.change({ mocked: ofGame })
  expect(await knock()).toBe(4400)
  expect([frames(real), frames(half)]).toEqual([1, 1])
  expect((await rowan.call('listGames')).body).toEqual({ items: [] })
})

test('the clock is the real one, wherever a server without a real one has left it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const data = join(folder, 'world.json')
  const alone = await startMockServer({ data })
  await moveClock(alone.world, 60_000)
  await alone.close()
  const half = await startMockServer({ data, real: readRealTags('auth'), target: alone.url })
  onTestFinished(half.close)
  expect(half.world.offset()).toBe(0)
})

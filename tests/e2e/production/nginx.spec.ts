import { readdirSync } from 'node:fs'
import type { APIResponse } from '@playwright/test'
import { WebSocket } from 'ws'
import { openSession, userOf } from '../../../mocks/db/people.ts'
import { startMockServer } from '../../../mocks/server/server.ts'
import { addGame } from '../../../mocks/tags/games/example.ts'
import { cacheControl, contentSecurityPolicy } from '../../../scripts/deploy/headers.ts'
import { basePath, operations, sessionCookie } from '../../../src/contract/operations.gen.ts'
import { buildPath } from '../../../src/contract/paths.ts'
import type { LiveTicket } from '../../../src/contract/types.gen.ts'
import { pollMs } from '../../../src/rules/limits.ts'
import { href } from '../../../src/shell/href.ts'
import { createGame } from '../../support/journey-group.ts'
import { watch } from '../../support/watch-faults.ts'
import { expect, signIn, test } from './support/fixtures.ts'
import { builtFolder, startNginx } from './support/fronts.ts'

// What the shipped nginx configuration does beyond every front.

const script = `/assets/${readdirSync(`${builtFolder}/assets`).find((name) => /^index-.*\.js$/.test(name))}`

test('a hashed file is kept for a year, and sent compressed', async ({ request }) => {
  const answer = await request.get(script, { headers: { 'Accept-Encoding': 'gzip' } })
  expect(answer.headers()['cache-control']).toBe(cacheControl.hashed)
  expect(answer.headers()['content-encoding']).toBe('gzip')
  expect(answer.headers().vary).toContain('Accept-Encoding')
  expect(answer.headers()['content-security-policy']).toBe(contentSecurityPolicy())
})

test('a file of an older release is missing, and the 404 is not cached', async ({ request }) => {
  const answer = await request.get('/assets/index-00000000.js')
  expect(answer.status()).toBe(404)
  expect(answer.headers()['cache-control']).toBeUndefined()
  expect(answer.headers()['x-content-type-options']).toBe('nosniff')
})

test('an unchanged page costs no second transfer', async ({ request }) => {
  const first = await request.get('/home/')
  const again = await request.get('/home/', { headers: { 'If-None-Match': first.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
})

test('the token of an invitation link stays out of the access log', async ({ request, deployment }) => {
  const { stop, origin, readLog } = await startNginx(deployment.backend.gate.port)
  try {
    const token = 'q0Jw3nE8c5TnYx2vRk7LdA'
    const link = `/join/2VJ0i2FvWq9sLkB3xTn6YcR8mZ4/${token}`
    for (const path of [link, `${link}/`, `${link}?utm_source=mail`, `/${link}`, link.toUpperCase()])
      expect((await request.get(origin + path)).status()).toBe(200)
    // Some browsers send the previous page in spite of the referrer policy.
    await request.get(`${origin}/home/`, { headers: { Referer: origin + link } })
    await expect.poll(readLog).toContain('"GET /home/ HTTP/1.1" 200')
    expect(readLog().match(/"GET \/join\/\.\.\. HTTP\/1\.1" 200/g)).toHaveLength(5)
    expect(readLog().toLowerCase()).not.toContain(token.toLowerCase())
  } finally {
    await stop()
  }
})

test.describe('nginx’s own errors are JSON, as the contract requires', () => {
  const userInfo = basePath + operations.getUserInfo.path
  const expectRefusal = async (answer: APIResponse, status: number) => {
    expect(answer.status()).toBe(status)
    expect(answer.headers()).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' })
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/^[A-Z].*\.$/) })
  }

  test('while the backend is down: 502', async ({ request, deployment }) => {
    await deployment.backend.gate.shut()
    await expectRefusal(await request.get(userInfo), 502)
  })

  test('a body that is too large: 413', async ({ request }) => {
    const path = basePath + operations.startVerification.path
    await expectRefusal(await request.post(path, { data: 'x'.repeat(11_000_000) }), 413)
  })

  test('a body as large as an import may be passes', async ({ request }) => {
    const path = basePath + operations.importIdeas.path
    const answer = await request.post(path, { data: { ideas: ['x'.repeat(9_900_000)] } })
    expect(answer.status()).toBe(401)
  })

  test('too many calls at once, where that is limited: 429 with Retry-After', async ({ request, deployment }) => {
    const { stop, origin } = await startNginx(deployment.backend.gate.port, [
      ['# limit_req_zone', 'limit_req_zone'],
      ['rate=20r/s', 'rate=1r/m'],
      ['# limit_req zone=emberhall_api burst=40 nodelay;', 'limit_req zone=emberhall_api;'],
    ])
    try {
      expect((await request.get(origin + userInfo)).status()).toBe(401)
      const refused = await request.get(origin + userInfo)
      await expectRefusal(refused, 429)
      expect(refused.headers()['retry-after']).toBe('1')
    } finally {
      await stop()
    }
  })

  test('an error of the backend itself passes unchanged', async ({ request, deployment }) => {
    deployment.backend.settings.change({ chosenAnswers: { getUserInfo: { fault: '403-message' } } })
    expect(await (await request.get(userInfo)).json()).toEqual({ message: "You can't do that." })
  })
})

test('if a proxy blocks WebSockets, a game says so, and polls', async ({ browser, deployment }) => {
  const { stop, origin } = await startNginx(deployment.backend.gate.port, [
    ['proxy_set_header Upgrade $http_upgrade;', ''],
    ['proxy_set_header Connection $emberhall_connection;', ''],
  ])
  const context = await browser.newContext({ baseURL: origin })
  try {
    const faults = watch(context, origin)
    const [page, another] = [await context.newPage(), await context.newPage()]
    await page.clock.install()
    await signIn(page, deployment, 'behind@example.com')
    const { gameId } = await createGame(page)
    const ready = { name: /^(I'm ready|Ready)$/ }
    for (const each of [page, another]) {
      await each.goto(href('gameLobby', { game: gameId }))
      const bar = each.getByRole('region', { name: 'Current game' })
      const words = `Not live. Updates every ${pollMs / 1000} seconds.`
      await expect(bar.getByText(words).first()).toBeVisible()
      await expect(each.getByRole('button', ready)).toHaveAttribute('aria-pressed', 'false')
    }
    await another.getByRole('button', ready).click()
    await expect(another.getByRole('button', ready)).toHaveAttribute('aria-pressed', 'true')
    await page.clock.fastForward(pollMs)
    await expect(page.getByRole('button', ready)).toHaveAttribute('aria-pressed', 'true')
    expect(faults.filter((fault) => !/^console error: WebSocket connection to '[^']+' failed/.test(fault))).toEqual([])
  } finally {
    await context.close()
    await stop()
  }
})

/** A silent connection behind nginx. The backend's clock runs ten times as fast, and so do its beats. */
async function openQuietConnection(readTimeout: string) {
  const begun = Date.now()
  const backend = await startMockServer({ now: () => begun + (Date.now() - begun) * 10 })
  const { stop, origin } = await startNginx(Number(new URL(backend.url).port), [
    ['proxy_read_timeout 60s;', `proxy_read_timeout ${readTimeout};`],
  ])
  const { gameId, token } = await backend.world.step(async (rows) => {
    const { userId } = await userOf(rows, 'quiet@example.com', backend.world)
    const session = await openSession(rows, userId, backend.world)
    return { gameId: addGame(rows, backend.world, { hostId: userId, name: 'The Ember Crown' }).gameId, ...session }
  })
  const { method, path } = operations.createLiveTicket
  const headers = { Cookie: `${sessionCookie}=${token}` }
  const answer = await fetch(origin + basePath + buildPath(path, { gameId }), { method, headers })
  const { channel, ticket, stream, seq } = (await answer.json()) as LiveTicket
  const connection = new WebSocket(origin.replace('http', 'ws') + channel, { origin })
  const say = (type: string, payload: object) => connection.send(JSON.stringify({ v: 1, type, payload }))
  let beats = 0
  let isEnded = false
  connection.on('open', () => say('hello', { ticket, stream, seq, presence: 'here' }))
  connection.on('close', () => {
    isEnded = true
  })
  connection.on('message', (data) => {
    if (JSON.parse(String(data)).type !== 'beat') return
    beats += 1
    say('alive', {})
  })
  return {
    beats: () => beats,
    isEnded: () => isEnded,
    async close() {
      connection.terminate()
      await stop()
      await backend.close()
    },
  }
}

test('beats keep a silent connection open', async () => {
  const connection = await openQuietConnection('6s')
  try {
    // A beat every second or two: ten of them take longer than nginx waits.
    await expect.poll(connection.beats, { timeout: 40_000 }).toBeGreaterThan(10)
    expect(connection.isEnded()).toBe(false)
  } finally {
    await connection.close()
  }
})

test('if nginx waits for less than a beat, it closes the connection', async () => {
  const connection = await openQuietConnection('500ms')
  try {
    await expect.poll(connection.isEnded).toBe(true)
  } finally {
    await connection.close()
  }
})

import { readdirSync } from 'node:fs'
import type { APIResponse } from '@playwright/test'
import { cacheControl, contentSecurityPolicy } from '../../scripts/deploy/headers.ts'
import { basePath, operations } from '../../src/contract/operations.gen.ts'
import { href } from '../../src/platform/navigation/href.ts'
import { createGame } from '../support/table.ts'
import { watch } from '../support/watch.ts'
import { expect, signIn, test } from './support/fixtures.ts'
import { builtFolder, startNginx } from './support/fronts.ts'

// Tests what the shipped configuration does beyond what every front does.

const script = `/assets/${readdirSync(`${builtFolder}/assets`).find((name) => /^index-.*\.js$/.test(name))}`

test('a hashed file is kept for a year, and sent compressed', async ({ request }) => {
  const answer = await request.get(script, { headers: { 'Accept-Encoding': 'gzip' } })
  expect(answer.headers()['cache-control']).toBe(cacheControl.hashed)
  expect(answer.headers()['content-encoding']).toBe('gzip')
  expect(answer.headers().vary).toContain('Accept-Encoding')
  expect(answer.headers()['content-security-policy']).toBe(contentSecurityPolicy())
})

test('a file of an older release is missing, and nobody remembers that', async ({ request }) => {
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
    // Some browsers tell the page that a visitor comes from, whatever they are asked.
    await request.get(`${origin}/home/`, { headers: { Referer: origin + link } })
    await expect.poll(readLog).toContain('"GET /home/ HTTP/1.1" 200')
    expect(readLog().match(/"GET \/join\/\.\.\. HTTP\/1\.1" 200/g)).toHaveLength(5)
    expect(readLog().toLowerCase()).not.toContain(token.toLowerCase())
  } finally {
    await stop()
  }
})

test.describe('what nginx answers in the backend’s place is JSON, as the contract asks of errors', () => {
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

  test('an error of the backend’s own passes as it is', async ({ request, deployment }) => {
    deployment.backend.settings.change({ faults: { getUserInfo: '403-message' } })
    expect(await (await request.get(userInfo)).json()).toEqual({ message: 'You may not do that.' })
  })
})

test('where a proxy lets no WebSocket through, a game says so, and asks every 15 seconds', async ({
  browser,
  deployment,
}) => {
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
    const ready = { name: 'Ready', exact: true }
    for (const each of [page, another]) {
      await each.goto(href('gameLobby', { game: gameId }))
      const bar = each.getByRole('region', { name: 'Current game' })
      const words = 'No live connection. This page looks for news every 15 seconds.'
      await expect(bar.getByText(words).first()).toBeVisible()
      await expect(each.getByRole('button', ready)).toHaveAttribute('aria-pressed', 'false')
    }
    await another.getByRole('button', ready).click()
    await expect(another.getByRole('button', ready)).toHaveAttribute('aria-pressed', 'true')
    await page.clock.fastForward(15_000)
    await expect(page.getByRole('button', ready)).toHaveAttribute('aria-pressed', 'true')
    expect(faults.filter((fault) => !/^console error: WebSocket connection to '[^']+' failed/.test(fault))).toEqual([])
  } finally {
    await context.close()
    await stop()
  }
})

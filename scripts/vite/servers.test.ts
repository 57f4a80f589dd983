import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'
import { createLogger, createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { noAnswerFrom } from '../../mocks/scenarios/real-tags.ts'
import { basePath } from '../../src/contract/operations.gen.ts'
import { apiProxy } from './servers.ts'
import { readSettings } from './settings.ts'

function addressOf(server: Pick<Server, 'address'> | null) {
  const address = server?.address()
  if (!address || typeof address === 'string') throw new Error('The server does not listen.')
  return `http://127.0.0.1:${address.port}`
}

/** Reports the request, and sets a cookie. */
const report: RequestListener = ({ method, url, headers }, response) => {
  response.setHeader('Set-Cookie', ['a=1; Path=/; HttpOnly; Secure; SameSite=Lax', 'b=2; Domain=example.com'])
  response.end(JSON.stringify({ method, url, cookie: headers.cookie, page: headers['x-forwarded-host'] }))
}

/** A backend that accepts every WebSocket with 101. */
async function startBackend(answer = report) {
  const backend = createHttpServer(answer)
  backend.on('upgrade', (_request, socket) => {
    socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')
  })
  await new Promise<void>((done) => backend.listen(0, '127.0.0.1', done))
  onTestFinished(() => void backend.close())
  return addressOf(backend)
}

/** A development server that forwards calls as the app's does. */
async function startFront(env: Record<string, string>) {
  const proxy = apiProxy(readSettings({ VITE_API_MODE: 'live', ...env }, true))
  const front = await createServer({
    configFile: false,
    root: 'deploy',
    customLogger: { ...createLogger('silent'), error: () => {} },
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, hmr: false, ws: false, watch: null, proxy },
  })
  await front.listen()
  onTestFinished(() => front.close())
  return addressOf(front.httpServer)
}

test('calls arrive as they were made, and cookies come back as they were set', async () => {
  const front = await startFront({ API_TARGET: await startBackend() })
  const answer = await fetch(`${front}${basePath}/x?y=1`, { method: 'POST', headers: { Cookie: 'a=1' } })
  const page = new URL(front).host
  expect(await answer.json()).toEqual({ method: 'POST', url: `${basePath}/x?y=1`, cookie: 'a=1', page })
  expect(answer.headers.getSetCookie()).toEqual([
    'a=1; Path=/; HttpOnly; Secure; SameSite=Lax',
    'b=2; Domain=example.com',
  ])
})

test('only the API is passed on', async () => {
  const front = await startFront({ API_TARGET: await startBackend(), VITE_API_BASE: '/backend' })
  expect((await (await fetch(`${front}/backend/x`)).json()).url).toBe('/backend/x')
  expect((await fetch(`${front}/backends/x`)).headers.getSetCookie()).toEqual([])
})

test.each([
  ['is not there', async () => 'http://127.0.0.1:9'],
  ['breaks off instead of answering', () => startBackend((_request, response) => response.destroy())],
])('a server that %s is a 502 that says what to do', async (_, startTarget) => {
  const target = await startTarget()
  const front = await startFront({ API_TARGET: target })
  const answer = await fetch(`${front}${basePath}/x`)
  expect(answer.status).toBe(502)
  expect(await answer.json()).toEqual({ message: noAnswerFrom(target) })
})

test('an answer that breaks off breaks off here too', async () => {
  const target = await startBackend((_request, response) => {
    response.writeHead(200, { 'Content-Length': 100 }).write('{"half":', () => response.destroy())
  })
  const front = await startFront({ API_TARGET: target })
  const answer = await fetch(`${front}${basePath}/x`)
  await expect(answer.text()).rejects.toThrow('terminated')
})

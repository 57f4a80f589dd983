import { createServer as createHttpServer, type Server } from 'node:http'
import { createLogger, createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { basePath } from '../../src/contract/operations.gen.ts'
import { apiProxy } from './servers.ts'
import { readSettings } from './settings.ts'

function addressOf(server: Pick<Server, 'address'> | null) {
  const address = server?.address()
  if (!address || typeof address === 'string') throw new Error('The server does not listen.')
  return `http://127.0.0.1:${address.port}`
}

/** A backend that reports its requests, sets a cookie, and accepts every WebSocket with 101. */
async function startBackend() {
  const backend = createHttpServer((request, response) => {
    const { method, url, headers } = request
    response.setHeader('Set-Cookie', ['a=1; Path=/; HttpOnly; Secure; SameSite=Lax', 'b=2; Domain=example.com'])
    response.end(JSON.stringify({ method, url, cookie: headers.cookie, page: headers['x-forwarded-host'] }))
  })
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

test('a server that does not answer is a 502 that says what to do', async () => {
  const front = await startFront({ API_TARGET: 'http://127.0.0.1:9' })
  const answer = await fetch(`${front}${basePath}/x`)
  expect(answer.status).toBe(502)
  expect(await answer.json()).toEqual({
    message: "The API at http://127.0.0.1:9 doesn't answer. Start it, or set API_TARGET to where it runs.",
  })
})

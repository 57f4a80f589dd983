import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { basePath, type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { type MockServerOptions, startMockServer } from './server.ts'

const email = 'rowan@example.com'
const json = { 'Content-Type': 'application/json' }
const running: { close(): Promise<void> }[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

async function serve(options: MockServerOptions = {}) {
  const server = await startMockServer(options)
  running.push(server)
  const call = (id: OperationId, body?: object, headers: Record<string, string> = {}) => {
    const { method, path } = operations[id]
    const content = body ? { body: JSON.stringify(body), headers: { ...json, ...headers } } : { headers }
    return fetch(`${server.url}${basePath}${path}`, { method, ...content })
  }
  /** Requests a code and checks it. Returns the answer that opens the session. */
  const signIn = async (headers: Record<string, string> = {}) => {
    const { requestId } = await (await call('startVerification', { email })).json()
    return call('checkVerification', { requestId, code: server.world.outbox.list()[0]?.code }, headers)
  }
  return { server, call, signIn }
}

/** Sends raw bytes, as no proper client would, and returns the answer. */
async function raw(url: string, bytes: string): Promise<string> {
  const { port, hostname } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.end(bytes)
  return text(socket)
}

describe('a session over HTTP', () => {
  test('is a real HttpOnly cookie: sign in, who am I, log out', async () => {
    const { call, signIn } = await serve()
    const checked = await signIn()
    const [line = ''] = checked.headers.getSetCookie()
    expect(line).toMatch(/^emberhall_session=\w{27}; HttpOnly; SameSite=Lax; Path=\/; Max-Age=3600$/)

    const Cookie = line.slice(0, line.indexOf(';'))
    const user = await call('getUserInfo', undefined, { Cookie })
    expect(await user.json()).toMatchObject({ userId: expect.stringMatching(/^\w{27}$/) })
    expect(user.headers.getSetCookie()[0]).toContain(Cookie)

    const left = await call('logout', undefined, { Cookie })
    expect([left.status, await left.text(), left.headers.get('content-length')]).toEqual([204, '', null])
    expect(left.headers.getSetCookie()[0]).toContain('Max-Age=0')
    expect((await call('getUserInfo', undefined, { Cookie })).status).toBe(401)
  })
})

describe('an invalid request', () => {
  test('gets a 400 for a body that is far too long, and the connection ends', async () => {
    const { server, call } = await serve()
    const path = basePath + operations.startVerification.path
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${20 * 1024 * 1024}\r\n\r\n`
    const received = await raw(server.url, head + 'x'.repeat(20 * 1024 * 1024))
    expect(received).toMatch(/^HTTP\/1\.1 400 .*connection: close.*The body is too long\./is)
    expect((await call('getUserInfo')).status).toBe(401)
  })

  test('ends if its body does not arrive in time', async () => {
    const { server } = await serve({ timeoutMs: 200 })
    const { port, hostname } = new URL(server.url)
    const socket = connect(Number(port), hostname)
    const path = basePath + operations.startVerification.path
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
  })
})

describe('scenarios and faults', () => {
  test('offline closes the connection without an answer', async () => {
    const { call } = await serve({ scenario: 'offline' })
    await expect(call('getUserInfo')).rejects.toThrow('fetch failed')
  })

  test('a dropped connection breaks off after the first half of the body', async () => {
    const { server } = await serve()
    server.settings.change({ faults: { getUserInfo: 'dropped' } })
    const { method, path } = operations.getUserInfo
    const received = await raw(server.url, `${method} ${basePath}${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
    expect(received).toMatch(/^HTTP\/1\.1 200 OK/)
    expect(received).toMatch(/\r\n\r\n\{"userId"[^}]*$/)
    await expect(fetch(`${server.url}${basePath}${path}`).then((answer) => answer.text())).rejects.toThrow()
  })
})

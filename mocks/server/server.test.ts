import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { gameChannel } from '../../src/contract/events.gen.ts'
import { basePath, type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { buildPath } from '../../src/contract/paths.ts'
import { type MockServerOptions, startMockServer } from './server.ts'

const running: { close(): Promise<void> }[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

async function serve(options: MockServerOptions = {}) {
  const server = await startMockServer(options)
  running.push(server)
  const call = (id: OperationId) =>
    fetch(server.url + basePath + operations[id].path, { method: operations[id].method })
  return { server, call }
}

/** Sends raw bytes, as no proper client would, and returns the answer. */
async function raw(url: string, bytes: string): Promise<string> {
  const { port, hostname } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.end(bytes)
  return text(socket)
}

describe('an invalid request', () => {
  test('gets a 400 for a body that is far too long, and the connection ends', async () => {
    const { server, call } = await serve()
    const path = basePath + operations.startVerification.path
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${20 * 1024 * 1024}\r\n\r\n`
    const { port, hostname } = new URL(server.url)
    // A client that sends everything may lose the answer, if the machine is slow.
    const socket = connect(Number(port), hostname)
    socket.write(`${head}x`)
    const received = await text(socket)
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
    server.settings.change({ chosenAnswers: { getUserInfo: { fault: 'dropped' } } })
    const { method, path } = operations.getUserInfo
    const received = await raw(server.url, `${method} ${basePath}${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
    expect(received).toMatch(/^HTTP\/1\.1 200 OK/)
    expect(received).toMatch(/\r\n\r\n\{"userId"[^}]*$/)
    await expect(fetch(`${server.url}${basePath}${path}`).then((answer) => answer.text())).rejects.toThrow()
  })
})

test.each([
  ['a binary frame', new Uint8Array([1, 2, 3]), 4400],
  ['a frame that is far too long', 'x'.repeat(100_000), 1009],
])('%s ends a live connection', async (_, frame, code) => {
  const { server } = await serve()
  const connection = new WebSocket(
    server.url.replace('http', 'ws') + basePath + buildPath(gameChannel, { gameId: 'crown' }),
  )
  await once(connection, 'open')
  connection.send(frame)
  expect((await once(connection, 'close'))[0]).toBe(code)
})

test('a --data file of another server that runs is refused; that of one that crashed is taken over', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const data = join(folder, 'world.json')
  writeFileSync(`${data}.lock`, String(process.ppid))
  await expect(serve({ data })).rejects.toThrow('Another mock server uses it.')
  writeFileSync(`${data}.lock`, '2147483647')
  await serve({ data })
  expect(readFileSync(`${data}.lock`, 'utf8')).toBe(String(process.pid))
  await running.pop()?.close()
  expect(existsSync(`${data}.lock`)).toBe(false)
})

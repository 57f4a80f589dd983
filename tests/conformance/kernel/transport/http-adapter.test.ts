import { createServer as createHttp, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcp, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { NoAnswer, send } from './http-adapter.ts'

const servers: Server[] = []
const listen = (server: Server) => {
  servers.push(server)
  return new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })
}
const answering = (listener: RequestListener) => listen(createHttp(listener))
/** Answers every request with these bytes. */
const saying = (bytes: string) =>
  listen(createTcp((socket) => socket.on('error', () => undefined).once('data', () => socket.end(bytes))))
const get = { method: 'GET', path: '/', headers: {}, body: '' }

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

test('the answer comes as it is on the wire: headers in their order, cookies apart, no redirect followed', async () => {
  const given = ['Location /login', 'Set-Cookie a=1', 'Set-Cookie b=2'].map((line) => line.split(' '))
  const origin = await answering((_, out) => out.writeHead(302, given.flat()).end('gone'))
  const { status, headers, body } = await send(origin, get, 2000)
  expect([status, body]).toEqual([302, 'gone'])
  expect(headers.slice(0, 3)).toEqual(given)
})

test('bytes after a 204 are seen', async () => {
  const origin = await saying('HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n{"a":1}')
  expect((await send(origin, get, 2000)).body).toBe('{"a":1}')
})

test.each([
  ['no answer in time', 100, () => answering(() => undefined), /no answer within 0.1 s/],
  ['a connection that closes', 2000, () => saying(''), /hang up/],
  [
    'half an answer',
    2000,
    () => saying('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{"a"'),
    /before the answer was whole/,
  ],
  ['what is no HTTP', 2000, () => saying('SSH-2.0\r\n\r\n'), /Parse Error/],
])('%s is reported', async (_, timeout, start, message) => {
  const origin = await start()
  const failed = await send(origin, get, timeout).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(NoAnswer)
  expect(String(failed)).toMatch(message)
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createContacts } from './contacts.ts'
import { createRun, type Parts } from './create-run.ts'
import { createRedactor } from './report/redact.ts'
import type { Failure, Person } from './run.ts'
import { Blocked } from './stops.ts'

const asked: string[] = []
const server = createServer((message, out) => {
  asked.push(`${message.method} ${message.url} ${message.headers['if-match'] ?? ''}`.trim())
  out.writeHead(200, { 'Set-Cookie': 'session=0123456789; Path=/' }).end('{}')
})
const failures: Failure[] = []
const signedIn: Person[] = []

beforeEach(async () => {
  asked.length = 0
  failures.length = 0
  signedIn.length = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

function start(parts: Partial<Parts> = {}) {
  // For a server that listens on a port, the address has this type.
  const { port } = server.address() as AddressInfo
  return createRun({
    target: { origin: `http://127.0.0.1:${port}`, basePath: '/base', secure: false, timeout: 2000 },
    validateExchange: ({ came }) => (came.body === '{}' ? [{ where: '#/paths', message: 'it is empty' }] : []),
    codes: async () => '123456',
    contacts: createContacts(['rowan@example.com'], 'x7'),
    redactor: createRedactor(),
    signIn: async (_, person) => signedIn.push(person),
    onFailure: (failure) => failures.push(failure),
    atEnd: () => {},
    ...parts,
  })
}

test('a call takes a query and headers, keeps cookies, and is compared with the contract once', async () => {
  const run = start()
  const jar = run.newJar()
  const query = { tag: ['a', 'b c'], limit: '2' }
  await run.call('getUserInfo', { query, headers: { 'If-Match': '"3"' }, jar })
  await run.call('getUserInfo', { jar })
  expect(asked[0]).toMatch(/^GET \/base\/.+\?tag=a&tag=b\+c&limit=2 "3"$/)
  expect(jar.header()).toBe('session=0123456789')
  expect(failures.map(({ message }) => message)).toEqual(['it is empty'])
  expect(run.exchanges).toHaveLength(2)
})

test('what no operation is for is sent, and not compared', async () => {
  const run = start()
  await run.send('PUT', '/elsewhere', { body: 'x' })
  expect(asked).toEqual(['PUT /base/elsewhere'])
  expect(failures).toEqual([])
})

test('a person signs in once, each with a contact of their own', async () => {
  const run = start()
  const [host, again, player] = await Promise.all([run.person('host'), run.person('host'), run.person('player')])
  expect(again).toBe(host)
  expect(player?.contact).not.toBe(host?.contact)
  expect(signedIn).toHaveLength(2)
})

test('without a code, or without a contact, a check is blocked and not failed', async () => {
  const run = start({ codes: () => Promise.reject(new Error('nothing came')), contacts: createContacts([], 'x7') })
  await expect(run.code('rowan@example.com')).rejects.toThrow(new Blocked('nothing came'))
  expect(() => run.contact()).toThrow(Blocked)
  await expect(run.person('host')).rejects.toThrow(Blocked)
  expect(failures).toEqual([])
})

test('a path is filled with what earlier checks have made, and with what is given', () => {
  const run = start()
  const path = '/quests/{questId}/notes/{noteId}'
  expect(() => run.fill(path)).toThrow('no earlier check has made a questId')
  run.remember('questId', 'a b')
  expect(run.fill(path, { noteId: '7' })).toBe('/quests/a%20b/notes/7')
})

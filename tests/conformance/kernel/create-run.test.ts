import { beforeEach, expect, test } from 'vitest'
import { createContacts } from './contacts.ts'
import { createRun, type Parts } from './create-run.ts'
import { createRedactor } from './report/redact.ts'
import { Blocked, type Failure, type Person } from './run.ts'
import type { Sent } from './transport/http-adapter.ts'
import { overHttp } from './transport/over-http.ts'

const asked: Sent[] = []
const failures: Failure[] = []
const signedIn: Person[] = []

beforeEach(() => {
  for (const list of [asked, failures, signedIn]) list.length = 0
})

const start = (parts: Partial<Parts> = {}) =>
  createRun({
    target: {
      ...overHttp({ origin: 'http://127.0.0.1:1', basePath: '/base', secure: false, timeout: 1 }),
      async send(sent) {
        asked.push(sent)
        return { status: 200, headers: [['Set-Cookie', 'session=0123456789; Path=/']], body: '{}' }
      },
    },
    validateExchange: ({ came }) => (came.body === '{}' ? [{ where: '#/paths', message: 'it is empty' }] : []),
    codes: async () => '123456',
    contacts: createContacts(['rowan@example.com'], 'x7'),
    redactor: createRedactor(),
    signIn: async (_, person) => signedIn.push(person),
    onFailure: (failure) => failures.push(failure),
    atEnd: () => {},
    heard: [],
    ...parts,
  })

test('a call takes a query and headers, keeps cookies, and is compared with the contract once', async () => {
  const run = start()
  const jar = run.newJar()
  const query = { tag: ['a', 'b c'], limit: '2' }
  await run.call('getUserInfo', { query, headers: { 'If-Match': '"3"' }, jar })
  await run.call('getUserInfo', { jar })
  expect(asked[0]).toMatchObject({ method: 'GET', headers: { 'If-Match': '"3"' } })
  expect(asked[0]?.path).toMatch(/^\/base\/.+\?tag=a&tag=b\+c&limit=2$/)
  expect(asked[1]?.headers.Cookie).toBe('session=0123456789')
  expect(failures.map(({ message }) => message)).toEqual(['it is empty'])
  expect(run.exchanges).toHaveLength(2)
})

test('what no operation is for is sent, and not compared', async () => {
  await start().send('PUT', '/elsewhere', { body: 'x' })
  expect(asked).toMatchObject([{ method: 'PUT', path: '/base/elsewhere', body: 'x' }])
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

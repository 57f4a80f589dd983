import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { lazySchemas } from '../contract/lazy-schemas.ts'
import { basePath, type Operation } from '../contract/operations.gen.ts'
import { zErrorBody } from '../contract/schemas/openapi.gen.ts'
import { codeOf, errorText, isAborted, retryAtOf, statusOf } from './api-error.ts'
import { checkAnswer, parseRetryAfter } from './send.ts'

afterEach(() => void vi.unstubAllEnvs())

async function load() {
  vi.resetModules()
  return (await import('./send.ts')).apiBase
}

test('the API is on this origin, below the path of the contract, unless the app is built for another address', async () => {
  vi.stubEnv('VITE_API_BASE', undefined)
  expect(await load()).toBe(basePath)
  vi.stubEnv('VITE_API_BASE', 'https://api.test/v2')
  expect(await load()).toBe('https://api.test/v2')
})

const now = Date.UTC(2026, 10, 20, 12, 0, 0)

test.each([
  ['seconds', '30', now + 30_000],
  ['no time at all', '0', now],
  ['an HTTP date', 'Fri, 20 Nov 2026 12:01:00 GMT', now + 60_000],
  ['a date that is over', 'Fri, 20 Nov 2026 11:00:00 GMT', now],
  ['an absurd number', '99999999999999999999', now + 3_600_000],
  ['an absurd date', 'Fri, 20 Nov 2099 12:00:00 GMT', now + 3_600_000],
])('waits for %s', (_, header, moment) => {
  expect(parseRetryAfter(header, now)).toBe(moment)
})

test.each([null, '', 'soon', 'NaN', '30 seconds', '30s'])('ignores %o', (header) => {
  expect(parseRetryAfter(header, now)).toBeUndefined()
})

test('reads a date on the clock of the server', () => {
  const serverNow = now + 3 * 3_600_000
  const inAMinute = new Date(serverNow + 60_000).toUTCString()
  expect(parseRetryAfter(inAMinute, now, serverNow)).toBe(now + 60_000)
})

// A later contract has more fields in the error body. The client was built with it, and the server sends a malformed
// one.
beforeEach(() => {
  vi.resetModules()
  vi.doMock('../contract/schemas/openapi.gen.ts', async (importOriginal) => ({
    ...(await importOriginal<object>()),
    zErrorBody: z.extend(zErrorBody, { details: z.array(z.string()) }),
  }))
})
afterEach(() => {
  vi.doUnmock('../contract/schemas/openapi.gen.ts')
  vi.resetModules()
})

test.each([
  ['fits the contract', { details: ['Table 7'] }],
  ['is malformed', { details: 7 }],
  ['is absent', {}],
])('the message is read even if the rest of the body %s', async (_, rest) => {
  const { toApiError } = await import('./send.ts')
  expect(toApiError(410, { message: ' Too late. ', ...rest }, undefined)).toMatchObject({
    kind: 'refused',
    status: 410,
    message: 'Too late.',
  })
})

const operation: Operation = { id: 'paint', method: 'PUT', path: '/paint', session: false, answers: {} }
const named = lazySchemas(async () => ({ zNamed: z.object({ name: z.string() }) }))('zNamed')

/** The result of checking an answer: its body, or what is wrong with it. */
async function answered(answers: Operation['answers'], status: number, body: unknown, headers = {}) {
  const checked = await checkAnswer({ ...operation, answers }, { status, headers, body })
  return 'issues' in checked ? checked.issues : checked.answer.body
}

test('a success with an undeclared status passes if its body does', async () => {
  const good = { name: 'Rowan' }
  expect(await answered({ 200: { body: named } }, 200, good)).toEqual(good)
  expect(await answered({ 200: { body: named } }, 203, good)).toEqual(good)
  expect(await answered({ 200: { body: named } }, 203, {})).toEqual(['name: missing'])
})

test('a missing required header is an error, a missing optional one is not', async () => {
  const answers = { 201: { body: named, headers: { Location: true, ETag: false } } }
  const good = { name: 'Rowan' }
  expect(await answered(answers, 201, good, { Location: '/paint/1' })).toEqual(good)
  expect(await answered(answers, 201, good, { ETag: '"1"' })).toEqual(['the header Location is missing'])
  // Only those of a declared answer are read.
  expect(await answered(answers, 200, good)).toEqual(['the status 200 is not declared'])
})

test.each([undefined, null, 'boom', 7, {}, new Error('boom'), { status: 500, retryAt: 7 }])(
  'a rejected thunk may carry %o, which has no message to show',
  (error) => {
    expect([errorText(error, 'Sorry'), isAborted(error)]).toEqual(['Sorry', false])
    expect([statusOf(error), retryAtOf(error)]).toEqual([undefined, undefined])
  },
)

test('the status, the code and the time of the next try are known if the server sent them', () => {
  const refused = { kind: 'refused', status: 429, message: 'Slow down.', code: 'too_many', retryAt: 9000 }
  const known = (error: unknown) => [statusOf(error), codeOf(error), retryAtOf(error)]
  expect(known(refused)).toEqual([429, 'too_many', 9000])
  expect(known({ kind: 'no-network' })).toEqual([undefined, undefined, undefined])
})

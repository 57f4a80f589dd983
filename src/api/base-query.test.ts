import { configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { examples } from '../contract/examples.gen.ts'
import { authOperations } from '../contract/operations/auth.gen.ts'
import { type Operation, operations } from '../contract/operations.gen.ts'
import { errorText, isAborted, retryAtOf } from './api-error.ts'

// `send.ts` reads its settings when it is loaded, and another test file may have loaded it already.
vi.resetModules()
vi.stubEnv('VITE_API_BASE', 'http://api.test/base')
const { api } = await import('./api.ts')
const { authApi } = await import('./auth-api.ts')
const { baseQuery, delayCalls } = await import('./base-query.ts')

const now = Date.UTC(2026, 10, 20, 20, 0, 0)
const contact = examples.startVerification.request.byEmail
const started = examples.startVerification.answers[200].started
const fetched = vi.fn<(request: Request) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.stubEnv('VITE_API_MODE', undefined)
})

function openStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  })
}
const start = (body: unknown = contact) =>
  openStore().dispatch(authApi.endpoints.startVerification.initiate(body as typeof contact))
const failureOf = (call: ReturnType<typeof start>) =>
  call.unwrap().then(
    () => 'no failure',
    (error: unknown) => error,
  )
const json = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init)

test('sends what the contract declares, and returns the parsed answer', async () => {
  let sent: unknown
  fetched.mockImplementation(async (request) => {
    sent = await request.clone().json()
    return json({ ...started, extra: 'ignored' })
  })
  expect(await start().unwrap()).toEqual(started)
  const request = fetched.mock.calls[0]?.[0]
  expect(request?.method).toBe('POST')
  expect(request?.url).toBe(`http://api.test/base${operations.startVerification.path}`)
  expect(request?.credentials).toBe('include')
  expect(sent).toEqual(contact)
})

test.each([
  [
    'the server says no',
    () => json({ message: 'Too late.' }, { status: 410 }),
    { kind: 'refused', status: 410, message: 'Too late.' },
  ],
  [
    'the server says no, and names the kind',
    () => json({ message: 'Too late.', code: 'closed' }, { status: 410 }),
    { kind: 'refused', status: 410, message: 'Too late.', code: 'closed' },
  ],
  [
    'the server says no, and the rest of the body is strange',
    () => json({ message: 'Too late.', details: 7, code: { deep: null }, errors: 'x' }, { status: 410 }),
    { kind: 'refused', status: 410, message: 'Too late.' },
  ],
  ['a message that is no text', () => json({ message: 7 }, { status: 400 }), { kind: 'off-contract', status: 400 }],
  ['a body that is no object', () => json(null, { status: 400 }), { kind: 'off-contract', status: 400 }],
  ['a blank message', () => json({ message: '  ' }, { status: 400 }), { kind: 'off-contract', status: 400 }],
  ['no message', () => json({ error: 'x' }, { status: 500 }), { kind: 'off-contract', status: 500 }],
  ['an HTML error', () => new Response('<h1>Bad Gateway</h1>', { status: 502 }), { kind: 'not-json', status: 502 }],
  ['an empty error', () => new Response('', { status: 500 }), { kind: 'not-json', status: 500 }],
  ['broken JSON', () => new Response('{"requestId":'), { kind: 'not-json', status: 200 }],
  ['an empty answer', () => new Response(''), { kind: 'not-json', status: 200 }],
  ['a wrong shape', () => json({ requestId: 7 }), { kind: 'off-contract', status: 200 }],
])('distinguishes: %s', async (_, answer, error) => {
  fetched.mockResolvedValue(answer())
  expect(await failureOf(start())).toMatchObject(error)
})

test('offline and a connection that breaks during the answer are both network errors', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await failureOf(start())).toEqual({ kind: 'no-network' })
  const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) })
  fetched.mockResolvedValue(new Response(broken))
  expect(await failureOf(start())).toEqual({ kind: 'no-network' })
})

test('no call is repeated automatically', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await openStore().dispatch(authApi.endpoints.getUserInfo.initiate())
  expect(fetched).toHaveBeenCalledOnce()
  fetched.mockResolvedValue(new Response('busy', { status: 503 }))
  await openStore().dispatch(authApi.endpoints.getUserInfo.initiate())
  expect(fetched).toHaveBeenCalledTimes(2)
})

const ask = (context: Partial<Parameters<typeof baseQuery>[1]> = { signal: new AbortController().signal }) =>
  baseQuery(
    { operation: authOperations.getUserInfo as Operation, input: {} },
    context as Parameters<typeof baseQuery>[1],
    {},
  )

test.each([
  ['is absent', undefined, undefined],
  ['is unreadable', 'soon', undefined],
  ['agrees', now, 0],
  ['cut off what is less than a second', now - 999, 0],
  ['is a minute ahead', now + 60_000, 60_000],
  ['is a minute behind', now - 60_000, -59_000],
])('the server’s clock %s', async (_, date, offset) => {
  const headers = new Headers()
  if (date !== undefined) headers.set('Date', typeof date === 'number' ? new Date(date).toUTCString() : date)
  fetched.mockResolvedValue(json({}, { headers }))
  expect((await ask()).meta?.clockOffset).toBe(offset)
})

test('a refusal off the contract reports what is wrong with it', async () => {
  const issuesOf = async (body: unknown) => {
    fetched.mockResolvedValue(json(body, { status: 400 }))
    return ((await failureOf(start())) as { issues: string[] }).issues
  }
  expect(await issuesOf({ message: '  ' })).toEqual(['message: blank'])
  expect(await issuesOf({})).toEqual(['message: missing'])
  expect(await issuesOf('no object')).toEqual(['string instead of object'])
})

describe('in development, an answer off the contract', () => {
  /** What the console says of some answers to a call. */
  async function heardOf(mode: string, ...answers: Response[]) {
    vi.stubEnv('VITE_API_MODE', mode)
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const answer of answers) {
      fetched.mockResolvedValueOnce(answer)
      await failureOf(start())
    }
    return error.mock.calls.flat()
  }

  test.each([
    ['a field that is missing', json({}), 'startVerification left the contract (200): requestId: missing'],
    [
      'null for a text',
      json({ requestId: null }),
      'startVerification left the contract (200): requestId: null instead of string',
    ],
    [
      'a text of another form, which is not repeated',
      json({ requestId: '123456' }),
      'startVerification left the contract (200): requestId: string, invalid format',
    ],
    ['HTML', new Response('<h1>Hi</h1>'), 'startVerification left the contract (200): the body is not JSON'],
    [
      'an undeclared status',
      new Response(null, { status: 204 }),
      'startVerification left the contract (204): the body is not JSON',
    ],
    [
      'an error without a message',
      json({ error: 'x' }, { status: 500 }),
      'startVerification left the contract (500): message: missing',
    ],
  ])('of a real server is said once on the console: %s', async (_, answer, said) => {
    expect(await heardOf('live', answer)).toEqual([said])
  })

  test('of the mock is left to its workbench, and a refusal is nothing to say', async () => {
    expect(await heardOf('mock', json({}))).toEqual([])
    expect(await heardOf('live', json({ message: 'Too late.' }, { status: 410 }))).toEqual([])
  })
})

test('an aborted call is not reported as a network error', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await ask({ signal: AbortSignal.abort() })).toEqual({ error: { kind: 'aborted' } })
})

test('a canceled call is distinguished from a failed one', async () => {
  fetched.mockImplementation(
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  const call = start()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
  call.abort()
  expect(isAborted(await failureOf(call))).toBe(true)
})

test('Retry-After is kept with every refusal', async () => {
  fetched.mockResolvedValue(json({ message: 'Slow down.' }, { status: 429, headers: { 'Retry-After': '90' } }))
  expect(retryAtOf(await failureOf(start()))).toBe(now + 90_000)
  fetched.mockResolvedValue(new Response('busy', { status: 503, headers: { 'Retry-After': '5' } }))
  expect(retryAtOf(await failureOf(start()))).toBe(now + 5000)
})

test('an answer without content is null', async () => {
  fetched.mockResolvedValue(new Response(null, { status: 204 }))
  expect(await openStore().dispatch(authApi.endpoints.logout.initiate()).unwrap()).toBeNull()
})

test('the text to show is the message of the server, or else the fallback', () => {
  expect(errorText({ kind: 'refused', status: 400, message: 'No.' }, 'Sorry')).toBe('No.')
  expect(errorText({ kind: 'no-network' }, 'Sorry')).toBe('Sorry')
  expect(errorText({ kind: 'off-contract', issues: ['x'] }, 'Sorry')).toBe('Sorry')
  expect(errorText(new Error('boom'), 'Sorry')).toBe('Sorry')
})

test('a delayed call is sent after the first paint', async () => {
  const painted = Promise.withResolvers<void>()
  delayCalls(painted.promise)
  fetched.mockImplementation(async () => json(started))
  const call = start()
  await import('./send.ts')
  expect(fetched).not.toHaveBeenCalled()
  painted.resolve()
  expect(await call.unwrap()).toEqual(started)
})

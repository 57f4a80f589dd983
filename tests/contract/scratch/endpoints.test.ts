import { configureStore } from '@reduxjs/toolkit'
import { afterEach, expect, test, vi } from 'vitest'
import { examples } from './generated/examples.gen.ts'
import { basePath, operations } from './generated/operations.gen.ts'

// Read when it is loaded, which another test file may have done.
vi.resetModules()
vi.stubEnv('VITE_API_BASE', `http://api.test${basePath}`)
const { scratchApi } = await import('./api.ts')
const { scratchServer } = await import('./server.ts')

afterEach(() => void vi.unstubAllGlobals())

const { endpoints } = scratchApi
const crown = examples.getGame.answers[200].crown
const params = { gameId: crown.gameId }
const no = examples.getGame.answers[404].no

function openStore() {
  return configureStore({
    reducer: { api: scratchApi.reducer },
    // A busy machine says nothing about the endpoints.
    middleware: (getDefault) =>
      getDefault({ immutableCheck: { warnAfter: 1000 }, serializableCheck: { warnAfter: 1000 } }).concat(
        scratchApi.middleware,
      ),
  })
}
/** Calls an endpoint; what it resolves to, or the error. */
const call = (thunk: unknown) =>
  (
    openStore()
      .dispatch(thunk as ReturnType<typeof endpoints.readGame.initiate>)
      .unwrap() as Promise<unknown>
  ).catch((error: unknown) => ({ error }))
const json = (status: number, body: unknown, headers?: HeadersInit) => () => Response.json(body, { status, headers })
const bare = (status: number) => () => new Response(null, { status })

test('query parameters, lists among them, arrive as what they are; a default is the server’s to fill in', async () => {
  const { asked, violations } = scratchServer(json(200, { items: [crown], nextCursor: 'c2' }))
  expect(await call(endpoints.listGames.initiate())).toEqual({ items: [crown], nextCursor: 'c2' })
  await call(
    endpoints.listGames.initiate({
      query: { limit: 2, cursor: 'a&b=c', status: ['playing', 'archived'], archived: false },
    }),
  )
  expect(asked.map(({ query }) => query)).toEqual([
    { limit: 20 },
    { limit: 2, cursor: 'a&b=c', status: ['playing', 'archived'], archived: false },
  ])
  expect(violations).toEqual([])
})

test('path parameters are encoded; numbers stay numbers; a body may be left away; 201 may have none', async () => {
  const { asked, violations } = scratchServer(bare(201))
  expect(await call(endpoints.pingTurn.initiate({ params: { ...params, turn: 3 }, query: { loud: true } }))).toBeNull()
  const body = examples.pingTurn.request.dice
  await call(
    endpoints.pingTurn.initiate({
      params: { ...params, turn: 0 },
      query: { loud: false },
      body: { ...body, faces: [1] },
    }),
  )
  expect(asked).toMatchObject([
    { id: 'pingTurn', params: { ...params, turn: 3 }, query: { loud: true }, body: '' },
    { params: { turn: 0 }, query: { loud: false }, body: '{"kind":"dice","faces":[1]}' },
  ])
  expect(violations).toEqual([])
})

test('a create sends its key, and gives the header that says where the new thing is', async () => {
  const { asked, violations } = scratchServer(json(201, crown, { Location: '/games/one', ETag: '"1"' }))
  const headers = { 'Idempotency-Key': crown.gameId }
  const body = examples.createGame.request.named
  expect(await call(endpoints.createGame.initiate({ headers, body }))).toEqual({
    ...crown,
    location: '/games/one',
    version: '"1"',
  })
  expect(asked).toMatchObject([{ headers, body: JSON.stringify(body) }])
  expect(violations).toEqual([])
})

test('a success without the header that it has to have is off the contract', async () => {
  scratchServer(json(201, crown))
  const body = examples.createGame.request.named
  expect(await call(endpoints.createGame.initiate({ headers: { 'Idempotency-Key': crown.gameId }, body }))).toEqual({
    error: { kind: 'off-contract', status: 201, issues: ['the header Location is missing'] },
  })
})

test('a header that may be left away is not sent where there is none', async () => {
  const { asked } = scratchServer(json(200, crown, { ETag: '"1"' }))
  await call(endpoints.getGame.initiate({ params, headers: { 'If-None-Match': undefined } }))
  expect(asked).toEqual([expect.objectContaining({ headers: {} })])
})

test('an address that lacks a parameter is named', async () => {
  scratchServer(bare(204))
  expect(await call(endpoints.getMap.initiate({ params: { ...params, mapId: '..' } }))).toEqual({
    error: { kind: 'off-contract', issues: [`${operations.getMap.path} lacks a parameter`] },
  })
})

test('what RTK Query takes besides is handed on: after a change, what it touches is asked for again', async () => {
  const { asked } = scratchServer(json(200, { items: [crown] }))
  const store = openStore()
  await store.dispatch(endpoints.listGames.initiate())
  await store.dispatch(scratchApi.util.invalidateTags(['game']))
  await vi.waitFor(() => expect(asked).toHaveLength(2))
})

test('304 is no failure: there is nothing new', async () => {
  const { asked, violations } = scratchServer(bare(304))
  expect(await call(endpoints.getGame.initiate({ params, headers: { 'If-None-Match': '"1"' } }))).toBeNull()
  expect(asked).toMatchObject([{ headers: { 'If-None-Match': '"1"' } }])
  expect(violations).toEqual([])
})

test('one thing comes with its version, nullable, map and date-time as they are', async () => {
  const { violations } = scratchServer(json(200, crown, { ETag: '"7"' }))
  expect(await call(endpoints.getGame.initiate({ params }))).toEqual({ ...crown, version: '"7"' })
  expect(violations).toEqual([])
})

test.each([
  ['a date-time with an offset', { startsAt: '2026-11-22T19:00:00.5+05:30' }, true],
  ['a local date-time', { startsAt: '2026-11-22T19:00:00' }, false],
  ['a map of another type', { notes: { tone: 7 } }, false],
  ['a null that is not allowed', { name: null }, false],
  ['an unknown kind', { last: { kind: 'dance' } }, false],
  ['the wrong fields of a kind', { last: { kind: 'move', faces: [1] } }, false],
  ['a tuple that is too long', { last: { kind: 'move', from: [1, 2, 3] } }, false],
  ['schemas that hold each other', { folder: { entries: [{ name: 'a', folder: { entries: [] } }] } }, true],
  ['a fault deep in them', { folder: { entries: [{ name: 'a', folder: { entries: [{}] } }] } }, false],
])('%s: the schema and the contract say the same', async (_, change, right) => {
  const { violations } = scratchServer(json(200, { ...crown, ...change }, { ETag: '"1"' }))
  const result = await call(endpoints.readGame.initiate({ params }))
  expect({ taken: !(result as object).hasOwnProperty.call(result, 'error'), kept: violations.length === 0 }).toEqual({
    taken: right,
    kept: right,
  })
})

test('a map of numbers, at a path that a parameter would match too', async () => {
  const { asked, violations } = scratchServer(json(200, { [crown.gameId]: 2 }))
  expect(await call(endpoints.listInvitations.initiate())).toEqual({ [crown.gameId]: 2 })
  expect(asked).toMatchObject([{ id: 'listInvitations' }])
  expect(violations).toEqual([])
})

test('an operation with capitals in its name', async () => {
  const { violations } = scratchServer(json(200, { kind: 'dice', faces: [6] }))
  expect(await call(endpoints.getVTTUrl.initiate())).toEqual({ kind: 'dice', faces: [6] })
  expect(violations).toEqual([])
})

test('a deletion gives null', async () => {
  scratchServer(bare(204))
  expect(await call(endpoints.deleteGame.initiate({ params }))).toBeNull()
})

test.each([404, 409, 412, 428])('a %i is refused with its message', async (status) => {
  scratchServer(json(status, no))
  const change = endpoints.changeGame.initiate({ params, headers: { 'If-Match': '"1"' }, body: { pitch: null } })
  expect(await call(change)).toEqual({ error: { kind: 'refused', status, message: no.message } })
})

test('a file goes up and comes down as it is', async () => {
  const picture = new Blob([new Uint8Array([0, 255, 10, 13])], { type: 'image/png' })
  const { asked, violations } = scratchServer(json(200, { bytes: 4 }))
  const at = { params: { ...params, mapId: 'the/first map' } }
  expect(await call(endpoints.putMap.initiate({ ...at, body: picture }))).toEqual({ bytes: 4 })
  expect(asked).toMatchObject([{ id: 'putMap', params: at.params, type: 'image/png' }])
  expect(violations).toEqual([])

  const down = scratchServer(() => new Response('drawn', { headers: { 'Content-Type': 'image/png' } }))
  expect(await call(endpoints.getMap.initiate(at))).toBe('drawn')
  expect(down.violations).toEqual([])
})

const key = crown.gameId
const ask = async (method: string, address: string, headers?: HeadersInit) =>
  (await fetch(`http://api.test${basePath}${address}`, { method, headers })).status

test('a server refuses parameters before it does anything', async () => {
  const { asked } = scratchServer(bare(204))
  const game = operations.getGame.path.replace('{gameId}', key)
  expect({
    unknown: await ask('GET', '/games?size=1'),
    twice: await ask('GET', '/games?limit=1&limit=2'),
    word: await ask('GET', '/games?limit=many'),
    noForm: await ask('GET', '/games/one'),
    noNumber: await ask('POST', `${game}/turns/one/ping?loud=true`),
    noQuery: await ask('POST', `${game}/turns/1/ping`),
    noVersion: await ask('PATCH', game),
    noKey: await ask('POST', '/games'),
  }).toEqual({
    unknown: 400,
    twice: 400,
    word: 400,
    noForm: 404,
    noNumber: 404,
    noQuery: 400,
    noVersion: 428,
    noKey: 400,
  })
  expect(asked).toEqual([])
})

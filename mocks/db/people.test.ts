import { afterEach, expect, test, vi } from 'vitest'
import { sessionCookie } from '../../src/contract/operations.gen.ts'
import { cookies } from './cookie-jar.ts'
import {
  deviceFor,
  deviceHere,
  deviceOf,
  extendSession,
  findSession,
  openSession,
  sessions,
  touchSession,
  userOf,
} from './people.ts'
import { createWorld, type World } from './world.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [`${windows} ${webKit} Chrome/150.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${windows} ${webKit} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`, 'Edge on Windows'],
  [`${mac} ${webKit} Chrome/150.0.0.0 Safari/537.36 OPR/130.0.0.0`, 'Opera on Mac'],
  [`${iPhone} Version/26.0 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`Mozilla/5.0 (Linux; Android 16; K) ${webKit} Chrome/150.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  ['Mozilla/5.0 (X11; Linux x86_64) Something/1.0', 'A browser on Linux'],
  ['', 'Another device'],
  [undefined, 'Another device'],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const asked = (headers = {}) => new Request('http://localhost/anywhere', { headers })

test('inside a page the device is the page’s own; a server reads the header', () => {
  vi.stubGlobal('navigator', { userAgent: firefox })
  expect([deviceHere(), deviceFor(asked())]).toEqual(['Firefox on Linux', 'Firefox on Linux'])
  expect(deviceFor(asked({ 'User-Agent': `${iPhone} Version/26.0 Mobile/15E148 Safari/604.1` }))).toBe(
    'Safari on iPhone',
  )
})

const now = Date.UTC(2026, 10, 20, 19, 0, 0, 500)
const open = () => {
  const world = createWorld({ now: () => now, sessionSeconds: () => 600 })
  return world
}
const meet = (world: World, contact: string) => world.step((rows) => userOf(rows, contact, world))

test('a tab becomes a person for the length of a session', async () => {
  const world = open()
  const [rowan, wren] = [await meet(world, 'rowan@example.com'), await meet(world, 'wren@example.com')]
  expect(world.people.list().here).toBeUndefined()
  expect(await world.people.signInAs(rowan.userId)).toBe(true)
  expect(world.people.list().here).toBe(rowan.userId)
  expect(await world.people.signInAs(wren.userId)).toBe(true)
  expect(world.people.list().here).toBe(wren.userId)

  const token = (await world.cookies.read())[sessionCookie]
  // A session ends with a whole second, its cookie not before it.
  const end = (await world.look((rows) => findSession(rows, token)))?.exp ?? 0
  expect(end).toBe(Math.floor(now / 1000) + 600)
  expect(await world.look((rows) => rows(cookies).all())).toMatchObject([{ expiresAt: end * 1000 + 500 }])
})

const begin = Date.UTC(2026, 10, 20, 19, 0, 0)

/** A world whose sessions last a minute, with one of them, and its clock. */
async function signedIn() {
  const clock = { now: begin }
  const world = createWorld({ now: () => clock.now, sessionSeconds: () => 60 })
  const session = await world.step((rows) => openSession(rows, 'rowan', world))
  const find = () => world.look((rows) => findSession(rows, session.token))
  return { world, session, clock, find }
}

test('a session is found until its last millisecond', async () => {
  const { clock, find } = await signedIn()
  clock.now = begin + 59_999
  expect(await find()).toMatchObject({ userId: 'rowan', exp: begin / 1000 + 60 })
  clock.now = begin + 60_000
  expect(await find()).toBeUndefined()
})

test('it is extended by its whole length', async () => {
  const { world, session, clock, find } = await signedIn()
  clock.now = begin + 30_000
  await world.step((rows) => extendSession(rows, session, world))
  expect(await find()).toMatchObject({ exp: begin / 1000 + 90 })
})

test('a call under way does not restore an ended session', async () => {
  const { world, session, clock, find } = await signedIn()
  await world.step((rows) => rows(sessions).delete(session))
  clock.now = begin + 61_000
  await touchSession(world, session)
  expect(await find()).toBeUndefined()
  expect(world.everything()).toEqual([])
})

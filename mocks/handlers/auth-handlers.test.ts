import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { zErrorBody, zUserInfo, zVerificationStarted } from '../../src/contract/zod.gen.ts'
import { createWorld, type World } from '../world/world.ts'
import { handlersFor } from './handlers.ts'
import { createClient } from './test-client.ts'

const start = new Date('2026-11-20T19:00:00.000Z').getTime()
const minutes = (count: number) => count * 60_000
const email = 'rowan@example.com'

let world: World
let client: ReturnType<typeof createClient>

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
  world = createWorld()
  client = createClient(handlersFor(world))
})
afterEach(() => {
  vi.useRealTimers()
})

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
const newestCode = () => world.outbox.list()[0]?.code ?? ''
const wrongCode = () => (newestCode() === '000000' ? '000001' : '000000')

async function ask(contact: { email: string } | { phone: string } = { email }): Promise<string> {
  const { status, body } = await client.call('startVerification', contact)
  expect(status).toBe(200)
  return z.parse(zVerificationStarted, body).requestId
}
const tryCode = async (requestId: string, code: string) =>
  (await client.call('checkVerification', { requestId, code })).status
async function signIn(contact?: { email: string } | { phone: string }) {
  expect(await tryCode(await ask(contact), newestCode())).toBe(200)
}

describe('a code', () => {
  test('arrives as an e-mail or an SMS, never in an answer', async () => {
    const { body } = await client.call('startVerification', { email })
    expect(JSON.stringify(body)).not.toContain(newestCode())
    await ask({ phone: '+12025550123' })

    const [sms, mail] = world.outbox.list()
    expect(sms).toMatchObject({ channel: 'sms', to: '+12025550123' })
    expect(mail).toMatchObject({ channel: 'email', to: email })
    expect(mail?.text).toContain(mail?.code)
    expect(mail?.code).toMatch(/^\d{6}$/)
  })

  test('signs in once; the same request is over then', async () => {
    const requestId = await ask()
    expect(await tryCode(requestId, newestCode())).toBe(200)
    expect(await tryCode(requestId, newestCode())).toBe(410)
  })

  test('is used by one of two that try it at the same time', async () => {
    const requestId = await ask()
    const code = newestCode()
    const statuses = await Promise.all([tryCode(requestId, code), tryCode(requestId, code)])
    expect(statuses.toSorted()).toEqual([200, 410])
  })

  test('belongs to its request: the code of another contact is wrong', async () => {
    const requestId = await ask()
    const own = newestCode()
    do await ask({ phone: '+12025550123' })
    while (newestCode() === own)
    expect(await tryCode(requestId, newestCode())).toBe(400)
  })

  test.each([
    ['is valid for 9 minutes 59.999 seconds', minutes(10) - 1, 200],
    ['is over after 10 minutes', minutes(10), 410],
  ])('%s', async (_, age, expected) => {
    const requestId = await ask()
    const code = newestCode()
    later(age)
    expect(await tryCode(requestId, code)).toBe(expected)
  })

  test('is voided by a newer request for the same contact, however it is spelled', async () => {
    const first = await ask()
    const code = newestCode()
    const second = await ask({ email: email.toUpperCase() })
    expect(await tryCode(first, code)).toBe(410)
    expect(await tryCode(second, newestCode())).toBe(200)
  })

  test('is not voided by a request for another contact', async () => {
    const requestId = await ask()
    const code = newestCode()
    await ask({ email: 'wren@example.com' })
    expect(await tryCode(requestId, code)).toBe(200)
  })

  test('may be wrong four times; the fifth ends the request', async () => {
    const requestId = await ask()
    for (let tries = 1; tries <= 4; tries++) expect(await tryCode(requestId, wrongCode())).toBe(400)
    expect(await tryCode(requestId, newestCode())).toBe(200)

    const another = await ask()
    for (let tries = 1; tries <= 5; tries++) expect(await tryCode(another, wrongCode())).toBe(400)
    expect(await tryCode(another, newestCode())).toBe(410)
  })

  test('of a request that never was is answered like one that is over', async () => {
    expect(await tryCode('9b2f6c1e-8f3a-4f0e-9d53-6a4c2f1b7e90', '123456')).toBe(410)
  })
})

describe('starting', () => {
  test('works five times in ten minutes; the sixth waits until the first is ten minutes old', async () => {
    for (let count = 1; count <= 5; count++) {
      await ask()
      later(minutes(1))
    }
    const refused = await client.call('startVerification', { email })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('300')
    expect(z.parse(zErrorBody, refused.body).message).not.toBe('')
    expect(world.outbox.list()).toHaveLength(5)

    later(minutes(5) - 1)
    expect((await client.call('startVerification', { email })).headers.get('Retry-After')).toBe('1')
    later(1)
    await ask()
    expect((await client.call('startVerification', { email })).status).toBe(429)
  })

  test('is counted for each contact by itself', async () => {
    for (let count = 1; count <= 5; count++) await ask()
    await ask({ phone: '+12025550123' })
  })

  test('a refused start leaves the last code valid', async () => {
    for (let count = 1; count <= 4; count++) await ask()
    const requestId = await ask()
    await client.call('startVerification', { email })
    expect(await tryCode(requestId, newestCode())).toBe(200)
  })

  test('answers a known contact and an unknown one alike', async () => {
    await signIn()
    const known = await client.call('startVerification', { email })
    const unknown = await createClient(handlersFor(world)).call('startVerification', { email: 'wren@example.com' })
    expect(Object.keys(Object(known.body))).toEqual(Object.keys(Object(unknown.body)))
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()])
  })
})

describe('a session', () => {
  const userInfo = () => client.call('getUserInfo')

  test('is an HttpOnly cookie for an hour, with the id of a user that stays the same', async () => {
    const requestId = await ask()
    const { headers } = await client.call('checkVerification', { requestId, code: newestCode() })
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^emberhall_session=[0-9A-Za-z]{27}; HttpOnly; SameSite=Lax; Path=\/; Max-Age=3600$/),
    ])
    const first = z.parse(zUserInfo, (await userInfo()).body)
    expect(first.userId).toMatch(/^[0-9A-Za-z]{27}$/)
    expect(first.session.exp).toBe(start / 1000 + 3600)

    client.cookies.clear()
    await signIn({ email: 'Rowan@Example.com' })
    expect(z.parse(zUserInfo, (await userInfo()).body).userId).toBe(first.userId)
    await signIn({ email: 'wren@example.com' })
    expect(z.parse(zUserInfo, (await userInfo()).body).userId).not.toBe(first.userId)
  })

  test('slides: each look at the user info gives it an hour again, and sets the cookie again', async () => {
    await signIn()
    later(minutes(59))
    const { body, headers } = await userInfo()
    expect(z.parse(zUserInfo, body).session.exp).toBe((start + minutes(119)) / 1000)
    expect(headers.getSetCookie()[0]).toContain('Max-Age=3600')
    later(minutes(60) - 1000)
    expect((await userInfo()).status).toBe(200)
  })

  test.each([
    ['lasts to the last second of its hour', minutes(60) - 1, 200],
    ['is over after an hour', minutes(60), 401],
  ])('%s', async (_, age, expected) => {
    await signIn()
    later(age)
    expect((await userInfo()).status).toBe(expected)
  })

  test('ends with logout, for whoever holds its cookie', async () => {
    await signIn()
    const stolen = new Map(client.cookies)
    const { status, headers, body } = await client.call('logout')
    expect([status, body]).toEqual([204, undefined])
    expect(headers.getSetCookie()[0]).toContain('Max-Age=0')
    for (const [name, value] of stolen) client.cookies.set(name, value)
    expect((await userInfo()).status).toBe(401)
    expect((await client.call('logout')).status).toBe(401)
  })

  test('another one of the same person goes on after a logout', async () => {
    await signIn()
    const otherDevice = new Map(client.cookies)
    await signIn()
    await client.call('logout')
    for (const [name, value] of otherDevice) client.cookies.set(name, value)
    expect((await userInfo()).status).toBe(200)
  })

  test('has a Secure cookie over https', async () => {
    client = createClient(handlersFor(world), 'https://emberhall.example')
    const requestId = await ask()
    const { headers } = await client.call('checkVerification', { requestId, code: newestCode() })
    expect(headers.getSetCookie()[0]).toMatch(/; Secure$/)
  })

  test('nobody is signed in without a cookie, or with one that is made up', async () => {
    expect((await userInfo()).status).toBe(401)
    client.cookies.set('emberhall_session', 'made-up')
    expect((await userInfo()).status).toBe(401)
  })
})

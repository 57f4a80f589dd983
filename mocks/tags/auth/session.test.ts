import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { zUserInfo } from '../../../src/contract/schemas/openapi.gen.ts'
import { begin, createPerson, later, minutes } from './test-person.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: begin, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a session', () => {
  test('is an HttpOnly cookie for an hour, with the id of a user that stays the same', async () => {
    const { client, newestCode, ask, signIn } = createPerson()
    const requestId = await ask()
    const { headers } = await client.call('checkVerification', { requestId, code: newestCode() })
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^emberhall_session=[0-9A-Za-z]{27}; HttpOnly; SameSite=Lax; Path=\/; Max-Age=3600$/),
    ])
    const first = z.parse(zUserInfo, (await client.call('getUserInfo')).body)
    expect(first.userId).toMatch(/^[0-9A-Za-z]{27}$/)
    expect(first.session.exp).toBe(begin / 1000 + 3600)

    client.cookies.clear()
    await signIn({ email: 'Rowan@Example.com' })
    expect(z.parse(zUserInfo, (await client.call('getUserInfo')).body).userId).toBe(first.userId)
    await signIn({ email: 'wren@example.com' })
    expect(z.parse(zUserInfo, (await client.call('getUserInfo')).body).userId).not.toBe(first.userId)
  })

  test('slides: each userinfo call extends it to an hour, and sets the cookie again', async () => {
    const { client, signIn } = createPerson()
    await signIn()
    later(minutes(59))
    const { body, headers } = await client.call('getUserInfo')
    expect(z.parse(zUserInfo, body).session.exp).toBe((begin + minutes(119)) / 1000)
    expect(headers.getSetCookie()[0]).toContain('Max-Age=3600')
    later(minutes(60) - 1000)
    expect((await client.call('getUserInfo')).status).toBe(200)
  })

  test.each([
    ['lasts to the last second of its hour', minutes(60) - 1, 200],
    ['is over after an hour', minutes(60), 401],
  ])('%s', async (_, age, expected) => {
    const { client, signIn } = createPerson()
    await signIn()
    later(age)
    expect((await client.call('getUserInfo')).status).toBe(expected)
  })

  test('ends with logout, for everybody who has its cookie', async () => {
    const { client, signIn } = createPerson()
    await signIn()
    const stolen = new Map(client.cookies)
    const { status, headers, body } = await client.call('logout')
    expect([status, body]).toEqual([204, undefined])
    expect(headers.getSetCookie()[0]).toContain('Max-Age=0')
    for (const [name, value] of stolen) client.cookies.set(name, value)
    expect((await client.call('getUserInfo')).status).toBe(401)
    expect((await client.call('logout')).status).toBe(401)
  })

  test('of the same person in another browser continues after a logout', async () => {
    const { client, signIn } = createPerson()
    await signIn()
    const otherDevice = new Map(client.cookies)
    await signIn()
    await client.call('logout')
    for (const [name, value] of otherDevice) client.cookies.set(name, value)
    expect((await client.call('getUserInfo')).status).toBe(200)
  })

  test('has a Secure cookie over https', async () => {
    const { client, newestCode, ask } = createPerson('https://emberhall.example')
    const requestId = await ask()
    const { headers } = await client.call('checkVerification', { requestId, code: newestCode() })
    expect(headers.getSetCookie()[0]).toMatch(/; Secure$/)
  })

  test('nobody is signed in without a cookie, or with an invented one', async () => {
    const { client } = createPerson()
    expect((await client.call('getUserInfo')).status).toBe(401)
    client.cookies.set('emberhall_session', 'made-up')
    expect((await client.call('getUserInfo')).status).toBe(401)
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { zErrorBody } from '../../../src/contract/schemas/openapi.gen.ts'
import { createClient } from '../../http/test-client.ts'
import { apiOf } from '../handlers.ts'
import { begin, createPerson, email, later, minutes } from './test-person.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: begin, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a code', () => {
  test('arrives as an e-mail or an SMS, never in an answer', async () => {
    const { world, client, newestCode, ask } = createPerson()
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
    const { newestCode, ask, tryCode } = createPerson()
    const requestId = await ask()
    expect(await tryCode(requestId, newestCode())).toBe(200)
    expect(await tryCode(requestId, newestCode())).toBe(410)
  })

  test('is accepted once if two requests send it at the same time', async () => {
    const { newestCode, ask, tryCode } = createPerson()
    const requestId = await ask()
    const code = newestCode()
    const statuses = await Promise.all([tryCode(requestId, code), tryCode(requestId, code)])
    expect(statuses.toSorted()).toEqual([200, 410])
  })

  test('belongs to its request: the code of another contact is wrong', async () => {
    const { newestCode, ask, tryCode } = createPerson()
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
    const { newestCode, ask, tryCode } = createPerson()
    const requestId = await ask()
    const code = newestCode()
    later(age)
    expect(await tryCode(requestId, code)).toBe(expected)
  })

  test('is voided by a newer request for the same contact, however it is spelled', async () => {
    const { newestCode, ask, tryCode } = createPerson()
    const first = await ask()
    const code = newestCode()
    const second = await ask({ email: email.toUpperCase() })
    expect(await tryCode(first, code)).toBe(410)
    expect(await tryCode(second, newestCode())).toBe(200)
  })

  test('is not voided by a request for another contact', async () => {
    const { newestCode, ask, tryCode } = createPerson()
    const requestId = await ask()
    const code = newestCode()
    await ask({ email: 'wren@example.com' })
    expect(await tryCode(requestId, code)).toBe(200)
  })

  test('may be wrong four times; the fifth ends the request', async () => {
    const { newestCode, wrongCode, ask, tryCode } = createPerson()
    const requestId = await ask()
    for (let tries = 1; tries <= 4; tries++) expect(await tryCode(requestId, wrongCode())).toBe(400)
    expect(await tryCode(requestId, newestCode())).toBe(200)

    const another = await ask()
    for (let tries = 1; tries <= 5; tries++) expect(await tryCode(another, wrongCode())).toBe(400)
    expect(await tryCode(another, newestCode())).toBe(410)
  })

  test('of an unknown request is answered like one of an ended request', async () => {
    const { tryCode } = createPerson()
    expect(await tryCode('9b2f6c1e-8f3a-4f0e-9d53-6a4c2f1b7e90', '123456')).toBe(410)
  })
})

describe('starting', () => {
  test('works five times in ten minutes; the sixth waits until the first is ten minutes old', async () => {
    const { world, client, ask } = createPerson()
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

  test('is counted for each contact separately', async () => {
    const { ask } = createPerson()
    for (let count = 1; count <= 5; count++) await ask()
    await ask({ phone: '+12025550123' })
  })

  test('a refused start leaves the last code valid', async () => {
    const { client, newestCode, ask, tryCode } = createPerson()
    for (let count = 1; count <= 4; count++) await ask()
    const requestId = await ask()
    await client.call('startVerification', { email })
    expect(await tryCode(requestId, newestCode())).toBe(200)
  })

  test('answers a known contact and an unknown one alike', async () => {
    const { world, client, signIn } = createPerson()
    await signIn()
    const known = await client.call('startVerification', { email })
    const unknown = await createClient(apiOf(world)).call('startVerification', { email: 'wren@example.com' })
    expect(Object.keys(Object(known.body))).toEqual(Object.keys(Object(unknown.body)))
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()])
  })
})

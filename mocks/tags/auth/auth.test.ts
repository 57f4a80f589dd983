import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { examples } from '../../../src/contract/examples.gen.ts'
import { zErrorBody } from '../../../src/contract/schemas/openapi.gen.ts'
import { codeMinutes, maxStarts, maxTries } from '../../../src/rules/limits.ts'
import { begin, createPerson, email, later, minutes } from './test-person.ts'

// The mock's choices where the contract leaves room. tests/conformance tests the rules of sign-in.

beforeEach(() => {
  vi.useFakeTimers({ now: begin, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a code arrives as an email or an SMS, never in an answer', async () => {
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

test('starting works five times in ten minutes; the sixth waits until the first is ten minutes old', async () => {
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

test('a request whose code was used, or guessed too often, counts against its contact', async () => {
  const { client, ask, signIn, wrongCode, tryCode } = createPerson()
  await signIn()
  const requestId = await ask()
  for (let count = 0; count < maxTries; count += 1) await tryCode(requestId, wrongCode())
  for (let count = 2; count < maxStarts; count += 1) await ask()
  expect((await client.call('startVerification', { email })).status).toBe(429)
})

test('the seconds to wait are rounded up: no one returns too early', async () => {
  const { client, ask } = createPerson()
  for (let count = 0; count < maxStarts; count += 1) await ask()
  later(999)
  const { headers } = await client.call('startVerification', { email })
  expect(headers.get('Retry-After')).toBe(String(codeMinutes * 60))
})

test('a call while the session is being ended learns that there is none', async () => {
  const { client, signIn } = createPerson()
  await signIn()
  const [ended, asked] = await Promise.all([client.call('logout'), client.call('getUserInfo')])
  const [nobody] = Object.values(examples.getUserInfo.answers[401])
  expect([ended.status, asked.status, asked.body]).toEqual([204, 401, nobody])
})

test('a session has a Secure cookie over https', async () => {
  const { client, newestCode, ask } = createPerson('https://emberhall.example')
  const requestId = await ask()
  const { headers } = await client.call('checkVerification', { requestId, code: newestCode() })
  expect(headers.getSetCookie()[0]).toMatch(/; Secure$/)
})

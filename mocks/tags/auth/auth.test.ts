import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { examples } from '../../../src/contract/examples.gen.ts'
import { zVerificationStarted } from '../../../src/contract/schemas/openapi.gen.ts'
import { codeMinutes, maxTries } from '../../../src/rules/limits.ts'
import { createCaller } from '../../../tests/support/mock-game.ts'
import { createWorld } from '../../db/world.ts'

// The mock's choices where the contract leaves room. tests/conformance tests the rules of sign-in.

const begin = Date.UTC(2026, 10, 20, 19)
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

beforeEach(() => {
  vi.useFakeTimers({ now: begin, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const open = () => {
  const world = createWorld()
  const { call } = createCaller(world)
  return {
    world,
    ask: (body: object = { email: 'rowan@example.com' }) => call('startVerification', { body }),
    check: (body: object) => call('checkVerification', { body }),
  }
}

test('a code arrives as an email or an SMS, never in an answer', async () => {
  const { world, ask } = open()
  const { body } = await ask()
  await ask({ phone: '+12025550123' })
  const [sms, mail] = world.outbox.list()
  expect(sms).toMatchObject({ channel: 'sms', to: '+12025550123' })
  expect(mail).toMatchObject({ channel: 'email', to: 'rowan@example.com', code: expect.stringMatching(/^\d{6}$/) })
  expect(mail?.text).toContain(mail?.code)
  expect(JSON.stringify(body)).not.toContain(mail?.code)
})

test('starting works five times in ten minutes; the wait for a sixth is rounded up', async () => {
  const { world, ask } = open()
  for (let count = 1; count <= 5; count++) {
    expect((await ask()).status).toBe(200)
    later(60_000)
  }
  const wait = async () => (await ask()).headers.get('Retry-After')
  expect(await wait()).toBe('300')
  expect(world.outbox.list()).toHaveLength(5)
  later(299_001)
  expect(await wait()).toBe('1')
  later(999)
  expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(429)
})

test('after the fifth wrong code the answer says so; an old code has expired', async () => {
  const { world, ask, check } = open()
  const { body } = await ask()
  const { requestId } = z.parse(zVerificationStarted, body)
  const code = world.outbox.list()[0]?.code
  for (let count = 1; count <= maxTries; count++)
    expect((await check({ requestId, code: code === '000000' ? '111111' : '000000' })).status).toBe(400)
  const { gone, wrongCodes } = examples.checkVerification.answers[410]
  const late = await check({ requestId, code })
  expect([late.status, late.body]).toEqual([410, wrongCodes])
  later(codeMinutes * 60_000)
  expect((await check({ requestId, code })).body).toEqual(gone)
})

import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { examples } from '../../../src/contract/examples.gen.ts'
import { codeMinutes, maxStarts, maxTries } from '../../../src/rules/limits.ts'
import { begin, createPerson, email, later } from './test-person.ts'

describe('the mock says what the contract gives as an example', () => {
  const [tooMany] = Object.values(examples.startVerification.answers[429])
  const [gone] = Object.values(examples.checkVerification.answers[410])
  const [wrong] = Object.values(examples.checkVerification.answers[400])
  const [right] = Object.values(examples.checkVerification.answers[200])

  test('when a code is right, wrong, or of no use any more', async () => {
    const { client, ask, newestCode, wrongCode } = createPerson()
    const requestId = await ask()
    const check = async (code: string) => (await client.call('checkVerification', { requestId, code })).body
    expect(await check(wrongCode())).toEqual(wrong)
    expect(await check(newestCode())).toEqual(right)
    expect(await check(newestCode())).toEqual(gone)
  })

  test('when too many codes were asked for', async () => {
    const { client, ask } = createPerson()
    for (let count = 0; count < maxStarts; count += 1) await ask()
    expect((await client.call('startVerification', { email })).body).toEqual(tooMany)
  })

  test('when too many wrong codes were tried', async () => {
    const { client, ask, newestCode, wrongCode, tryCode } = createPerson()
    const requestId = await ask()
    for (let count = 0; count < maxTries; count += 1) expect(await tryCode(requestId, wrongCode())).toBe(400)
    expect((await client.call('checkVerification', { requestId, code: newestCode() })).body).toEqual(gone)
  })
})

test('who asks while the session is ended learns that there is none', async () => {
  const { client, signIn } = createPerson()
  await signIn()
  const [ended, asked] = await Promise.all([client.call('logout'), client.call('getUserInfo')])
  const [nobody] = Object.values(examples.getUserInfo.answers[401])
  expect([ended.status, asked.status, asked.body]).toEqual([204, 401, nobody])
})

test('a request whose code was used, or guessed too often, counts against its contact', async () => {
  const { client, ask, signIn, wrongCode, tryCode } = createPerson()
  await signIn()
  const requestId = await ask()
  for (let count = 0; count < maxTries; count += 1) await tryCode(requestId, wrongCode())
  for (let count = 2; count < maxStarts; count += 1) await ask()
  expect((await client.call('startVerification', { email })).status).toBe(429)
})

test('the id of a request may be in capitals', async () => {
  const { ask, newestCode, tryCode } = createPerson()
  expect(await tryCode((await ask()).toUpperCase(), newestCode())).toBe(200)
})

test('the seconds to wait are rounded up: nobody comes back too early', async () => {
  vi.useFakeTimers({ now: begin, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { client, ask } = createPerson()
  for (let count = 0; count < maxStarts; count += 1) await ask()
  later(999)
  const { headers } = await client.call('startVerification', { email })
  expect(headers.get('Retry-After')).toBe(String(codeMinutes * 60))
})

import { describe, expect, test } from 'vitest'
import { examples } from '../../../src/contract/examples.gen.ts'
import { maxStarts, maxTries } from '../../../src/rules/limits.ts'
import { createPerson, email } from './test-person.ts'

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
  expect([ended.status, asked.status]).toEqual([204, 401])
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/support/fake-page.ts'
import { loadSignIn } from '../../../tests/support/node-sign-in.ts'
import { pendingKey } from './pending-verification.ts'
import { codeChanged, initialState, selectCheckWait } from './sign-in-slice.ts'

const { openVerify, closeTabs } = await loadSignIn()
const now = Date.UTC(2026, 10, 20, 20, 0, 0)

beforeEach(() => {
  fakePage()
  vi.useFakeTimers({ now, toFake: ['Date'] })
})
afterEach(() => {
  closeTabs()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the right code signs in, and nothing of the contact is left', async () => {
  const { store, check, code, userId, signIn, progress } = await openVerify()
  await check(` ${code.slice(0, 3)} ${code.slice(3)}`)
  expect(userId()).toBeDefined()
  expect(signIn()).toEqual(initialState)
  expect(sessionStorage.getItem(pendingKey)).toBeNull()
  expect(progress()).toEqual([])
  expect(JSON.stringify(store.getState().api), 'no cache keeps a code').not.toContain(code)
})

test('a text without a code is refused at the field, and not sent', async () => {
  const { check, checked, signIn } = await openVerify()
  await check('12345')
  expect(checked()).toBe(0)
  expect(signIn()).toMatchObject({ call: null, codeError: { at: 'field', text: expect.stringMatching(/\w/) } })
})

describe('a check that fails is shown, and the code may be tried again', () => {
  const unclear = "We couldn't check your code. Something went wrong on the server. Try again in a moment."
  const lineDown = "We couldn't check your code. Couldn't reach the server. Check your connection and try again."
  const invalid = 'Invalid verification code'
  test.each([
    ['400-message', { at: 'field', text: 'That was refused.', advice: undefined }],
    ['400-bare', { at: 'field', text: invalid, advice: 'Check the code, or ask for a new one.' }],
    ['410-bare', { at: 'field', text: invalid, advice: 'Check the code, or ask for a new one.', isSpent: true }],
    ['403-message', { at: 'form', text: "You can't do that.", advice: undefined }],
    ['offline', { at: 'form', text: invalid, advice: lineDown }],
    ['502-html', { at: 'form', text: invalid, advice: unclear }],
  ] as const)('%s', async (fault, error) => {
    const { check, checked, signIn, network, userId, contact } = await openVerify()
    network.setFault('checkVerification', fault)
    await check()
    expect(signIn().codeError).toEqual(error)
    expect(signIn()).toMatchObject({ call: null, progress: { at: 'verify', pending: { contact } } })
    expect(sessionStorage.getItem(pendingKey) === null, 'a reload asks for no code that is gone').toBe(
      fault.startsWith('410'),
    )
    network.setFault('checkVerification')
    await check()
    expect(checked()).toBe(2)
    expect(userId()).toBeDefined()
  })
})

test('a wrong code is refused', async () => {
  const { store, check, code, signIn, userId } = await openVerify()
  await check(code === '000000' ? '000001' : '000000')
  expect(signIn().codeError?.at).toBe('field')
  expect(userId()).toBeUndefined()
  store.dispatch(codeChanged())
  expect(signIn().codeError, 'once it is corrected').toBeNull()
})

test('the next check waits as long as the server asks', async () => {
  const { check, checked, signIn, network, userId } = await openVerify()
  expect(selectCheckWait({ signIn: signIn() })).toBe(0)
  network.setFault('checkVerification', '429-seconds')
  await check()
  const until = selectCheckWait({ signIn: signIn() })
  expect(until).toBeGreaterThan(Date.now())
  network.setFault('checkVerification')
  vi.setSystemTime(until - 1)
  await check()
  expect(checked()).toBe(1)
  vi.setSystemTime(until)
  await check()
  expect(userId()).toBeDefined()
})

test('if the answer to an accepted code was lost, the next attempt signs in', async () => {
  const { check, network, userId } = await openVerify()
  network.lose('checkVerification')
  await check()
  expect(userId()).toBeUndefined()
  await check()
  expect(userId()).toBeDefined()
})

describe('an accepted code whose user does not load', () => {
  test('is not sent again: the next attempt loads the user', async () => {
    const { check, checked, signIn, network, userId, progress } = await openVerify()
    network.setFault('getUserInfo', '503')
    await check()
    expect(signIn()).toMatchObject({ call: null, progress: { at: 'accepted' } })
    expect(signIn().codeError).toEqual({
      at: 'form',
      text: "Your code was right, but we couldn't load your account.",
      advice: 'Choose Verify to try again.',
    })
    network.setFault('getUserInfo')
    const load = network.hold('getUserInfo')
    const again = check('what is in the field does not matter')
    await expect.poll(progress).toEqual(['Signing you in…'])
    load()
    await again
    expect(checked()).toBe(1)
    expect(userId()).toBeDefined()
  })
})

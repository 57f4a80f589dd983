import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/support/fake-page.ts'
import { loadSignIn } from '../../../tests/support/node-sign-in.ts'
import { contactChanged, selectPending } from './sign-in-slice.ts'

const { openVerify, closeTabs, endSession, abortLogout, sendCode, checkCode, leaveAccepted } = await loadSignIn()

beforeEach(() => void fakePage())
afterEach(() => {
  closeTabs()
  vi.unstubAllGlobals()
})

describe('a person who cancels', () => {
  test('while the code is checked is not signed in, and the server’s session ends', async () => {
    const { check, checked, cancel, signIn, network, userId, hasSession, toasts } = await openVerify()
    const release = network.hold('checkVerification')
    const checking = check()
    await expect.poll(checked).toBe(1)
    cancel()
    await checking
    release()
    await expect.poll(() => network.countAnswered('logout')).toBe(1)
    expect(userId()).toBeUndefined()
    expect(signIn()).toMatchObject({ call: null, codeError: null, progress: { at: 'verify' } })
    expect(await hasSession()).toBe(false)
    expect(toasts()).toEqual([])
  })

  test('is warned if the server was not reached', async () => {
    const { check, checked, cancel, network, toasts } = await openVerify()
    network.hold('checkVerification')
    network.setFault('logout', '503')
    const checking = check()
    await expect.poll(checked).toBe(1)
    cancel()
    await checking
    await expect
      .poll(toasts)
      .toEqual(["You canceled, but we couldn't reach the server. The next page may sign you in."])
  })
})

test('a person who leaves after an accepted code whose user info did not load has no session; the contact stays', async () => {
  const { store, check, signIn, network, hasSession, contact } = await openVerify()
  network.setFault('getUserInfo', '503')
  await check()
  network.setFault('getUserInfo')
  await store.dispatch(leaveAccepted())
  expect(signIn()).toMatchObject({ contact, progress: { at: 'start' }, codeError: null })
  expect(await hasSession()).toBe(false)
})

test('leaving ends no session of a signed-in person, nor an earlier step', async () => {
  const { store, check, network, signIn, contact } = await openVerify()
  await store.dispatch(leaveAccepted())
  expect(selectPending({ signIn: signIn() })?.contact, 'the code is still good').toBe(contact)
  await check()
  const ended = network.count('logout')
  await store.dispatch(leaveAccepted())
  expect(network.count('logout')).toBe(ended)
})

describe('a sign-in in another tab is not ended by a tab', () => {
  /** Another tab of this browser has signed in. */
  const signInElsewhere = async ({ network, browser, userId }: Awaited<ReturnType<typeof openVerify>>) => {
    await network.signIn('wren@example.com')
    const session = { exp: Math.floor(Date.now() / 1000) + 3600 }
    browser.openTab().environment.openChannel()?.postMessage({ userId: 'wren', session })
    await expect.poll(userId).toBeDefined()
  }

  test('if its code was right but its user did not load', async () => {
    const tab = await openVerify()
    tab.network.setFault('getUserInfo', '503')
    await tab.check()
    tab.network.setFault('getUserInfo')
    await signInElsewhere(tab)
    await tab.store.dispatch(leaveAccepted())
    expect(tab.network.count('logout')).toBe(0)
  })
})

test('a logout that is still under way does not end the new session', async () => {
  const { store, network, signIn, userId, hasSession, contact } = await openVerify()
  const release = network.hold('logout')
  const leaving = store.dispatch(endSession())
  await expect.poll(() => network.count('logout')).toBe(1)
  store.dispatch(contactChanged(contact))
  await store.dispatch(sendCode())
  expect(selectPending({ signIn: signIn() })?.contact).toBe(contact)
  await store.dispatch(checkCode(network.newestCode()))
  expect(network.countAborted('logout')).toBe(1)
  expect(userId()).toBeDefined()
  release()
  await leaving
  expect(await hasSession()).toBe(true)
})

test('a logout that hangs can be tried again', async () => {
  const { store, network, session } = await openVerify()
  const release = network.hold('logout')
  const leaving = store.dispatch(endSession())
  await expect.poll(() => network.count('logout')).toBe(1)
  await store.dispatch(abortLogout())
  release()
  await store.dispatch(endSession())
  await leaving
  expect(network.count('logout')).toBe(2)
  expect(session().logout).toBe('done')
})

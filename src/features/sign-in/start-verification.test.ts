import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/support/fake-page.ts'
import { loadSignIn } from '../../../tests/support/node-sign-in.ts'
import { resendSeconds } from './pending-verification.ts'
import { callBegan, contactChanged, selectPending } from './sign-in-slice.ts'

const { openLogin, closeTabs, sendCode, resendCode, resetSignIn } = await loadSignIn()

const resendMs = resendSeconds * 1000
const now = Date.UTC(2026, 10, 20, 20, 0, 0)
const email = 'rowan@example.com'
const stored = () => JSON.parse(sessionStorage.getItem('emberhall.sign-in') ?? 'null')
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

beforeEach(() => {
  fakePage()
  vi.useFakeTimers({ now, toFake: ['Date'] })
})
afterEach(() => {
  closeTabs()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A visitor at Start who has typed this. */
async function openStart(typed = email) {
  const { store, network, ...login } = await openLogin()
  store.dispatch(contactChanged(typed))
  // Each poll of `expect.poll` advances the fake clock.
  vi.setSystemTime(now)
  return {
    store,
    network,
    ...login,
    send: () => store.dispatch(sendCode()),
    resend: () => store.dispatch(resendCode()),
    sent: () => network.count('startVerification'),
  }
}

/** A visitor at Verify, to whom a code was sent. */
async function openVerify() {
  const start = await openStart()
  await start.send()
  return start
}

test.each([
  ['  Rowan@Example.COM ', 'email', 'Rowan@Example.COM'],
  ['+1 (415) 555-2671', 'phone', '+14155552671'],
])('a code is sent to %s as %s', async (typed, type, contact) => {
  const { store, send, signIn, network } = await openStart(typed)
  await expect(send()).resolves.toBe(true)
  const pending = selectPending({ signIn: signIn() })
  expect(pending).toMatchObject({ type, contact, sentAt: now, resendAt: now + resendMs })
  expect(signIn()).toMatchObject({ contact, call: null, contactError: null, codeError: null })
  expect(network.world.outbox.list()[0]?.to).toBe(contact)
  expect(stored()).toEqual(pending)
  expect(JSON.stringify(store.getState().api), 'no cache keeps a contact').not.toContain(contact)
})

test('a contact that is neither a phone number nor an email address is refused at the field, and not sent', async () => {
  const { send, signIn, sent, store } = await openStart(' rowan ')
  await expect(send()).resolves.toBe(false)
  expect(signIn()).toMatchObject({ contact: 'rowan', progress: { at: 'start' }, call: null })
  expect(signIn().contactError).toEqual({
    at: 'field',
    text: 'Unable to start verification',
    advice: 'Enter a phone number or email.',
  })
  expect(sent()).toBe(0)
  store.dispatch(contactChanged('rowan@'))
  expect(signIn().contactError, 'once it is corrected').toBeNull()
})

describe('a failure of sending is shown', () => {
  const atForm = (advice: string) => ({ at: 'form', text: 'Unable to start verification', advice })
  const unclear = 'Something went wrong on the server. Try again in a moment.'
  test.each([
    ['400-message', { at: 'field', text: 'That was refused.', advice: undefined }],
    [
      '400-bare',
      {
        at: 'field',
        text: 'Unable to start verification',
        advice: 'Check the phone number or email.',
      },
    ],
    ['403-message', { at: 'form', text: "You can't do that.", advice: undefined }],
    ['offline', atForm("Couldn't reach the server. Check your connection and try again.")],
    ['502-html', atForm(unclear)],
    ['wrong-shape', atForm(unclear)],
  ] as const)('%s', async (fault, error) => {
    const { send, signIn, network } = await openStart()
    network.setFault('startVerification', fault)
    await expect(send()).resolves.toBe(false)
    expect(signIn()).toMatchObject({ progress: { at: 'start' }, call: null, startWait: null })
    expect(signIn().contactError).toEqual(error)
  })
})

test('one contact waits as long as the server asks, and another does not', async () => {
  const { store, send, signIn, sent, network } = await openStart()
  network.setFault('startVerification', '429-seconds')
  await send()
  const { startWait } = signIn()
  expect(startWait?.contact).toBe(email)
  const until = startWait?.until ?? 0
  expect(until).toBeGreaterThan(now)
  network.setFault('startVerification')
  vi.setSystemTime(until - 1)
  await expect(send()).resolves.toBe(false)
  expect(sent()).toBe(1)
  store.dispatch(contactChanged('wren@example.com'))
  await expect(send()).resolves.toBe(true)
  store.dispatch(contactChanged(email))
  vi.setSystemTime(until)
  await expect(send()).resolves.toBe(true)
})

test('a second click while the code is being sent sends none', async () => {
  const { send, signIn, sent, network, progress } = await openStart()
  const release = network.hold('startVerification')
  const first = send()
  await expect.poll(sent).toBe(1)
  expect(signIn().call?.kind).toBe('start')
  expect(progress()).toEqual(['Sending your code…'])
  await expect(send()).resolves.toBe(false)
  release()
  await expect(first).resolves.toBe(true)
  expect(sent()).toBe(1)
  expect(progress()).toEqual([])
})

test('the answer to an abandoned sign-in changes no step, and leaves the next one alone', async () => {
  const { store, send, signIn, sent, network } = await openStart()
  const release = network.hold('startVerification')
  const sending = send()
  await expect.poll(sent).toBe(1)
  store.dispatch(resetSignIn())
  store.dispatch(callBegan('check'))
  release()
  await expect(sending).resolves.toBe(false)
  expect(signIn()).toMatchObject({ progress: { at: 'start' }, call: { kind: 'check' }, contactError: null })
  expect(network.countAborted('startVerification')).toBe(1)
})

describe('another code', () => {
  test('is sent once the wait is over, and the earlier one is void', async () => {
    const { resend, signIn, sent } = await openVerify()
    const first = selectPending({ signIn: signIn() })?.requestId
    later(resendMs - 1)
    await expect(resend()).resolves.toBe(false)
    expect(sent()).toBe(1)
    later(1)
    await expect(resend()).resolves.toBe(true)
    expect(selectPending({ signIn: signIn() })).toMatchObject({
      contact: email,
      sentAt: now + resendMs,
      resendAt: now + 2 * resendMs,
    })
    expect(selectPending({ signIn: signIn() })?.requestId).not.toBe(first)
    expect(stored()).toEqual(selectPending({ signIn: signIn() }))
  })

  test('is not sent while the last one is being checked', async () => {
    const { store, resend, sent } = await openVerify()
    later(resendMs)
    store.dispatch(callBegan('check'))
    await expect(resend()).resolves.toBe(false)
    expect(sent()).toBe(1)
  })

  test('that is refused leaves the earlier one valid, and marks no error at the field', async () => {
    const { resend, signIn, network } = await openVerify()
    const before = selectPending({ signIn: signIn() })
    later(resendMs)
    network.setFault('startVerification', '400-message')
    await expect(resend()).resolves.toBe(false)
    expect(signIn().codeError).toEqual({ at: 'form', text: 'That was refused.', advice: undefined })
    expect(selectPending({ signIn: signIn() })).toEqual(before)
  })

  test('waits as long as the server asks, also after a reload', async () => {
    const { resend, signIn, network } = await openVerify()
    later(resendMs)
    network.setFault('startVerification', '429-seconds')
    await resend()
    const resendAt = selectPending({ signIn: signIn() })?.resendAt ?? 0
    expect(resendAt).toBeGreaterThan(Date.now())
    expect(stored().resendAt).toBe(resendAt)
  })
})

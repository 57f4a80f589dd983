import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/support/fake-page.ts'
import { makeStore } from '../../app/store.ts'
import { recordReceived, signedOut } from '../../session/session-slice.ts'
import { pendingKey, resendSeconds, writePending } from './pending-verification.ts'
import { contactChanged, pendingSet, selectPending } from './sign-in-slice.ts'

const now = Date.UTC(2026, 10, 20, 20, 0, 0)
const contact = 'rowan@example.com'
const pending = {
  type: 'email' as const,
  contact,
  requestId: '0198c0de-0000-7000-8000-000000000001',
  sentAt: now,
  resendAt: now + resendSeconds * 1000,
}
const user = (userId: string) => ({ userId, session: { exp: now / 1000 + 3600 } })
const codeGone = {
  at: 'form',
  text: 'Your code is no longer valid.',
  advice: 'Enter your phone number or email address.',
}
const nothing = { contact: '', progress: { at: 'start' }, contactError: null }

beforeEach(() => {
  fakePage()
  vi.useFakeTimers({ now })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A visitor to whom a code was sent. */
function openVerify() {
  const store = makeStore()
  store.dispatch(pendingSet(pending))
  return { store, signIn: () => store.getState().signIn }
}
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

test('a contact is deleted when someone signs in in another tab', () => {
  const { store, signIn } = openVerify()
  store.dispatch(recordReceived(user('rowan')))
  expect(signIn()).toMatchObject({ contact: '', progress: { at: 'start' } })
})

test('a contact is deleted when someone signs out here, without an explanation', () => {
  const { store, signIn } = openVerify()
  writePending(pending)
  store.dispatch(signedOut())
  expect(signIn()).toMatchObject(nothing)
  expect(sessionStorage.getItem(pendingKey), 'nor does a reload find it').toBeNull()
})

test('a person at Verify reads why the step is gone when another tab signs out', () => {
  const { store, signIn } = openVerify()
  store.dispatch(recordReceived(null))
  expect(signIn()).toMatchObject({ contact: '', progress: { at: 'start' }, contactError: codeGone })
})

test('an event of the same person keeps the contact', () => {
  const store = makeStore()
  store.dispatch(recordReceived(user('rowan')))
  store.dispatch(contactChanged(contact))
  store.dispatch(recordReceived({ ...user('rowan'), session: { exp: now / 1000 + 7200 } }))
  expect(store.getState().signIn.contact).toBe(contact)
})

test('a code that is not entered in a quarter of an hour is deleted, and the person reads so', async () => {
  const { signIn } = openVerify()
  await vi.advanceTimersByTimeAsync(15 * 60_000 - 1)
  expect(selectPending({ signIn: signIn() })).toEqual(pending)
  await vi.advanceTimersByTimeAsync(1)
  expect(signIn()).toMatchObject({ contact: '', progress: { at: 'start' }, contactError: codeGone })
})

test('a new code has its own time', async () => {
  const { store, signIn } = openVerify()
  await minutes(10)
  const second = { ...pending, requestId: '0198c0de-0000-7000-8000-000000000002', sentAt: Date.now() }
  store.dispatch(pendingSet(second))
  await minutes(14)
  expect(selectPending({ signIn: signIn() })).toEqual(second)
  await minutes(1)
  expect(selectPending({ signIn: signIn() })).toBeNull()
})

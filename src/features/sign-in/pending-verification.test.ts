import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/support/fake-page.ts'
import { readPending, writePending } from './pending-verification.ts'

const now = Date.UTC(2026, 10, 20, 20, 0, 0)
const key = 'emberhall.sign-in'
const pending = {
  contact: 'rowan@example.com',
  requestId: '0198c0de-0000-7000-8000-000000000001',
  sentAt: now - 60_000,
  resendAt: now - 30_000,
}

beforeEach(() => void fakePage())
afterEach(() => void vi.unstubAllGlobals())

const readStored = (stored: unknown) => {
  sessionStorage.setItem(key, typeof stored === 'string' ? stored : JSON.stringify(stored))
  return readPending(now)
}

test('a pending verification survives a reload', () => {
  writePending({ ...pending, type: 'email' })
  expect(readPending(now)).toEqual({ ...pending, type: 'email' })
  expect(sessionStorage.getItem(key)).not.toBeNull()
  writePending(null)
  expect(sessionStorage.getItem(key)).toBeNull()
  expect(readPending(now)).toBeNull()
})

test.each([
  ['no JSON', '{"contact": "ro'],
  ['another shape', ['email', 'rowan@example.com']],
  ['without a request', { ...pending, requestId: undefined }],
  ['of no contact', { ...pending, contact: 'rowan' }],
  ['from the future', { ...pending, sentAt: now + 1 }],
  ['of a quarter of an hour ago', { ...pending, sentAt: now - 15 * 60_000 }],
])('an invalid stored value is removed: %s', (_, stored) => {
  expect(readStored(stored)).toBeNull()
  expect(sessionStorage.getItem(key)).toBeNull()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTimer, signOutDelay, warningDelay } from './session-timer.ts'

const now = 1_800_000_000_000
const inSeconds = (seconds: number) => now / 1000 + seconds

beforeEach(() => {
  vi.useFakeTimers({ now })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['an hour', inSeconds(3600), 3_590_000],
  ['eleven seconds', inSeconds(11), 1000],
  ['exactly ten seconds', inSeconds(10), 0],
  ['less than ten seconds', inSeconds(3), 0],
  ['a past end', inSeconds(-500), 0],
  ['the longest a timer can wait', now / 1000 + (2_147_483_647 + 10_000) / 1000, 2_147_483_647],
  ['a millisecond more', now / 1000 + (2_147_483_648 + 10_000) / 1000, undefined],
  ['thirty days', inSeconds(30 * 86_400), undefined],
  ['no expiry', undefined, undefined],
  ['not a number', Number.NaN, undefined],
  ['infinity', Number.POSITIVE_INFINITY, undefined],
])('signs out ten seconds before the end: %s', (_, exp, delay) => {
  expect(signOutDelay(exp, now)).toBe(delay)
})

test('warns some minutes before the end', () => {
  expect(warningDelay(inSeconds(3600), now)).toBe(3_480_000)
  expect(warningDelay(inSeconds(120), now)).toBe(0)
})

test('a timer that is set again drops the earlier time', () => {
  const run = vi.fn()
  const timer = createTimer(run)
  timer.set(1000)
  timer.set(5000)
  vi.advanceTimersByTime(4999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
})

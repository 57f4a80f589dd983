import { expect, test } from 'vitest'
import { parseRetryAfter } from './retry-after.ts'

const now = Date.UTC(2026, 10, 20, 12, 0, 0)

test.each([
  ['seconds', '30', now + 30_000],
  ['no time at all', '0', now],
  ['an HTTP date', 'Fri, 20 Nov 2026 12:01:00 GMT', now + 60_000],
  ['a date that is over', 'Fri, 20 Nov 2026 11:00:00 GMT', now],
  ['an absurd number', '99999999999999999999', now + 3_600_000],
  ['an absurd date', 'Fri, 20 Nov 2099 12:00:00 GMT', now + 3_600_000],
])('waits for %s', (_, header, moment) => {
  expect(parseRetryAfter(header, now)).toBe(moment)
})

test.each([null, '', 'soon', 'NaN', '30 seconds', '30s'])('ignores %o', (header) => {
  expect(parseRetryAfter(header, now)).toBeUndefined()
})

test('reads a date on the clock of the server', () => {
  const serverNow = now + 3 * 3_600_000
  const inAMinute = new Date(serverNow + 60_000).toUTCString()
  expect(parseRetryAfter(inAMinute, now, serverNow)).toBe(now + 60_000)
})

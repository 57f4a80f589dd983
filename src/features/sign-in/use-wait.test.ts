import { expect, test } from 'vitest'
import { formatWait } from './use-wait.ts'

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [59, '0:59'],
  [60, '1:00'],
  [61, '1:01'],
  [119, '1:59'],
  [750, '12:30'],
])('%i seconds are written as %s', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text)
})

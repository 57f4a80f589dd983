import { expect, test } from 'vitest'
import { isSame } from './is-same.ts'

test.each([
  ['', '', true],
  ['8d7sGq', '8d7sGq', true],
  ['8d7sGq', '9d7sGq', false],
  ['8d7sGq', '8d7sGr', false],
  ['8d7sGq', '8d7sG', false],
  ['8d7sG', '8d7sGq', false],
])('"%s" and "%s" are the same: %s', (one, other, are) => {
  expect(isSame(one, other)).toBe(are)
})

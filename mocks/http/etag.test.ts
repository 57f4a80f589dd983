import { expect, test } from 'vitest'
import { etag, isVersion } from './etag.ts'

test('an ETag is the version in quotation marks', () => {
  expect(etag({ rev: 12 })).toEqual({ ETag: '"12"' })
})

test.each([
  ['"4"', true],
  ['"3", "4"', true],
  ['*', true],
  [' * ', true],
  ['"3"', false],
  ['"44"', false],
  ['4', false],
  ['W/"4"', true],
  ['W/"3"', false],
])('If-Match: %s names version 4: %s', (ifMatch, does) => {
  expect(isVersion(ifMatch, { rev: 4 })).toBe(does)
})

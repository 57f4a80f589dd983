import { expect, test } from 'vitest'
import { whyNot } from './why-not.ts'

test.each([
  [new DOMException('It is full.', 'QuotaExceededError'), /^This device has no room for it\. Free some space/],
  [new DOMException('It is gone.', 'InvalidStateError'), /^The browser could not store it\. Try again/],
  [new TypeError('Failed to fetch'), /^A part of the page did not load\. Check your connection/],
])('%s: why nothing was stored, and what to do about it', (error, words) => {
  expect(whyNot(error)).toMatch(words)
})

import { expect, test } from 'vitest'
import { inFigures } from './english.ts'

test.each([
  [4000, '4,000'],
  [-1, '−1'],
  [-12_345, '−12,345'],
])('%d is read as %s, with a true minus', (value, text) => {
  expect(inFigures(value)).toBe(text)
})

import { expect, test } from 'vitest'
import { inWords } from './number-words.ts'

test.each([
  [0, 'no'],
  [2, 'two'],
  [12, 'twelve'],
  [13, '13'],
])('%i is "%s" in a sentence', (count, words) => {
  expect(inWords(count)).toBe(words)
})

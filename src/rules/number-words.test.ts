import { expect, test } from 'vitest'
import { inWords } from './number-words.ts'

test('numbers stand in a sentence as words up to twelve, as digits beyond', () => {
  const sentence = Array.from({ length: 15 }, (_, count) => inWords(count)).join(' ')
  expect(sentence).toBe('no one two three four five six seven eight nine ten eleven twelve 13 14')
})

import { expect, test } from 'vitest'
import { labelProblem, textProblem } from './words.ts'

test('with each character over its limit a text is wrong in the same words, which are said once', () => {
  const [one, two] = [281, 282].map((length) => textProblem('text', 'x'.repeat(length)))
  expect([one, two]).toEqual(Array(2).fill("That's too long. Use up to 280 characters."))
  expect(labelProblem('x'.repeat(41))).toBe(labelProblem('x'.repeat(42)))
})

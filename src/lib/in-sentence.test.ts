import { expect, test } from 'vitest'
import { inSentence } from './in-sentence.ts'

const isolated = (text: string) => `\u2068${text}\u2069`

test('the text is isolated from the direction of the sentence', () => {
  expect(inSentence('روان')).toBe(isolated('روان'))
})

test('characters that change the direction of the sentence are removed', () => {
  expect(inSentence('\u202eevil\u2069\u2066')).toBe(isolated('evil'))
})

test('a long text is cut, never inside a character', () => {
  expect(inSentence('🜁'.repeat(10_000))).toBe(isolated(`${'🜁'.repeat(60)}…`))
  expect(inSentence('a'.repeat(60))).toBe(isolated('a'.repeat(60)))
})

import { expect, test } from 'vitest'
import { inSentence, inWords } from './in-sentence.ts'

const isolated = (text: string) => `\u2068${text}\u2069`

test('what somebody wrote is kept apart in its direction', () => {
  expect(inSentence('روان')).toBe(isolated('روان'))
})

test('nothing in it turns the sentence around it', () => {
  expect(inSentence('\u202eevil\u2069\u2066')).toBe(isolated('evil'))
})

test('what is long is cut, between characters and not in them', () => {
  expect(inSentence('🜁'.repeat(10_000))).toBe(isolated(`${'🜁'.repeat(60)}…`))
  expect(inSentence('a'.repeat(60))).toBe(isolated('a'.repeat(60)))
})

test('numbers stand in a sentence as words up to twelve, as digits beyond', () => {
  const sentence = Array.from({ length: 15 }, (_, count) => inWords(count)).join(' ')
  expect(sentence).toBe('no one two three four five six seven eight nine ten eleven twelve 13 14')
})

import { expect, test } from 'vitest'
import { inSentence } from './in-sentence.ts'

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

test('of marks piled upon one letter there are no more than letters have', () => {
  expect(inSentence(`Z${'\u0300\u0316\u0334'.repeat(80)}algo`)).toBe(
    isolated('Z\u0300\u0316\u0334\u0300\u0316\u0334algo'),
  )
  expect(inSentence('Việt, शक्ति, שָׁלוֹם')).toBe(isolated('Việt, शक्ति, שָׁלוֹם'))
})

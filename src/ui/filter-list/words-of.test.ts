import { expect, test } from 'vitest'
import { plainOf, wordsOf } from './words-of.ts'

test.each([
  ['Café Noir', ['cafe', 'noir']],
  ['The Gryphon’s Debt', ['the', 'gryphon', 's', 'debt']],
  ['STRASSE straße', ['strasse', 'strasse']],
  ['?!', []],
])('%s is found by its words, without case, accents and signs', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('a word in the middle of another is found in its plain text', () => {
  expect(plainOf('Lake of Embers')).toContain(wordsOf('BERS')[0])
})

import { expect, it, test } from 'vitest'
import { inSentence } from './in-sentence.ts'
import { findMatches, isSameName, plainOf, rankMatch, wordsOf } from './match-words.ts'

test.each([
  ['Café Noir', ['cafe', 'noir']],
  ['The Gryphon’s Debt', ['the', 'gryphon', 's', 'debt']],
  ['STRASSE straße', ['strasse', 'strasse']],
  ['ﬁre ΣΊΣΥΦΟΣ', ['fire', 'σισυφος']],
  ['?!', []],
])('%s is found by its words, ignoring case, accents and punctuation', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test.each([
  ['', 'Idea Builder', 0],
  ['builder idea', 'Idea Builder', 0],
  ['uild', 'Idea Builder', 1],
  ['idea dragon', 'Idea Builder', undefined],
  ['???', '???', undefined],
])('“%s” in “%s”: %s', (query, text, rank) => {
  expect(rankMatch(query, text)).toBe(rank)
})

test('matches at the start of a word come first, then matches inside a word, then the items that are always last', () => {
  const texts = ['Welcome', 'Old Home', 'Game', 'Menu']
  expect(findMatches(texts, 'me', String, (text) => text.startsWith('Old'))).toEqual([
    'Menu',
    'Welcome',
    'Game',
    'Old Home',
  ])
})

test('in its plain text, a query is also found in the middle of a word', () => {
  expect(plainOf('Lake of Embers')).toContain(wordsOf('BERS')[0])
})

it.each([
  ["the gryphon's debt", 'The Gryphon’s Debt', true],
  ['  The   Gryphon’s Debt ', 'The Gryphon’s Debt', true],
  ['"Night" - again', '“Night” – again', true],
  ['cafe\u0301', 'Café', true],
  ['night', 'Ni\u202Egh\u200Bt', true],
  ['STRASSE', 'Straße', true],
  ['', 'The Gryphon’s Debt', false],
  ['The Gryphon', 'The Gryphon’s Debt', false],
  ['cafe', 'Café', false],
])('"%s" for "%s": %s', (typed, expected, same) => {
  expect(isSameName(typed, expected)).toBe(same)
})

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

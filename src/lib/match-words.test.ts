import { expect, it, test } from 'vitest'
import { findMatches, isSameName, partsOfMatch, plainOf, rankMatch, wordsOf } from './match-words.ts'

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

test.each([
  ['idea', 'Idea Builder', '[Idea] Builder'],
  ['b id', 'Idea Builder', '[Id]ea [B]uilder'],
  ['uild', 'Idea Builder', 'Idea B[uild]er'],
  ['ta', 'Tam of Tartas', '[Ta]m of [Ta]rtas'],
  ['cafe', 'Le Cafe\u0301 Noir', 'Le [Cafe\u0301] Noir'],
  ['strass', 'Alte Straße', 'Alte [Straß]e'],
  ['idea', '#harbor', '#harbor'],
  ['', 'Idea Builder', 'Idea Builder'],
])('what “%s” matches in “%s”: %s', (query, text, marked) => {
  const parts = partsOfMatch(query, text)
  expect(parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')).toBe(marked)
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

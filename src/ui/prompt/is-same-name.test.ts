import { expect, it } from 'vitest'
import { isSameName } from './is-same-name.ts'

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

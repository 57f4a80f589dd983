import { describe, expect, it } from 'vitest'
import { tablesOf } from '../../../../rules/idea-tables.ts'
import { starterTables } from '../tables/starter-tables.ts'
import { drawCard, isOfSeed, rerollCard, rerollSlot, typeOver } from './card.ts'
import { printSeed, readSeed } from './seed-text.ts'

describe('the seed of a card', () => {
  it.each([
    ['k7m2v9qd', 'k7m2v9qd', [0, 0, 0]],
    ['k7m2v9qd-4', 'k7m2v9qd', [4, 4, 4]],
    ['k7m2v9qd-4-0-2', 'k7m2v9qd', [4, 0, 2]],
    ['2026-11', '2026', [11, 11, 11]],
    ['red-moon', 'red-moon', [0, 0, 0]],
    ['-4', '-4', [0, 0, 0]],
    ['', '', [0, 0, 0]],
  ])('%j is read as %j, rerolled %j times', (text, seed, rolls) => {
    expect(readSeed(text, 3)).toEqual({ seed, rolls })
    expect(printSeed({ seed, rolls })).toBe(text)
  })
})

it('gives all of a card again, unless something was typed or drawn from another table', () => {
  const tables = tablesOf(starterTables)
  const card = drawCard(tables, 'person', 'a seed')
  expect(isOfSeed(rerollCard(tables, card, 1))).toBe(true)
  expect(isOfSeed(typeOver(card, 'name', 'Ilse'))).toBe(false)
  expect(isOfSeed(rerollSlot(tables, card, 'name', 1, 'place'))).toBe(false)
})

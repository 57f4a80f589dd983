import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tablesOf } from '../../../../rules/idea-table/graph.ts'
import { starterTables } from '../tables/starter-tables.ts'
import { drawCard, isOfSeed, rerollCard, rerollSlot, seedOf, typeOver } from './card.ts'
import { printSeed, readSeed } from './seed-text.ts'

const tables = tablesOf(starterTables)

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

  it('is read as it was written, whatever it is', () => {
    const seed = fc.oneof(fc.string({ minLength: 1 }), fc.stringMatching(/^[a-c]{1,2}(-\d{1,2}){0,5}$/))
    const roll = fc.nat({ max: 3 })
    fc.assert(
      fc.property(seed, fc.integer({ min: 3, max: 5 }), fc.array(roll, { minLength: 5 }), (text, count, many) => {
        const parts = { seed: text, rolls: many.slice(0, count) }
        expect(readSeed(printSeed(parts), count)).toEqual(parts)
      }),
    )
  })

  it('gives the same card again, after rerolls of all and of one', () => {
    const first = drawCard(tables, 'person', 'k7m2v9qd')
    const all = rerollCard(tables, first, 1)
    const one = rerollSlot(tables, all, 'want', 2)
    expect([first, all, one].map(seedOf)).toEqual(['k7m2v9qd', 'k7m2v9qd-1', 'k7m2v9qd-1-1-2-1-1'])
    for (const card of [first, all, one]) expect(drawCard(tables, 'person', seedOf(card))).toEqual(card)
  })

  it('gives what a lock kept as well', () => {
    const first = drawCard(tables, 'hook', 'a seed')
    const locked = { ...first, slots: first.slots.map((slot, at) => ({ ...slot, locked: at === 0 })) }
    const rerolled = rerollCard(tables, locked, 1)
    const again = drawCard(tables, 'hook', seedOf(rerolled))
    expect(again.slots.map(({ text }) => text)).toEqual(rerolled.slots.map(({ text }) => text))
  })
})

it('gives all of a card again, unless something was typed or drawn from another table', () => {
  const tables = tablesOf(starterTables)
  const card = drawCard(tables, 'person', 'a seed')
  expect(isOfSeed(rerollCard(tables, card, 1))).toBe(true)
  expect(isOfSeed(typeOver(card, 'name', 'Ilse'))).toBe(false)
  expect(isOfSeed(rerollSlot(tables, card, 'name', 1, 'place'))).toBe(false)
})

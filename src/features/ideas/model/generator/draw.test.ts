import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { drawGolden, golden } from '../../../../../tests/support/golden-cards.ts'
import { maxDepth, type Table, tablesOf } from '../../../../rules/idea-tables.ts'
import { starterTables } from '../tables/starter-tables.ts'
import { drawCard, isOfSeed, printSeed, readSeed, rerollCard, rerollSlot, typeOver } from './card.ts'
import { below, drawText, maxDrawn } from './draw.ts'

const draw = (entries: Table['entries'], ...others: Table[]) =>
  drawText(tablesOf([{ name: 'start', entries }, ...others]), 'start', ['seed', 'slot', 0])

describe('a reference', () => {
  const ship = { name: 'Old Ship', entries: ['a barge'] }

  it('is drawn from its table, whatever case and spaces its name is written with', () => {
    expect(draw(['aboard {old ship}, { OLD SHIP }'], ship)).toBe('Aboard a barge, a barge')
  })

  it("is followed to depth 8, and then replaced by the table's name", () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, at) => ({ name: `t${at}`, entries: [at < length - 1 ? `{t${at + 1}}` : 'the end'] }))
    expect(draw(['{t0}'], ...chain(maxDepth))).toBe('The end')
    expect(draw(['{t0}'], ...chain(maxDepth + 1))).toBe(`T${maxDepth}`)
  })

  it("to a missing or empty table is replaced by the table's name", () => {
    expect(draw(['on {mars} or {nowhere}'], { name: 'nowhere', entries: [] })).toBe('On mars or nowhere')
  })

  it('in a cycle is replaced at the maximum depth, so the draw ends', () => {
    expect(draw(['on and {start}'])).toBe(`On and ${'on and '.repeat(maxDepth)}start`)
    expect([...draw(['{start}'.repeat(28)])].length).toBe(maxDrawn)
  })

  it('is a brace if it is doubled, and text if its braces are wrong', () => {
    expect(draw(['a {{brace}}'])).toBe('A {brace}')
    expect(draw(['a {brace'])).toBe('A {brace')
  })
})

describe('a draw', () => {
  it('begins with a capital letter, if its first letter has one', () => {
    expect(draw(['élan'])).toBe('Élan')
    expect(draw(['ßeta'])).toBe('ßeta')
    expect(draw(['“so”'])).toBe('“so”')
    expect(draw(['𐐨𐐩'])).toBe('𐐀𐐩')
  })
})

describe('a number below a bound', () => {
  /** A sequence that begins with these numbers. */
  const giving = (...numbers: number[]) => {
    const rest = [...numbers]
    return () => rest.shift() ?? 0xffffffff
  }

  it('gives each result for equally many numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 - 1 }), (bound) => {
        // The surplus numbers, which would make some results more likely, are rejected.
        const first = 2 ** 32 % bound
        expect(below(giving(first), bound)).toBe(first % bound)
        if (first > 0) expect(below(giving(first - 1, first), bound)).toBe(first % bound)
      }),
    )
  })
})

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

it('gives the whole card again, except for typed texts and texts from other tables', () => {
  const tables = tablesOf(starterTables)
  const card = drawCard(tables, 'person', 'a seed')
  expect(isOfSeed(rerollCard(tables, card, 1))).toBe(true)
  expect(isOfSeed(typeOver(card, 'name', 'Ilse'))).toBe(false)
  expect(isOfSeed(rerollSlot(tables, card, 'name', 1, 'place'))).toBe(false)
})

test('a seed gives the same card in Node as in earlier releases', () => {
  expect(drawGolden()).toEqual(golden)
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxDepth, type Table, tablesOf } from '../../../../rules/idea-tables.ts'
import { below, drawText, maxDrawn } from './draw.ts'

const draw = (entries: Table['entries'], ...others: Table[]) =>
  drawText(tablesOf([{ name: 'start', entries }, ...others]), 'start', ['seed', 'slot', 0])

describe('a reference', () => {
  const ship = { name: 'Old Ship', entries: ['a barge'] }

  it('is drawn from its table, however its name is written', () => {
    expect(draw(['aboard {old ship}, { OLD SHIP }'], ship)).toBe('Aboard a barge, a barge')
  })

  it('leads on to depth 8, and says the name of the table beyond', () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, at) => ({ name: `t${at}`, entries: [at < length - 1 ? `{t${at + 1}}` : 'the end'] }))
    expect(draw(['{t0}'], ...chain(maxDepth))).toBe('The end')
    expect(draw(['{t0}'], ...chain(maxDepth + 1))).toBe(`T${maxDepth}`)
  })

  it('to a table that is not there, or is empty, says its name', () => {
    expect(draw(['on {mars} or {nowhere}'], { name: 'nowhere', entries: [] })).toBe('On mars or nowhere')
  })

  it('in a circle ends', () => {
    expect(draw(['on and {start}'])).toBe(`On and ${'on and '.repeat(maxDepth)}start`)
    expect([...draw(['{start}'.repeat(28)])].length).toBe(maxDrawn)
  })

  it('is a brace where it is doubled, and text where its braces are wrong', () => {
    expect(draw(['a {{brace}}'])).toBe('A {brace}')
    expect(draw(['a {brace'])).toBe('A {brace')
  })
})

describe('a draw', () => {
  it('begins with a capital, where the letter has one', () => {
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

  it('leaves exactly as many numbers for each result', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 - 1 }), (bound) => {
        // As many numbers are thrown away as are left over when each result has equally many.
        const first = 2 ** 32 % bound
        expect(below(giving(first), bound)).toBe(first % bound)
        if (first > 0) expect(below(giving(first - 1, first), bound)).toBe(first % bound)
      }),
    )
  })
})

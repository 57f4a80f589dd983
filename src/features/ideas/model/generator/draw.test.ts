import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxDepth, type Table, tablesOf } from '../../../../rules/idea-table/graph.ts'
import { below, drawText, maxDrawn, pick } from './draw.ts'

type Weighted = { text: string; weight: number }[]
const draws = 100_000

/** Entries of these weights. */
const entriesOf = (weights: number[]): Weighted => weights.map((weight, at) => ({ weight, text: `entry ${at}` }))

/** Pearson's chi-squared of how often each entry came, against how often it should by the weights of `expected`. */
function chiSquared(table: Table, expected: Weighted): number {
  const counts = new Map<string, number>()
  for (let seed = 0; seed < draws; seed++) {
    const text = pick(table, [`seed ${seed}`, 'slot', 0]) ?? ''
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const total = expected.reduce((sum, { weight }) => sum + weight, 0)
  return expected.reduce((sum, { text, weight }) => {
    const due = (draws * weight) / total
    return sum + ((counts.get(text) ?? 0) - due) ** 2 / due
  }, 0)
}

describe('how often an entry comes in 100,000 draws', () => {
  // Quantiles of chi-squared at 0.999 (NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4).
  const of6Degrees = 22.458
  const entries = entriesOf([1, 2, 3, 5, 8, 13, 200])

  it('is as its weight says', () => {
    expect(chiSquared({ name: 'weighted', entries }, entries)).toBeLessThan(of6Degrees)
  })
})

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

  it('depends on no other table: an entry more in one changes nothing that others give', () => {
    const entry = fc.constantFrom('a lantern', 'a rope and {other}', '{other} of {third}', 'salt')
    const entries = fc.array(entry, { minLength: 1, maxLength: 12 })
    const text = fc.string()
    fc.assert(
      fc.property(entries, entries, text, text, (some, more, seed, added) => {
        const others = [
          { name: 'other', entries: ['a knot', 'a bell', 'a key'] },
          { name: 'third', entries: more },
        ]
        const key = [seed, 'slot', 0]
        const before = tablesOf([{ name: 'start', entries: some }, ...others])
        const after = tablesOf([{ name: 'start', entries: [...some, added] }, ...others])
        for (const name of ['other', 'third']) expect(drawText(after, name, key)).toBe(drawText(before, name, key))
      }),
    )
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

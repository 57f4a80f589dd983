import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashText } from './hash.ts'
import { below, sequenceOf, xoshiro } from './random.ts'

describe('MurmurHash3', () => {
  it.each([
    ['', 0, 0],
    ['', 1, 0x514e28b7],
    ['hello', 0, 0x248bfa47],
    ['aaa', 0x9747b28c, 0x283e0130],
    ['Hello, world!', 0x9747b28c, 0x24884cba],
    ['The quick brown fox jumps over the lazy dog', 0x9747b28c, 0x2fa826cd],
    // Two bytes in UTF-8 each.
    ['ππππππππ', 0x9747b28c, 0xd58063c1],
  ])('of %j with seed %i is as its author gives it', (text, seed, hash) => {
    expect(hashText(text, seed)).toBe(hash)
  })
})

describe('xoshiro128**', () => {
  it('gives the numbers of the reference code', () => {
    const next = xoshiro([1, 2, 3, 4])
    expect(Array.from({ length: 10 }, next)).toEqual([
      ...[11520, 0, 5927040, 70819200, 2031721883],
      ...[1637235492, 1287239034, 3734860849, 3729100597, 4258142804],
    ])
  })
})

describe('a number below a bound', () => {
  /** A sequence that begins with these numbers. */
  const giving = (...numbers: number[]) => {
    const rest = [...numbers]
    return () => rest.shift() ?? 0xffffffff
  }

  it('throws numbers away that would make some results likelier', () => {
    // 2^32 is 6 × 715,827,882 + 4: the first four numbers are one too many for some of six results.
    expect(below(giving(0, 3, 4), 6)).toBe(4)
    expect(below(giving(3, 5), 6)).toBe(5)
  })

  it('throws none away where the bound divides 2^32', () => {
    expect(below(giving(0), 8)).toBe(0)
    expect(below(giving(0xffffffff), 8)).toBe(7)
    expect(below(giving(0), 1)).toBe(0)
  })

  it('keeps below a bound close to 2^32', () => {
    expect(below(giving(0, 4), 2 ** 32 - 1)).toBe(4)
  })

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

  it('is as likely as its neighbours when the bound is far from a power of two', () => {
    // A remainder alone would give the first third of these results twice as often.
    const bound = 3 * 2 ** 30
    const next = sequenceOf('no bias')
    let low = 0
    for (let draw = 0; draw < 30_000; draw++) if (below(next, bound) < 2 ** 30) low += 1
    // A third of 30,000, give or take five standard deviations.
    expect(Math.abs(low - 10_000)).toBeLessThan(5 * Math.sqrt((30_000 * 2) / 9))
  })
})

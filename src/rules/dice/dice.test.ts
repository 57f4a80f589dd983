import { createHash, createHmac, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toBase64Url } from '../ids.ts'
import { notationOf, parseNotation, type Term } from './notation.ts'
import { commitmentOf, drawsFrom, rollFairly, rollTerms } from './roll.ts'

const termsOf = (text: string): Term[] => {
  const parsed = parseNotation(text)
  return 'terms' in parsed ? parsed.terms : expect.fail(parsed.problem)
}
/** A draw that returns these faces in order. */
const drawing = (...faces: number[]) => {
  const left = [...faces]
  return () => left.shift() ?? expect.fail('More was drawn than expected.')
}
const dice = (text: string, ...faces: number[]) => rollTerms(termsOf(text), drawing(...faces))
const kept = (text: string, ...faces: number[]) =>
  dice(text, ...faces)
    .terms[0]?.dice?.map(({ value, kept }) => (kept ? value : `-${value}`))
    .join(' ')

describe('a notation', () => {
  test.each([
    ['2d', '2d needs a number of sides, at character 3.'],
    [' 2 d ', '2d needs a number of sides, at character 5.'],
    ['', 'A number or a die is missing, at character 1.'],
    ['2d6+', 'A number or a die is missing, at character 5.'],
    ['3', 'Add a die, such as d6, at character 1.'],
    ['D6 Mira', "“M” doesn't belong in a roll such as 2d6+3, at character 4."],
    [' 2 D ', '2D needs a number of sides, at character 5.'],
    ['2d6KH', 'KH needs a number, at character 6.'],
    ['d6 🎲', "“🎲” doesn't belong in a roll such as 2d6+3, at character 4."],
    ['2d1', 'A die has 2 to 1000 sides, at character 3.'],
    ['1001d6', 'Roll 1 to 100 dice, at character 1.'],
    ['100d6+100d6+d4', 'Roll at most 200 dice at once, at character 13.'],
    ['d6+100001', 'A number goes up to 100,000, at character 4.'],
    [Array.from({ length: 21 }, () => 'd6').join('+'), 'A roll has at most 20 parts, at character 61.'],
    [`d6${' '.repeat(79)}`, 'A roll has at most 80 characters, at character 81.'],
    ['d6r6', 'r takes 1 to 5, at character 4.'],
    ['2d6kh', 'kh needs a number, at character 6.'],
    ['5d6dl1kh2', 'kh is one too many here, at character 7.'],
    ['dF!', 'dF can only keep or drop dice, at character 3.'],
    ['d6>=7', '>= takes 0 to 6, at character 5.'],
    ['-d6>=5', "Successes can't be taken away, at character 2."],
    ['2d6>=6+1d4', 'Where successes are counted, there can be no other dice, at character 8.'],
    ['d4+2d6>=6', 'Where successes are counted, there can be no other dice, at character 1.'],
    ['d6>=5+d8>=5', 'Where successes are counted, there can be no other dice, at character 7.'],
  ])('%j is refused: %s', (text, problem) => {
    expect(parseNotation(text)).toEqual({ problem })
  })

  test.each([
    [' − 2 D 6 – 3 ', '-2d6-3'],
    ['D%', '1d100'],
    ['4df', '4dF'],
    ['6d6!kh3r1', '6d6r1!kh3'],
    ['2+3d10<=4', '2+3d10<=4'],
  ])('%j is %s', (text, usual) => {
    expect(notationOf(termsOf(text))).toBe(usual)
    expect(notationOf(termsOf(usual))).toBe(usual)
  })

  test('every typed text is either read or explained', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789dDfF%rkhl!<>=+-− '), maxLength: 80 })
    void fc.assert(
      fc.property(fc.oneof(typed, fc.string()), (text) => {
        const parsed = parseNotation(text)
        if ('problem' in parsed) expect(parsed.problem).toMatch(/, at character \d+\.$/)
        else expect(termsOf(notationOf(parsed.terms))).toEqual(parsed.terms)
      }),
    )
  })
})

describe('a roll', () => {
  test.each([
    ['4d6kh2', [3, 5, 3, 5], '-3 5 -3 5'],
    ['4d6kl2', [3, 5, 3, 3], '3 -5 3 -3'],
    ['4d6dh1', [5, 2, 5, 1], '5 2 -5 1'],
    ['4d6dl1', [1, 2, 1, 3], '1 2 -1 3'],
    ['2d6dl5', [1, 2], '-1 -2'],
    ['2d6kh9', [1, 2], '1 2'],
  ])('%s of %j keeps %s', (text, faces, wanted) => {
    expect(kept(text, ...faces)).toBe(wanted)
  })

  test('a low die is drawn once more, and the second draw counts, however low', () => {
    expect(dice('2d6r2', 2, 1, 4).terms[0]?.dice).toEqual([
      { value: 1, kept: true, exploded: false, rerolled: true },
      { value: 4, kept: true, exploded: false, rerolled: false },
    ])
  })

  test('the highest face brings a die right after it, with the same rules, at most 100 times', () => {
    const { terms, total } = dice('2d6r1!', 1, 6, 1, 3, 2)
    expect(terms[0]?.dice?.map(({ value, exploded }) => [value, exploded])).toEqual([
      [6, true],
      [3, false],
      [2, false],
    ])
    expect(total).toBe(11)
    expect(rollTerms(termsOf('2d2!'), () => 2).terms[0]?.dice).toHaveLength(102)
  })

  test('terms are added and subtracted; successes are counted among the kept dice', () => {
    expect(dice('2d6-d4+3', 5, 6, 4).total).toBe(10)
    expect(dice('3d10kh2>=8+1', 9, 8, 10)).toMatchObject({ total: 3, countsSuccesses: true })
    expect(dice('3d6<=2', 1, 2, 3).total).toBe(2)
    expect(dice('2dF', -1, 0).total).toBe(-1)
  })
})

describe('a fair roll', () => {
  const secret = toBase64Url(Uint8Array.from({ length: 32 }, (_, at) => at))
  const nonce = 'A'.repeat(22)

  test('equals the example in the specification', () => {
    expect(commitmentOf(secret)).toBe('Yw3NKWbEM2aRElRIu7JbT_QSpJxzLbLIq8G4WBvXEN0')
    const { terms, total } = rollFairly(termsOf('6d6r1!kh3+2'), secret, nonce)
    expect(terms[0]?.dice?.map(({ value }) => value)).toEqual([2, 3, 5, 2, 5, 6, 4])
    expect(total).toBe(18)
  })

  test('has the draws that docs/dice.md shows', () => {
    const key = Uint8Array.from({ length: 32 }, (_, at) => at)
    const page = readFileSync('docs/dice.md', 'utf8')
    const rows = [...page.matchAll(/^\| (\d+) \| (\d+) \| (\d) \|/gm)].map((row) => row.slice(1).map(Number))
    const draw = drawsFrom(secret, nonce)
    expect(rows).toHaveLength(9)
    for (const [counter, shown, face] of rows) {
      expect(createHmac('sha256', key).update(`${nonce}:${counter}`).digest().readUInt32BE(0)).toBe(shown)
      expect(draw(6)).toBe(face)
    }
  })

  test("equals the draws computed with Node's crypto", () => {
    const key = randomBytes(32)
    const draw = drawsFrom(key.toString('base64url'), nonce)
    expect(commitmentOf(key.toString('base64url'))).toBe(createHash('sha256').update(key).digest('base64url'))
    for (let counter = 0; counter < 50; counter++) {
      const number = createHmac('sha256', key).update(`${nonce}:${counter}`).digest().readUInt32BE(0)
      // 2^32 is a multiple of 256, so no number is skipped.
      expect(draw(256)).toBe((number % 256) + 1)
    }
  })

  // DICE=1000000 npm test -- unit src/rules/dice   over a million
  const all = Number(process.env.DICE ?? 50_000)

  test(`shows each face equally often, over ${all} dice`, { timeout: 120_000 }, () => {
    const draw = drawsFrom(secret, nonce)
    const counts = new Map<number, number>()
    const sides = 7
    for (let at = 0; at < all; at++) {
      const face = draw(sides)
      counts.set(face, (counts.get(face) ?? 0) + 1)
    }
    expect([...counts.keys()].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7])
    const chiSquared = [...counts.values()].reduce((sum, count) => sum + (count - all / sides) ** 2 / (all / sides), 0)
    // With six degrees of freedom, one fair die in a thousand exceeds 22.5. The draws are the same in each run.
    expect(chiSquared).toBeLessThan(22.5)
  })
})

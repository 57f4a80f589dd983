import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseNotation } from '../dice/notation.ts'
import { applyDifference, parseCount } from './count.ts'
import { canRoll, fillNotation } from './roll-block.ts'

describe('what is typed into a count', () => {
  test.each([
    ['12', { set: 12 }],
    ['-7', { add: -7 }],
    ['+3', { add: 3 }],
    [' − 7 ', { add: -7 }],
    ['–7', { add: -7 }],
    ['=-7', { set: -7 }],
    ['= 4', { set: 4 }],
    ['-0', { add: 0 }],
    ['007', { set: 7 }],
    ['1,205', { set: 1205 }],
    ['+1\u00a0000\u202f000', { add: 1_000_000 }],
    ['=-1,000,000', { set: -1_000_000 }],
  ])('%j is %j', (typed, change) => {
    expect(parseCount(typed, 4)).toEqual(change)
  })

  test.each([
    ['−4', { set: -4 }],
    ['−1,205', { set: -1205 }],
    ['-5', { add: -5 }],
    ['–5', { add: -5 }],
    ['=-5', { set: -5 }],
    ['5', { set: 5 }],
  ])('%j over −4 is %j', (typed, change) => {
    expect(parseCount(typed, -4)).toEqual(change)
  })

  test.each([
    '',
    '-',
    '=',
    '1.5',
    '1,20',
    '1,2005',
    '1,000,',
    '12,345,678',
    '7-',
    '--7',
    '12345678',
    'seven',
    '1e3',
    '+3d6',
  ])('%j is nothing', (typed) => {
    expect(parseCount(typed, 4)).toBeUndefined()
  })
})

describe('a difference', () => {
  test.each([
    [12, -7, { min: 0, max: 12 }, { value: 5, applied: -7 }],
    [5, -7, { min: 0, max: 12 }, { value: 0, applied: -5 }],
    [10, 7, { min: 0, max: 12 }, { value: 12, applied: 2 }],
    [5, -7, {}, { value: -2, applied: -7 }],
    // The bounds were changed after the value.
    [15, 1, { max: 12 }, { value: 15, applied: 0 }],
    [15, -1, { max: 12 }, { value: 12, applied: -3 }],
    [-3, -1, { min: 0 }, { value: -3, applied: 0 }],
  ])('of %i by %i within %j', (value, add, bounds, wanted) => {
    expect(applyDifference(value, add, bounds)).toEqual(wanted)
  })

  test('is undone by the opposite of what was applied', () => {
    void fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), fc.integer({ min: -50, max: 50 }), (value, add) => {
        const bounds = { min: 0, max: 12 }
        const { value: after, applied } = applyDifference(value, add, bounds)
        expect(applyDifference(after, -applied, bounds).value).toBe(value)
      }),
    )
  })
})

describe('the notation of a roll block', () => {
  const numbers = [
    { label: 'Strength', value: 3 },
    { label: 'Wits', value: -2 },
    { label: 'Hit points', value: 0 },
    { label: 'Gold', value: 200_000 },
    { label: 'Twice', value: 1 },
    { label: 'twice ', value: 2 },
    { label: 'Glück', value: 4 },
  ]

  test.each([
    ['1d20+{Strength}', '1d20+3'],
    ['1d20+{Wits}', '1d20-2'],
    ['1d20 - {wits}', '1d20 + 2'],
    ['1d20–{Wits}', '1d20+2'],
    ['{Wits}+1d20', '-2+1d20'],
    ['-{Wits}+1d20', '+2+1d20'],
    ['1d20-{Strength}', '1d20-3'],
    ['{Strength}d6kh{Strength}', '3d6kh3'],
    ['4d6>={Strength}', '4d6>=3'],
    ['d20+{ glück }+{Hit points}', 'd20+4+0'],
    ['2d6', '2d6'],
  ])('%j is %j', (typed, notation) => {
    expect(fillNotation(typed, numbers)).toMatchObject({ notation })
  })

  test.each([
    ['1d20+{Strenght}', 'No number or track is called “Strenght”.'],
    ['1d20+{', 'A name needs a closing brace, at character 7.'],
    ['1d20+{ }', 'A name is missing between the braces, at character 7.'],
    ['1d20+{Twice}', 'Two blocks are called “Twice”. Rename one.'],
    ['1d20+{Gold}', 'Gold is 200,000. A number goes up to 100,000.'],
    ['{Hit points}d6', 'Hit points is 0. Roll 1 to 100 dice.'],
    ['{Strength}', 'Strength is 3. Add a die, such as d6.'],
    ['4d6>={Wits}', 'Wits is −2. >= needs a number.'],
    ['{Strength}d6+{Wits}+2d', '2d needs a number of sides, at character 23.'],
    ['🎲+{Strength}', "“🎲” doesn't belong in a roll such as 2d6+3, at character 1."],
    ['', 'A number or a die is missing, at character 1.'],
  ])('%j is refused: %s', (typed, problem) => {
    expect(fillNotation(typed, numbers)).toEqual({ problem })
  })

  test('can be rolled or says why, whatever is typed', () => {
    const typed = fc.string({
      unit: fc.constantFrom(...'0123456789d+-−>=kh{} ', '{Wits}', '{Gold}', '{Strength}'),
      maxLength: 40,
    })
    void fc.assert(
      fc.property(typed, (text) => {
        const filled = fillNotation(text, numbers)
        if ('problem' in filled)
          expect(filled.problem).toMatch(/, at character \d+\.$|^(No|Two) .*“.*”|^\w+ is −?[\d,]+\. /)
        else expect(parseNotation(filled.notation)).toHaveProperty('terms')
      }),
    )
  })
})

test.each([
  ['2d6+3', true],
  ['1d20+{Force}', true],
  ['1d20{Force}', true],
  ['{Force}d6+{force}', true],
  ['2d{Force}', true],
  ['2d+{Force', false],
  ['2d+{Force}', false],
  ['1d20+{}', false],
  ['{Force}', false],
  ['fire', false],
])('whether %j can be a roll once its names have numbers: %j', (typed, can) => {
  expect(canRoll(typed)).toBe(can)
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { code } from './code.ts'
import { readCode } from './read-code.ts'

describe('readCode', () => {
  it.each([
    ['123456', '123456'],
    [' 123456\n', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['12.34.56', '123456'],
    ['1 2 3 4 5 6', '123456'],
    ['123 – 456', '123456'],
    ['123\n456', '123456'],
    ['１２３４５６', '123456'],
    ['１２３　４５６', '123456'],
    ['\u200e123\u2011456\u200f', '123456'],
    ['Table 7: your code is 123 456', '123456'],
    ['Your code is 123456. It is good for 10 minutes.', '123456'],
    ['Your code is 123456. 10 minutes left.', '123456'],
    ['G-123456 is your code', '123456'],
    ['Your code:\n123456\n2026 Emberhall', '123456'],
    ['123456 is your code.\n\n@emberhall.example #123456', '123456'],
    ['Code 000 001, ask 1-202-555-0123 if in doubt', '000001'],
  ])('reads %j', (pasted, read) => {
    expect(readCode(pasted)).toBe(read)
  })

  it.each([
    ['', ''],
    ['  ', ''],
    ['12345', '12345'],
    ['1234567', '1234567'],
    [' 123 456 7 ', '123 456 7'],
    ['0170 123456', '0170 123456'],
    ['Call 0170 123456', 'Call 0170 123456'],
    ['123456 or 654321', '123456 or 654321'],
    ['123456789012', '123456789012'],
    ['no code here', 'no code here'],
    ['12a34b56', '12a34b56'],
    ['12:34:56', '12:34:56'],
    ['١٢٣٤٥٦', '١٢٣٤٥٦'],
  ])('finds not exactly one code in %j and loses nothing', (pasted, kept) => {
    expect(readCode(pasted)).toBe(kept)
  })

  it('reads a message of 10,000 characters, and gives a longer one back', () => {
    const filler = 'x'.repeat(10_000 - 6)
    expect(readCode(`${filler}123456`)).toBe('123456')
    expect(readCode(`${filler}y123456`)).toBe(`${filler}y123456`)
  })

  it('reads every code, whatever stands between the digits and around them', () => {
    const digits = fc.stringMatching(/^\d{6}$/)
    const between = fc.constantFrom('', ' ', '-', '.', '–', '\u00a0', '\u200b')
    const around = fc.constantFrom('', 'Your code is ', 'Table 7: ', 'Code:')
    fc.assert(
      fc.property(digits, between, around, (number, sign, before) => {
        const read = readCode(before + [...number].join(sign))
        expect(read).toBe(number)
        expect(code.safeParse(read).success).toBe(true)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCode } from './code.ts'
import { normalizeContact } from './contact.ts'
import { code } from './formats.ts'

describe('normalizeContact', () => {
  it.each([
    // ten digits, and eleven digits that begin with 1
    ['2025550123', '+12025550123'],
    ['(202) 555-0123', '+12025550123'],
    ['202.555.0123', '+12025550123'],
    ['12025550123', '+12025550123'],
    ['1 (202) 555-0123', '+12025550123'],
    // a leading plus sign decides first
    ['+12025550123', '+12025550123'],
    ['+49 30 123456', '+4930123456'],
    ['+49 (30) 12.34-56', '+4930123456'],
    ['(+49) 30 123456', '+4930123456'],
    ['+2025550123', '+2025550123'],
    ['+12', '+12'],
    ['+123456789012345', '+123456789012345'],
    // any other digits
    ['1', '+1'],
    ['202555012', '+202555012'],
    ['22025550123', '+22025550123'],
    ['4930123456789', '+4930123456789'],
    ['1234567890123456', '+1234567890123456'],
    ['+1234567890123456', '+1234567890123456'],
    ['+0202555012', '+10202555012'],
    // pasted text
    ['  2025550123\n', '+12025550123'],
    ['２０２－５５５－０１２３', '+12025550123'],
    ['＋４９　３０　１２３４５６', '+4930123456'],
    ['\u202a+1 202 555 0123\u202c', '+12025550123'],
    ['202\u2011555\u20110123', '+12025550123'],
    ['202\u00a0555\u00a00123', '+12025550123'],
    // looks like an IP address, but is not one
    ['202.555.01.23', '+12025550123'],
    ['06.12.34.56.78', '+10612345678'],
    ['+49.30.12.34', '+49301234'],
    ['256.1.1.1', '+256111'],
    // A plus sign after the number does not tell the country.
    ['202 555 0123 +', '+12025550123'],
  ])('makes of %j the number %s', (typed, number) => {
    expect(normalizeContact(typed)).toBe(number)
  })

  it.each([
    ['', ''],
    ['   ', ''],
    [' rowan@example.com ', 'rowan@example.com'],
    ['Rowan7@Example.com', 'Rowan7@Example.com'],
    ['127.0.0.1', '127.0.0.1'],
    ['192.168.100.200', '192.168.100.200'],
    [' 8.8.8.8 ', '8.8.8.8'],
    ['10.20.30.90', '10.20.30.90'],
    ['250.251.252.255', '250.251.252.255'],
    ['::1', '::1'],
    ['2001:0:0:1::7', '2001:0:0:1::7'],
    ['2025550123＠example.com', '2025550123＠example.com'],
    ['555-ROLL-D20', '555-ROLL-D20'],
    ['2025550123 ext. 4', '2025550123 ext. 4'],
    ['---', '---'],
    [' + ', '+'],
    ['٢٠٢٥٥٥٠١٢٣', '٢٠٢٥٥٥٠١٢٣'],
    ['٢٠٢ 5550123', '٢٠٢ 5550123'],
    ['\ud800', '\ud800'],
  ])('leaves %j unchanged, except for surrounding spaces', (typed, kept) => {
    expect(normalizeContact(typed)).toBe(kept)
  })

  const punctuated = fc.string({ unit: fc.constantFrom(...'0123456789+ ()-./＋１\u202a'), maxLength: 40 })

  it('adds and removes no digit', () => {
    fc.assert(
      fc.property(punctuated, (typed) => {
        const digits = (text: string) => text.normalize('NFKC').replace(/\D/g, '')
        expect([digits(typed), `1${digits(typed)}`]).toContain(digits(normalizeContact(typed)))
      }),
    )
  })
})

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
  ])('returns %j unchanged, because it does not contain exactly one code', (pasted, kept) => {
    expect(readCode(pasted)).toBe(kept)
  })

  it('reads a message of 10,000 characters, and returns a longer one unchanged', () => {
    const filler = 'x'.repeat(10_000 - 6)
    expect(readCode(`${filler}123456`)).toBe('123456')
    expect(readCode(`${filler}y123456`)).toBe(`${filler}y123456`)
  })

  it('reads every code, with any characters between and around its digits', () => {
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

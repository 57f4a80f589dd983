import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeContact } from './normalize-contact.ts'

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
    // a plus behind the number says nothing of its country
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
  ])('leaves %j as it is but for the spaces around it', (typed, kept) => {
    expect(normalizeContact(typed)).toBe(kept)
  })

  const punctuated = fc.string({ unit: fc.constantFrom(...'0123456789+ ()-./＋１\u202a'), maxLength: 40 })

  it('invents and loses no digit', () => {
    fc.assert(
      fc.property(punctuated, (typed) => {
        const digits = (text: string) => text.normalize('NFKC').replace(/\D/g, '')
        expect([digits(typed), `1${digits(typed)}`]).toContain(digits(normalizeContact(typed)))
      }),
    )
  })
})

import { isIP } from 'node:net'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { catalog } from './catalog.ts'

/** Rules use zod's formats where those are right. These are values for which they are not. */
const ours = (name: string) => {
  const rule = catalog.find((candidate) => candidate.name === name)
  if (!rule) throw new Error(`The catalog has no rule named ${name}.`)
  return rule.schema
}

const web = z.url({ protocol: /^https?$/ })

describe('zod refuses what a rule must accept', () => {
  it.each([
    ['email', "!#$%&'*+/=?^_`{|}~-@example.com", z.email()],
    ['email', 'rowan@example.xn--p1ai', z.email()],
    ['email', 'a@b.c', z.email()],
    ['phone', '+12', z.e164()],
    ['phone', '+123456', z.e164()],
  ])('%s: %j', (name, value, zods) => {
    expect(zods.safeParse(value).success).toBe(false)
    expect(ours(name).safeParse(value).success).toBe(true)
  })
})

describe('zod accepts what a rule must refuse', () => {
  it.each([
    ['email', `${'a'.repeat(65)}@example.com`, z.email()],
    ['email', `a@${'a'.repeat(64)}.com`, z.email()],
    ['email', 'rowan@example-.com', z.email()],
    ['email', 'rowan@localhost', z.email({ pattern: z.regexes.html5Email })],
    ['email', 'ro..wan@example.com', z.email({ pattern: z.regexes.html5Email })],
    ['email', 'rowan@example.com\u200f', z.email({ pattern: z.regexes.unicodeEmail })],
    ['email', 'rowan@-example-.com', z.email({ pattern: z.regexes.rfc5322Email })],
    ['credit card', '0000000000000000', z.creditCard()],
    ['URL', ' https://example.com', web],
    ['URL', 'https://exam\nple.com', web],
    ['URL', 'https://example.com\\@evil.example', web],
    ['URL', 'https://example.com/a b', web],
  ])('%s: %j', (name, value, zods) => {
    expect(zods.safeParse(value).success).toBe(true)
    expect(ours(name).safeParse(value).success).toBe(false)
  })
})

describe('zod is right, and is used', () => {
  it('about IP addresses: it says what Node says', () => {
    const parts = fc.constantFrom('::', ':', '.', '0', '1', '01', '255', '256', 'ffff', 'g', '192.0.2.1', '/64')
    const near = fc.array(parts, { maxLength: 12 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(fc.oneof(near, fc.ipV4(), fc.ipV6()), (text) => {
        expect(ours('IP').safeParse(text).success).toBe(isIP(text) !== 0)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['id', z.ksuid()],
    ['requestId', z.uuid()],
  ])('about every example of %s', (name, zods) => {
    const rule = catalog.find((candidate) => candidate.name === name)
    expect(rule?.accepted.every(([value]) => zods.safeParse(value).success)).toBe(true)
    expect(rule?.refused.some(([value]) => zods.safeParse(value).success)).toBe(false)
  })
})

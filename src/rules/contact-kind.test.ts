import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { card } from './card.ts'
import { catalog } from './catalog.ts'
import { contactKind, contactKinds } from './contact-kind.ts'

const examples = (name: string) => catalog.find((rule) => rule.name === name)?.accepted ?? []

const kindOfRule = {
  phone: 'phone',
  email: 'email',
  SSN: 'ssn',
  IP: 'ip',
  URL: 'url',
  id: 'ksuid',
  requestId: 'uuid',
  'credit card': 'creditcard',
}

/** A number of 12 to 19 digits whose last digit makes it valid for the card rule. */
const cards = fc
  .stringMatching(/^[1-9]\d{10,17}$/)
  .map((start) => [...'0123456789'].map((last) => start + last).find((number) => card.safeParse(number).success))

const host = fc.oneof(fc.domain(), fc.ipV4())

const generated: Record<string, fc.Arbitrary<unknown>> = {
  phone: fc.stringMatching(/^\+[1-9][0-9]{1,14}$/),
  email: fc
    .tuple(fc.stringMatching(/^[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}$/), fc.domain())
    .map((parts) => parts.join('@')),
  ssn: fc
    .stringMatching(/^[1-5]\d{2}-[1-9]\d-[1-9]\d{3}$/)
    .chain((number) => fc.constantFrom(number, number.replaceAll('-', ''), number.replaceAll('-', ' '))),
  ip: fc.oneof(fc.ipV4(), fc.ipV6()),
  url: fc
    .tuple(fc.constantFrom('http', 'https', 'HTTPS'), host, fc.webPath())
    .map(([s, h, path]) => `${s}://${h}${path}`),
  ksuid: fc.stringMatching(/^[0-9A-Za-z]{27}$/),
  uuid: fc.uuid(),
  creditcard: cards,
}

describe('contactKind', () => {
  it('knows the kinds of the specification, in its order', () => {
    const specified = ['phone', 'email', 'ssn', 'ip', 'url', 'ksuid', 'uuid', 'creditcard', 'unknown']
    expect(contactKinds).toEqual(specified)
  })

  it.each(Object.entries(kindOfRule))('knows every accepted example of %s as %s', (name, kind) => {
    expect(examples(name).length).toBeGreaterThan(0)
    for (const [value] of examples(name)) expect([value, contactKind(String(value))]).toEqual([value, kind])
  })

  it.each(Object.entries(generated))('knows every generated %s', (kind, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        expect([text, contactKind(String(text))]).toEqual([text, kind])
      }),
    )
  })

  it.each([
    '',
    ' ',
    'rowan',
    '2025550123',
    ' +12025550123',
    '192.0.2.0/24',
    'ftp://a',
    '\u0000',
    '\ud800',
    '12345678901',
  ])('knows nothing of %j', (text) => {
    expect(contactKind(text)).toBe('unknown')
  })

  it('never finds two kinds in one text', () => {
    const rules = catalog.filter(({ name }) => name in kindOfRule)
    const values = catalog.flatMap(({ accepted, refused }) => [...accepted, ...refused]).map(([value]) => value)
    const texts = fc.oneof(fc.constantFrom(...values), ...Object.values(generated))
    fc.assert(
      fc.property(texts, (text) => {
        const kinds = rules.filter(({ schema }) => schema.safeParse(text).success).map(({ name }) => name)
        expect(kinds.length).toBeLessThanOrEqual(1)
      }),
      { numRuns: 300 },
    )
  })

  it('answers for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(contactKinds).toContain(contactKind(text))
      }),
    )
  })
})

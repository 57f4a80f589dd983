import { describe, expect, it } from 'vitest'
import { catalog } from './catalog.ts'
import { contactKind } from './contact-kind.ts'

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

describe('contactKind', () => {
  it.each(Object.entries(kindOfRule))('knows every accepted example of %s as %s', (name, kind) => {
    expect(examples(name).length).toBeGreaterThan(0)
    for (const [value] of examples(name)) expect([value, contactKind(String(value))]).toEqual([value, kind])
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
})

import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { birthDate, contactKind, loginRecord } from '../../src/rules/formats.ts'
import { catalog } from './catalog.ts'

const values = catalog.flatMap(({ name, schema, message, accepted, refused }) => [
  ...accepted.map((value) => ({ name, schema, value, message: undefined })),
  ...refused.map((value) => ({ name, schema, value, message })),
])

it.each(values)('$name: $value', ({ schema, value, message }) => {
  const { error } = schema.safeParse(value)
  expect(new Set(error?.issues.map((issue) => issue.message))).toEqual(new Set(message ? [message] : []))
})

/** The messages that the product specification gives, word for word. */
const given = {
  code: 'OTP must be a 6-digit code',
  phone: 'Phone number must be in valid E.164 format, e.g. +1234567890',
  username: 'Username must be 3-30 characters and contain only letters, numbers, and underscores',
  password: 'Password must be at least 8 characters long and contain at least one letter and one number',
  slug: 'Slug must contain only lowercase letters, numbers, and hyphens',
  'credit card': 'Credit card number must be valid',
  SSN: 'SSN must be valid',
  'postal code': 'Postal/ZIP code must be valid',
  id: 'ID must be a valid KSUID',
}

it('has the messages that the product gives', () => {
  const messages = Object.fromEntries(catalog.map(({ name, message }) => [name, message]))
  expect(messages).toMatchObject(given)
})

it('has one message for each rule, none empty, none shared but by the two contact rules', () => {
  const messages = catalog.filter(({ name }) => name !== 'login contact').map(({ message }) => message)
  expect(messages).not.toContain('')
  expect(messages).not.toContain('Invalid input')
  expect(new Set(messages).size).toBe(messages.length)
})

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
    for (const value of examples(name)) expect([value, contactKind(String(value))]).toEqual([value, kind])
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

const accepts = (date: string) => birthDate.safeParse(date).success

it('a birth date is taken once its day has begun, at local midnight', () => {
  vi.useFakeTimers()
  vi.setSystemTime(new Date('2026-11-20T23:59:59.999'))
  expect(accepts('2026-11-20')).toBe(true)
  expect(accepts('2026-11-21')).toBe(false)
  vi.setSystemTime(new Date('2026-11-21T00:00:00.000'))
  expect(accepts('2026-11-21')).toBe(false)
  vi.setSystemTime(new Date('2026-11-21T00:00:00.001'))
  expect(accepts('2026-11-21')).toBe(true)
  vi.useRealTimers()
})

const record = {
  type: 'phone',
  contact: '+12025550123',
  code: '123456',
  requestId: '9b2f6c1e-8f3a-4f0e-9d53-6a4c2f1b7e90',
}

describe('loginRecord', () => {
  it('takes type, contact, code and request id', () => {
    expect(loginRecord.parse(record)).toEqual(record)
    expect(loginRecord.parse({ ...record, type: 'email', contact: 'rowan@example.com' }).type).toBe('email')
  })

  it.each([
    ['type', 'sms'],
    ['contact', 12025550123],
    ['contact', '2025550123'],
    ['code', '12345'],
    ['requestId', '1'],
  ])('refuses a %s such as %j', (field, value) => {
    const issues = loginRecord.safeParse({ ...record, [field]: value }).error?.issues
    expect(issues?.map((issue) => issue.path)).toEqual([[field]])
  })
})
// Reads the contract itself, not the generated code, so that a bug of the generator cannot hide.
const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
ajv.addSchema(parse(readFileSync('openapi.yaml', 'utf8')), 'contract')

/** Whether a schema of the contract accepts a value. */
function contract(schema: string): (value: unknown) => boolean {
  const validate = ajv.getSchema(`contract#/components/schemas/${schema}`)
  if (!validate) throw new Error(`openapi.yaml has no schema named ${schema}.`)
  return (value) => validate(value) === true && !isTooLong(value)
}

/** The contract says in words how long the part before the `@` may be: a pattern for RE2 cannot count it. */
const isTooLong = (value: unknown) => typeof value === 'string' && value.indexOf('@') > 64

const all = values.map(({ value }) => value)

const rule = (name: string) => {
  const found = catalog.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`The catalog has no rule named ${name}.`)
  return found.schema
}

describe.each([
  ['phone', 'Phone'],
  ['email', 'Email'],
  ['code', 'Code'],
  ['requestId', 'RequestId'],
])('the rule %s and the schema %s of openapi.yaml', (name, schema) => {
  const contractAccepts = contract(schema)
  const answers = (value: unknown) => ({ value, accepted: rule(name).safeParse(value).success })

  it('say the same of every example of every rule', () => {
    expect(all.map(answers)).toEqual(all.map((value) => ({ value, accepted: contractAccepts(value) })))
  })
})

it('the login form takes what the contract takes to start a verification, and nothing else', () => {
  const startAccepts = contract('VerificationStart')
  const starts = (value: unknown) =>
    startAccepts({ phone: value }) || (startAccepts({ email: value }) && !isTooLong(value))
  for (const value of all) {
    expect([value, rule('login contact').safeParse(value).success]).toEqual([value, starts(value)])
  }
})

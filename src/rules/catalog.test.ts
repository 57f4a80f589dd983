import { describe, expect, it } from 'vitest'
import { catalog } from './catalog.ts'

describe.each(catalog)('$name', ({ schema, message, accepted, refused }) => {
  it.each(accepted.map(([value, shows]) => ({ value, shows })))('accepts $shows', ({ value }) => {
    expect(schema.safeParse(value)).toEqual({ success: true, data: value })
  })

  it.each(refused.map(([value, shows]) => ({ value, shows })))('refuses $shows, with its message', ({ value }) => {
    const messages = schema.safeParse(value).error?.issues.map((issue) => issue.message)
    expect(new Set(messages)).toEqual(new Set([message]))
  })
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

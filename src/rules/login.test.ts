import { describe, expect, it } from 'vitest'
import { contactTypeOf } from './contact-type.ts'
import { loginContact } from './login-contact.ts'
import { loginRecord } from './login-record.ts'

const record = {
  type: 'phone',
  contact: '+12025550123',
  code: '123456',
  requestId: '9b2f6c1e-8f3a-4f0e-9d53-6a4c2f1b7e90',
}

describe('contactTypeOf', () => {
  it.each([
    ['+12025550123', 'phone'],
    ['rowan@example.com', 'email'],
    ['2025550123', undefined],
    ['123-45-6789', undefined],
    ['https://example.com', undefined],
    ['', undefined],
  ])('says of %j: %s', (text, type) => {
    expect(contactTypeOf(text)).toBe(type)
    expect(loginContact.safeParse(text).success).toBe(type !== undefined)
  })
})

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

import { expect, test } from 'vitest'
import { bodyFor, createContacts } from './contacts.ts'

test('an e-mail address gives as many as are needed, of one length', () => {
  const contacts = createContacts(['rowan@example.com'], 'x7')
  expect([contacts.next(), contacts.next({ unused: true })]).toEqual([
    'rowan+x7001@example.com',
    'rowan+x7002@example.com',
  ])
})

test('an address with a tag keeps it', () => {
  expect(createContacts(['rowan+api@example.com'], 'x7').next()).toBe('rowan+api-x7001@example.com')
})

test('phones are taken in turn, each five times', () => {
  const phones = ['+12025550123', '+12025550124']
  const contacts = createContacts(phones, 'x7')
  const taken = Array.from({ length: 11 }, () => contacts.next())
  expect(taken.slice(0, 10)).toEqual([0, 1, 2, 3, 4].flatMap(() => phones))
  expect(taken[10]).toBeUndefined()
})

test('a wish for another one, or for a fresh one, is kept', () => {
  const contacts = createContacts(['+12025550123', '+12025550124'], 'x7')
  expect(contacts.next({ not: '+12025550123' })).toBe('+12025550124')
  expect(contacts.next({ unused: true })).toBe('+12025550123')
  expect(contacts.next({ unused: true })).toBeUndefined()
})

test('a contact is used again until it has had its five', () => {
  const contacts = createContacts(['rowan@example.com'], 'x7')
  const contact = contacts.next() ?? ''
  expect([1, 2, 3, 4, 5].map(() => contacts.again(contact))).toEqual([true, true, true, true, false])
})

test('the body names the kind of contact', () => {
  expect(bodyFor('+12025550123')).toEqual({ phone: '+12025550123' })
  expect(bodyFor('rowan@example.com')).toEqual({ email: 'rowan@example.com' })
})

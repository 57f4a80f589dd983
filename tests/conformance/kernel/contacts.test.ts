import { expect, test } from 'vitest'
import { codesByCommand, createContacts } from './contacts.ts'

const phones = ['+12025550123', '+12025550124']

test('an email address gives as many as are needed, of one length', () => {
  const contacts = createContacts(['rowan@example.com'], 'x7')
  expect([contacts.next(), contacts.next({ unused: true })]).toEqual([
    'rowan+x7001@example.com',
    'rowan+x7002@example.com',
  ])
  // An address with a tag keeps it.
  expect(createContacts(['rowan+api@example.com'], 'x7').next()).toBe('rowan+api-x7001@example.com')
})

test('each phone is good for five codes, and one in use is preferred', () => {
  const contacts = createContacts(phones, 'x7')
  const taken = [3, 1, 3, 1, 2].map((times) => contacts.next({ times }))
  expect(taken).toEqual([phones[0], phones[0], phones[1], phones[0], phones[1]])
  expect(contacts.next()).toBeUndefined()
})

test('another contact or an unused one can be requested', () => {
  const contacts = createContacts(phones, 'x7')
  const first = contacts.next()
  expect(contacts.next({ not: first })).toBe(phones[1])
  expect(contacts.next({ unused: true })).toBeUndefined()
  expect(createContacts(phones, 'x7').next({ unused: true })).toBe(phones[0])
})

test('beside an email address a phone number gets one code at a time', () => {
  const contacts = createContacts(['rowan@example.com', '+12025550123'], 'x7')
  expect(contacts.next()).toBe('rowan+x7001@example.com')
  expect(contacts.phone()).toBe('+12025550123')
  expect(createContacts(['rowan@example.com'], 'x7').phone()).toBeUndefined()
})

test('several email addresses are taken as they are, for five codes each', () => {
  const contacts = createContacts(['rowan@example.com', 'wren@example.com'], 'x7')
  const taken = Array.from({ length: 11 }, () => contacts.next())
  expect(taken).toEqual([...Array(5).fill('rowan@example.com'), ...Array(5).fill('wren@example.com'), undefined])
})

const node = JSON.stringify(process.execPath)
const printing = (expression: string) => `${node} -e "console.log(${expression})"`

test('a command reads the contact from its environment, and may print a whole message', async () => {
  const codes = codesByCommand(printing(`process.env.CONTACT + ': your code is 123 456'`), 5000)
  expect(await codes('rowan@example.com')).toBe('123456')
})

test.each([
  ['printed nothing', printing(`''`), 'printed nothing'],
  ['printed no code', printing(`'none yet'`), 'no new six-digit code'],
  ['printed a short number', printing(`'12345'`), 'but a number of 5 digits'],
  ['failed', `${node} -e "process.exit(3)"`, 'exit code 3'],
])('a command that %s is reported, with the contact', async (_, command, message) => {
  await expect(codesByCommand(command, 2000, 2000)('rowan@example.com')).rejects.toThrow(message)
})

test('the code of the last request is not taken for the next one', async () => {
  const codes = codesByCommand(printing(`'123456'`), 2000, 2000)
  await codes('rowan@example.com')
  await expect(codes('rowan@example.com')).rejects.toThrow('no new six-digit code, but the one of the request before')
  expect(await codes('ada@example.com')).toBe('123456')
})

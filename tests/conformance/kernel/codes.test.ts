import { expect, test } from 'vitest'
import { codesByCommand } from './codes.ts'

const node = JSON.stringify(process.execPath)
const printing = (expression: string) => `${node} -e "console.log(${expression})"`

test('a command finds the contact in its environment, and may print a whole message', async () => {
  const codes = codesByCommand(printing(`process.env.CONTACT + ': your code is 123 456'`), 5000)
  expect(await codes('rowan@example.com')).toBe('123456')
})

test.each([
  ['printed nothing', printing(`''`), 'printed nothing'],
  ['printed no code', printing(`'none yet'`), 'no new six-digit code'],
  ['printed a short number', printing(`'12345'`), 'but a number of 5 digits'],
  ['failed', `${node} -e "process.exit(3)"`, 'exit code 3'],
])('a command that %s is told, with the contact', async (_, command, message) => {
  await expect(codesByCommand(command, 2000, 2000)('rowan@example.com')).rejects.toThrow(message)
})

test('the code of the last request is not taken for the next one', async () => {
  const codes = codesByCommand(printing(`'123456'`), 2000, 2000)
  await codes('rowan@example.com')
  await expect(codes('rowan@example.com')).rejects.toThrow('no new six-digit code, but the one of the request before')
  expect(await codes('ada@example.com')).toBe('123456')
})

import { expect, test } from 'vitest'
import { basePath } from '../../../src/contract/operations.gen.ts'
import { nobody, readOptions, UsageError } from './options.ts'

const url = `http://localhost:8080${basePath}`

test('the address is enough', () => {
  expect(readOptions(['--url', url])).toEqual({
    url: new URL(url),
    contacts: [],
    codeCommand: undefined,
    json: false,
    quiet: false,
    choice: { tags: [], only: undefined, rateLimit: false, patience: 0 },
    secure: false,
    timeout: 10_000,
    codeWait: 30_000,
  })
})

test('every option is read', () => {
  const asked = ['--tag', 'auth', '--tag', 'games', '--only', 'pages', '--wait', '30', '--quiet']
  const flags = [...asked, '--json', '--rate-limit', '--secure', '--timeout', '2.5', '--code-wait', '60']
  const contacts = ['--contact', 'rowan@example.com', '--contact', '+12025550123']
  expect(readOptions(['--url', url, ...flags, ...contacts, '--code-command', 'echo 1'])).toMatchObject({
    contacts: ['rowan@example.com', '+12025550123'],
    codeCommand: 'echo 1',
    json: true,
    quiet: true,
    choice: { tags: ['auth', 'games'], only: 'pages', rateLimit: true, patience: 30_000 },
    secure: true,
    timeout: 2500,
    codeWait: 60_000,
  })
})

test('https asks for Secure cookies, who reads every outbox needs no contact, and help wins', () => {
  expect(readOptions(['--url', 'https://emberhall.example/api'])).toMatchObject({ secure: true })
  expect(readOptions(['--url', url, '--code-command', 'echo 1'])).toMatchObject({ contacts: [nobody] })
  expect(readOptions(['--help'])).toBe('help')
})

test.each([
  [[], 'Say where the API is'],
  [['--url', 'localhost:8080'], 'starts with http'],
  [['--url', 'ftp://example.com'], 'starts with http'],
  [['--url', `${url}?a=1`], 'host and path alone'],
  [['--url', url, '--contact', 'rowan'], '--contact takes'],
  [['--url', url, '--timeout', 'soon'], '--timeout takes'],
  [['--url', url, '--timeout', '0'], 'above 0'],
  [['--url', url, '--unheard-of'], '--unheard-of'],
  [['--url', url, '--tag', 'dragons'], '--tag takes a tag of the contract: auth, profile'],
  [['--url', url, 'more'], 'more'],
])('%j is refused', (args, message) => {
  expect(() => readOptions(args)).toThrow(UsageError)
  expect(() => readOptions(args)).toThrow(message)
})

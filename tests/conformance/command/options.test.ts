import { expect, test } from 'vitest'
import { basePath } from '../../../src/contract/operations.gen.ts'
import { nobody, readOptions, UsageError } from './options.ts'

const url = `http://localhost:8080${basePath}`

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

import { expect, test } from 'vitest'
import { createRedactor } from './redact.ts'

test.each([
  ['a code in a request', '{"requestId":"9b2f6c1e","code":"123456"}', '{"requestId":"9b2f6c1e","code":"[hidden]"}'],
  ['a code sent as a number', '{"code":123456}', '{"code":"[hidden]"}'],
  ['a code that nobody knows, in a sentence', 'Your code is 123456.', 'Your code is [hidden].'],
  ['a code in other digits', '{"code":"１２３４５６"}', '{"code":"[hidden]"}'],
  ['a code with a space', 'Your code is 123 456.', 'Your code is [hidden].'],
  ['a code in a header', 'X-Debug: 123456', 'X-Debug: [hidden]'],
  [
    'a cookie that is set',
    'Set-Cookie: emberhall_session=abc; HttpOnly; Path=/',
    'Set-Cookie: emberhall_session=[hidden]; HttpOnly; Path=/',
  ],
  ['a cookie that is sent', 'Cookie: emberhall_session=abc', 'Cookie: emberhall_session=[hidden]'],
])('%s is hidden', (_, text, cleaned) => {
  expect(createRedactor().clean(text)).toBe(cleaned)
})

test('a remembered secret is hidden wherever it appears', () => {
  const redactor = createRedactor()
  redactor.hide('2VJ0gxZqCq3o9mFZSWkMGvI9vXx')
  redactor.hide('654321')
  expect(redactor.clean('{"token":"2VJ0gxZqCq3o9mFZSWkMGvI9vXx","note":"x654321y"}')).toBe(
    '{"token":"[hidden]","note":"x[hidden]y"}',
  )
})

test('an empty cookie hides nothing, and other numbers stay', () => {
  const redactor = createRedactor()
  redactor.hide('')
  const text = '{"exp":1795204800,"requestId":"9b2f6c1e-8f3a-4f0e-9d53-6a4c2f1b7e90","phone":"+12025550123"}'
  expect(redactor.clean(text)).toBe(text)
})

test.each([
  'Date: Sun, 22 Nov 2026 06:52:12 GMT',
  'Retry-After: 600000 asks for a wait of more than a day',
  'Set-Cookie: a=[hidden]; Max-Age=604800; Path=/',
  'Ask for help at +1 800 555 000 000.',
  '{"message":"This code is wrong.","code":"wrong_code"}',
])('what is no secret stays: %s', (text) => {
  expect(createRedactor().clean(text)).toBe(text)
})

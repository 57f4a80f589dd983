import { expect, test } from 'vitest'
import { differences } from './differences.ts'
import type { Exchange } from './exchange.ts'

const sent = { method: 'POST', path: '/', headers: {}, body: '' }
const answer = (body: unknown, headers: [string, string][] = [], status = 200): Exchange => ({
  sent,
  at: 0,
  came: { status, headers, body: JSON.stringify(body) },
})
const id = (digit: string, version = '4') =>
  `${digit.repeat(8)}-${digit.repeat(4)}-${version}000-8000-${digit.repeat(12)}`
const names = (...answers: [Exchange, Exchange, Exchange]) => differences(...answers).map(({ what }) => what)

test('what differs between two unknown contacts anyway is no difference', () => {
  const answers = ['1', '2', '3'].map((digit) => answer({ requestId: id(digit) }, [['X-Request-Id', digit]]))
  expect(names(...(answers as [Exchange, Exchange, Exchange]))).toEqual([])
})

test.each([
  ['a boolean', answer({ isNew: false }), answer({ isNew: true }), 'isNew'],
  ['a number', answer({ accounts: 1 }), answer({ accounts: 0 }), 'accounts'],
  ['a word', answer({ hint: 'again' }), answer({ hint: 'hello' }), 'hint'],
  ['a field within', answer({ a: { b: 1 } }), answer({ a: {} }), 'the fields of a'],
  ["a header's value", answer({}, [['X-Account', 'yes']]), answer({}, [['X-Account', 'no']]), 'the header x-account'],
  ['a header', answer({}, [['X-Account', 'yes']]), answer({}), 'the set of headers'],
  ['a status', answer({}, [], 409), answer({}), 'the status'],
  ['a cookie', answer({}, [['Set-Cookie', 'a=1']]), answer({}, [['Set-Cookie', 'b=1']]), 'the set of cookies'],
])('%s is one', (_, known, unknown, what) => {
  expect(names(known, unknown, unknown)).toContain(what)
})

test('of what differs anyway the form is compared', () => {
  const [known, one, other] = [id('1', '7'), id('2'), id('3')].map((requestId) => answer({ requestId }))
  expect(known && one && other && names(known, one, other)).toEqual(['requestId'])
  const [welcome, short, shorter] = ['Welcome back, Rowan', 'Hi a', 'Hi b'].map((hint) => answer({ hint }))
  expect(welcome && short && shorter && names(welcome, short, shorter)).toEqual(['hint'])
})

test('limits that are counted for each contact are left alone', () => {
  const limits = ['1', '4', '4'].map((left) => answer({}, [['X-RateLimit-Remaining', left]]))
  expect(names(...(limits as [Exchange, Exchange, Exchange]))).toEqual([])
})

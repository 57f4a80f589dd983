import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { basePath, type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { createContractChecker, type Exchange } from './checker.ts'

const checker = createContractChecker(parse(readFileSync('openapi.yaml', 'utf8')))
const json = { 'Content-Type': 'application/json' }

const at = (id: OperationId) => ({ method: operations[id].method, path: basePath + operations[id].path })

/** Exchanges that keep the contract. The tests change one thing in them. */
const good = {
  start: {
    ...at('startVerification'),
    requestHeaders: json,
    requestBody: '{"email":"rowan@example.com"}',
    status: 200,
    responseHeaders: json,
    responseBody: '{"requestId":"9b2f6c1e-8f3a-4f0e-9d53-6a4c2f1b7e90"}',
  },
  userInfo: {
    ...at('getUserInfo'),
    requestHeaders: {},
    requestBody: '',
    status: 200,
    responseHeaders: json,
    responseBody: '{"userId":"2VJ0gxZqCq3o9mFZSWkMGvI9vXx","session":{"exp":1795204800}}',
  },
  logout: {
    ...at('logout'),
    requestHeaders: {},
    requestBody: '',
    status: 204,
    responseHeaders: {},
    responseBody: '',
  },
} satisfies Record<string, Exchange>
const tooMany = {
  status: 429,
  responseHeaders: { ...json, 'Retry-After': '30' },
  responseBody: '{"message":"Wait."}',
}

const found = (exchange: Exchange) =>
  checker.checkExchange(exchange).map((violation) => `${violation.in} ${violation.where} ${violation.message}`)

describe('an exchange that keeps the contract has no violation', () => {
  const utf8 = { 'Content-Type': 'application/json; charset=utf-8' }
  test.each<[string, Exchange]>([
    ['a start', good.start],
    ['a content type with a charset', { ...good.start, requestHeaders: utf8, responseHeaders: utf8 }],
    ['a field more in the answer', { ...good.start, responseBody: good.start.responseBody.replace('}', ',"more":1}') }],
    ['Retry-After in seconds', { ...good.start, ...tooMany }],
    [
      'Retry-After as a date',
      { ...good.start, ...tooMany, responseHeaders: { ...json, 'retry-after': 'Fri, 20 Nov 2026 20:00:00 GMT' } },
    ],
  ])('%s', (_, exchange) => {
    expect(found(exchange)).toEqual([])
  })
})

describe('a violation is found and placed in openapi.yaml', () => {
  const start = '#/paths/~1auth~1verify~1start/post'
  test.each<[string, Exchange, string]>([
    ['an unknown path', { ...good.start, path: `${basePath}/auth/begin` }, 'request #/paths the contract has no POST'],
    [
      'an unknown field in a request',
      { ...good.start, requestBody: '{"email":"rowan@example.com","name":"Rowan"}' },
      'request #/components/schemas/EmailContact/additionalProperties the value must NOT have additional properties: name',
    ],
    [
      'a body where none is asked for',
      { ...good.userInfo, requestBody: '{}' },
      'request #/paths/~1auth~1userinfo/get there is a body',
    ],
    [
      'an undeclared status',
      { ...good.start, status: 410 },
      `response ${start}/responses the status 410 is not declared`,
    ],
    [
      'no content type',
      { ...good.start, responseHeaders: {} },
      `response ${start}/responses/200/content the content type is missing, not application/json`,
    ],
    [
      'a body on a 204',
      { ...good.logout, responseBody: '{}', responseHeaders: json },
      'responses/204 there is a body, and the contract has none here',
    ],
    [
      'a 429 without Retry-After',
      { ...good.start, ...tooMany, responseHeaders: json },
      'response #/components/headers/RetryAfter the header Retry-After is missing',
    ],
  ])('%s', (_, exchange, expected) => {
    const violations = found(exchange)
    expect(violations.join('\n')).toContain(expected)
  })
})

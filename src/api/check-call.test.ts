import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Operation } from '../contract/operations.gen.ts'
import type { Input } from './call.ts'
import { checkAnswer, inputIssues } from './check-call.ts'

const operation: Operation = { id: 'paint', method: 'PUT', path: '/paint', session: false, takes: {}, answers: {} }
const named = z.object({ name: z.string() })

/** What is wrong with an input. */
const faultsOf = (takes: Operation['takes'], input: Input, rest: Partial<Operation> = {}) =>
  inputIssues({ operation: { ...operation, ...rest, takes }, input })

test.each([
  ['image/png', 'image/png', true],
  ['image/png', 'image/png2', false],
  ['image/png', 'image/webp', false],
  ['image/*', 'image/webp', true],
  ['image/*', 'text/html', false],
  ['image/*', 'imagery/png', false],
  ['*/*', 'text/html', true],
])('a file for %s may be a %s: %s', (declared, type, may) => {
  const faults = faultsOf({ body: [declared] }, { body: new Blob(['x'], { type }) })
  expect(faults).toEqual(may ? [] : [`paint takes a file of the type ${declared}`])
})

test('every part is checked that the operation takes, and no other is taken', () => {
  const takes = { params: named, query: named, headers: named, body: named }
  const good = { name: 'Rowan' }
  expect(faultsOf(takes, { params: good, query: good, headers: good, body: good })).toEqual([])
  for (const part of Object.keys(takes)) {
    expect(faultsOf(takes, { params: good, query: good, headers: good, body: good, [part]: {} })).toHaveLength(1)
  }
  expect(faultsOf({ query: named }, { query: good, params: good })).toEqual(['paint takes no params'])
})

test('a body may be left away where the contract says so; what is sent is checked all the same', () => {
  const takes = { query: z.object({}), body: z.object({ name: z.optional(z.string()) }) }
  expect(faultsOf(takes, {}, { bodyOptional: true })).toEqual([])
  expect(faultsOf(takes, {})).toHaveLength(1)
  expect(faultsOf(takes, { body: { name: 7 } }, { bodyOptional: true })).toHaveLength(1)
})

/** What an answer counts as: its body, or what is wrong with it. */
function answered(answers: Operation['answers'], status: number, body: unknown) {
  const checked = checkAnswer({ ...operation, answers }, { status, headers: {}, body })
  return 'issues' in checked ? checked.issues : checked.answer.body
}

test('another success than the declared one passes if its body does', () => {
  const good = { name: 'Rowan' }
  expect(answered({ 200: { body: named } }, 200, good)).toEqual(good)
  expect(answered({ 200: { body: named } }, 203, good)).toEqual(good)
  expect(answered({ 200: { body: named } }, 203, {})).toHaveLength(1)
})

test('it does not where nobody can say which body is meant, or where none is', () => {
  const undeclared = ['the status 203 is not declared']
  expect(answered({ 200: { body: named }, 201: { body: named } }, 203, { name: 'Rowan' })).toEqual(undeclared)
  expect(answered({ 204: {} }, 203, { name: 'Rowan' })).toEqual(undeclared)
})

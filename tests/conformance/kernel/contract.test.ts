import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createClauses, pointerTo } from './contract.ts'

const lines = readFileSync('openapi.yaml', 'utf8').split('\n')
const clauseAt = createClauses()

test.each([
  ['an answer', pointerTo('startVerification', 'responses', 400), "'400':"],
  ['a schema', '#/components/schemas/Session/properties/exp', 'exp:'],
  ['a keyword', '#/components/schemas/Session/required', 'required: [exp]'],
  ['an item of a list', '#/components/schemas/Session/required/0', 'required: [exp]'],
  ['what is not there, by what holds it', '#/components/schemas/Session/maximum', 'Session:'],
])('%s is found in its line', (_, pointer, text) => {
  const clause = clauseAt(pointer)
  expect(lines[clause.line - 1]?.trim()).toBe(text)
  expect(clause.text.startsWith(text)).toBe(true)
})

test('a clause shows at most four lines of its own', () => {
  expect(clauseAt('#/components/schemas/ErrorBody').text.split('\n')).toHaveLength(4)
  expect(clauseAt('#/components/schemas/Session/properties/exp/minimum').text).toBe('minimum: 0')
})

import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Operation } from '../contract/operations.gen.ts'
import { checkAnswer } from './check-answer.ts'

const operation: Operation = { id: 'paint', method: 'PUT', path: '/paint', session: false, takes: {}, answers: {} }
const named = async () => z.object({ name: z.string() })

/** The result of checking an answer: its body, or what is wrong with it. */
async function answered(answers: Operation['answers'], status: number, body: unknown, headers = {}) {
  const checked = await checkAnswer({ ...operation, answers }, { status, headers, body })
  return 'issues' in checked ? checked.issues : checked.answer.body
}

test('a success with an undeclared status passes if its body does', async () => {
  const good = { name: 'Rowan' }
  expect(await answered({ 200: { body: named } }, 200, good)).toEqual(good)
  expect(await answered({ 200: { body: named } }, 203, good)).toEqual(good)
  expect(await answered({ 200: { body: named } }, 203, {})).toHaveLength(1)
})

test('a missing required header is an error, a missing optional one is not', async () => {
  const answers = { 201: { body: named, headers: { Location: true, ETag: false } } }
  const good = { name: 'Rowan' }
  expect(await answered(answers, 201, good, { Location: '/paint/1' })).toEqual(good)
  expect(await answered(answers, 201, good, { ETag: '"1"' })).toEqual(['the header Location is missing'])
})

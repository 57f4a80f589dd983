import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineTable } from './table.ts'

const lanterns = defineTable('lanterns', {
  row: z.object({ id: z.string(), place: z.object({ room: z.string() }) }),
  key: ({ id }) => id,
})

test('what makes a value no row is said with its path', () => {
  expect(lanterns.problemOf({ id: 'a', place: { room: 7 } })).toMatch(/^place\.room: ./)
  expect(lanterns.problemOf(7)).toMatch(/^the row: ./)
  expect(lanterns.problemOf({ id: 'a', place: { room: 'hall' } })).toBeUndefined()
})

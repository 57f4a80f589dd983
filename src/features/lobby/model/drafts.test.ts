import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { zBoundaryText, zNotesText } from '../../../contract/schemas/lobby.gen.ts'
import { zDateOffer, zDurationMinutes, zReason } from '../../../contract/schemas/schedule.gen.ts'
import { bound } from '../../../rules/text-rule.ts'
import { durations, mostDates } from './drafts.ts'

const takes = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success
const times = (count: number) => Array.from({ length: count }, (_, at) => `2026-11-${at + 10}T19:00:00Z`)

test('a session lasts as long as the contract allows', () => {
  expect(
    [durations.min - 1, durations.min, durations.max, durations.max + 1].map((m) => takes(zDurationMinutes, m)),
  ).toEqual([false, true, true, false])
})

test('as many dates are proposed as the contract allows', () => {
  const offer = (dates: string[]) => takes(zDateOffer, { durationMinutes: 60, dates })
  expect([offer([]), offer(times(mostDates)), offer(times(mostDates + 1))]).toEqual([false, true, false])
})

test.each([
  ['notes', zNotesText],
  ['reason', zReason],
  ['boundary', zBoundaryText],
] as const)('%s are as long as the contract allows', (_, schema) => {
  const most = bound(schema, 'max_length')
  expect([takes(schema, 'x'.repeat(most)), takes(schema, 'x'.repeat(most + 1))]).toEqual([true, false])
})

import { expect, test } from 'vitest'
import type { AnswerToDate, Member, OfferedDate } from '../../contract/types.gen.ts'
import { canEverybody, tallyOf } from './tally.ts'

const members = ['Rowan', 'Ash', 'Wren'].map((userId) => ({ userId, displayName: userId }) as Member)
const dateOf = (answers: Record<string, AnswerToDate>): OfferedDate => ({
  dateId: '2VJ0rV8kAy5xWsL7ePc0FfU3jZ9',
  startsAt: '2026-11-27T19:00:00Z',
  answers: Object.entries(answers).map(([userId, answer]) => ({ userId, answer })),
})
const named = (date: OfferedDate) =>
  Object.fromEntries(Object.entries(tallyOf(date, members)).map(([said, who]) => [said, who.map((m) => m.userId)]))

test('who has said what, and who nothing yet', () => {
  expect(named(dateOf({ Ash: 'no', Rowan: 'yes' }))).toEqual({
    yes: ['Rowan'],
    ifNeedBe: [],
    no: ['Ash'],
    nothing: ['Wren'],
  })
})

test('somebody who sits there no more counts no more', () => {
  expect(named(dateOf({ Tam: 'yes' }))).toMatchObject({ yes: [], nothing: ['Rowan', 'Ash', 'Wren'] })
})

test('everybody can where everybody says yes, and nobody plays alone', () => {
  const all = dateOf({ Rowan: 'yes', Ash: 'yes', Wren: 'yes' })
  expect(canEverybody(all, members)).toBe(true)
  expect(canEverybody(dateOf({ Rowan: 'yes', Ash: 'yes', Wren: 'ifNeedBe' }), members)).toBe(false)
  expect(canEverybody(all, members.slice(0, 1))).toBe(false)
})

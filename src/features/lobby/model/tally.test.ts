import { expect, test } from 'vitest'
import type { AnswerToDate, Member, OfferedDate } from '../../../contract/types.gen.ts'
import { canEverybody, countYes, saidTo } from './tally.ts'

const members = ['Rowan', 'Ash', 'Wren'].map((userId) => ({ userId, displayName: userId }) as Member)
const dateOf = (answers: Record<string, AnswerToDate>): OfferedDate => ({
  dateId: '2VJ0rV8kAy5xWsL7ePc0FfU3jZ9',
  startsAt: '2026-11-27T19:00:00Z',
  answers: Object.entries(answers).map(([userId, answer]) => ({ userId, answer })),
})

test('who has said what, and who nothing yet', () => {
  expect(members.map(saidTo(dateOf({ Ash: 'no', Rowan: 'yes' })))).toEqual(['yes', 'no', 'nothing'])
})

test('somebody who sits there no more counts no more', () => {
  expect(countYes(dateOf({ Tam: 'yes', Ash: 'yes' }), members)).toBe(1)
})

test('everybody can where everybody says yes, and nobody plays alone', () => {
  const all = dateOf({ Rowan: 'yes', Ash: 'yes', Wren: 'yes' })
  expect(canEverybody(all, members)).toBe(true)
  expect(canEverybody(dateOf({ Rowan: 'yes', Ash: 'yes', Wren: 'ifNeedBe' }), members)).toBe(false)
  expect(canEverybody(all, members.slice(0, 1))).toBe(false)
})

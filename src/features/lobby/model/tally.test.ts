import { expect, test } from 'vitest'
import type { AnswerToDate, Member, OfferedDate } from '../../../contract/types.gen.ts'
import { answersTo, bestDate, tallyInWords, tallyOf } from './tally.ts'

const members = ['Rowan', 'Ash', 'Wren'].map((userId) => ({ userId, displayName: userId }) as Member)
const dateOf = (answers: Record<string, AnswerToDate>, startsAt = '2026-11-27T19:00:00Z'): OfferedDate => ({
  dateId: `${startsAt}${Object.values(answers)}`,
  startsAt,
  answers: Object.entries(answers).map(([userId, answer]) => ({ userId, answer })),
})

test("each member's answer to a date is found, or that there is none", () => {
  expect(members.map(answersTo(dateOf({ Ash: 'no', Rowan: 'yes' })))).toEqual(['yes', 'no', 'nothing'])
})

test('a person who left the game does not count', () => {
  expect(tallyOf(dateOf({ Tam: 'yes', Ash: 'yes', Wren: 'ifNeedBe' }), members)).toEqual({
    yes: 1,
    ifNeedBe: 1,
    no: 0,
    nothing: 1,
  })
})

test.each([
  [{ yes: 3, ifNeedBe: 0, no: 0, nothing: 0 }, 'Everyone can make it'],
  [{ yes: 2, ifNeedBe: 1, no: 0, nothing: 0 }, '2 can come, 1 could if needed'],
  [{ yes: 2, ifNeedBe: 1, no: 0, nothing: 1 }, "2 can come, 1 could if needed, 1 hasn't answered"],
  [{ yes: 1, ifNeedBe: 0, no: 1, nothing: 2 }, "1 can come, 1 can't, 2 haven't answered"],
  [{ yes: 1, ifNeedBe: 0, no: 0, nothing: 0 }, '1 can come'],
  [{ yes: 0, ifNeedBe: 1, no: 0, nothing: 1 }, "1 could if needed, 1 hasn't answered"],
])('%j: %s', (tally, words) => {
  expect(tallyInWords(tally)).toBe(words)
})

test('the best date is the one most can come to, then the one with more yes, then the earlier', () => {
  const two = dateOf({ Ash: 'yes', Wren: 'yes' })
  const three = dateOf({ Ash: 'yes', Wren: 'ifNeedBe', Rowan: 'ifNeedBe' })
  const surer = dateOf({ Ash: 'yes', Wren: 'yes', Rowan: 'ifNeedBe' })
  const earlier = dateOf({ Ash: 'yes', Wren: 'yes', Rowan: 'ifNeedBe' }, '2026-11-20T19:00:00Z')
  expect(bestDate([two, three], members)).toBe(three)
  expect(bestDate([three, surer], members)).toBe(surer)
  expect(bestDate([surer, earlier], members)).toBe(earlier)
  expect(bestDate([dateOf({ Ash: 'no' })], members)).toBeUndefined()
})

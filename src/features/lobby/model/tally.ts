import type { AnswerToDate, Member, OfferedDate } from '../../../contract/types.gen.ts'

/** A member's answer to a date, or none yet. */
export type GivenAnswer = AnswerToDate | 'nothing'

/** Each member's answer to a date. */
export function answersTo({ answers }: OfferedDate): (member: Pick<Member, 'userId'>) => GivenAnswer {
  const byUser = new Map(answers.map(({ userId, answer }) => [userId, answer]))
  return ({ userId }) => byUser.get(userId) ?? 'nothing'
}

/** How many members gave each answer to a date. */
export type Tally = Record<GivenAnswer, number>

export function tallyOf(date: OfferedDate, members: readonly Member[]): Tally {
  const tally = { yes: 0, ifNeedBe: 0, no: 0, nothing: 0 }
  for (const answer of members.map(answersTo(date))) tally[answer] += 1
  return tally
}

/**
 * The date that suits the most people. Members who can come only if needed count as well. If two dates are equal, the
 * one with more "yes" is better, then the earlier one.
 * @param dates the dates that can still be chosen
 * @returns `undefined` while nobody can come to any date
 */
export function bestDate(dates: readonly OfferedDate[], members: readonly Member[]): OfferedDate | undefined {
  const worth = (date: OfferedDate) => {
    const { yes, ifNeedBe } = tallyOf(date, members)
    // One more person who can come counts for more than any number of “yes”.
    return (yes + ifNeedBe) * (members.length + 1) + yes
  }
  const [best] = dates.toSorted((a, b) => worth(b) - worth(a) || Date.parse(a.startsAt) - Date.parse(b.startsAt))
  return best && worth(best) > 0 ? best : undefined
}

/** "Everyone can make it", "2 can come, 1 could if needed, 1 hasn't answered". */
export function tallyInWords({ yes, ifNeedBe, no, nothing }: Tally): string {
  if (yes > 1 && ifNeedBe + no + nothing === 0) return 'Everyone can make it'
  const parts = [
    yes > 0 && `${yes} can come`,
    ifNeedBe > 0 && `${ifNeedBe} could if needed`,
    no > 0 && `${no} can't`,
    nothing > 0 && `${nothing} ${nothing === 1 ? "hasn't" : "haven't"} answered`,
  ]
  return parts.filter(Boolean).join(', ')
}

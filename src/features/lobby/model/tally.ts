import type { AnswerToDate, Member, OfferedDate } from '../../../contract/types.gen.ts'

/** A member's answer to a date, or none yet. */
export type Said = AnswerToDate | 'nothing'

/** Each member's answer to a date. */
export function saidTo({ answers }: OfferedDate): (member: Pick<Member, 'userId'>) => Said {
  const said = new Map(answers.map(({ userId, answer }) => [userId, answer]))
  return ({ userId }) => said.get(userId) ?? 'nothing'
}

/** How many members can come to a date, and how many of them only if needed. */
export type Tally = { yes: number; ifNeedBe: number }

export function tallyOf(date: OfferedDate, members: readonly Member[]): Tally {
  const said = members.map(saidTo(date))
  const count = (answer: Said) => said.filter((one) => one === answer).length
  return { yes: count('yes'), ifNeedBe: count('ifNeedBe') }
}

/**
 * The date that suits the most people. Members who can come only if needed count as well. If two dates are equal, the
 * one with more "yes" is better, then the earlier one.
 *
 * @param dates the dates that can still be chosen
 * @returns `undefined` while nobody can come to any date
 */
export function bestDate(dates: readonly OfferedDate[], members: readonly Member[]): OfferedDate | undefined {
  const worth = (date: OfferedDate) => {
    const { yes, ifNeedBe } = tallyOf(date, members)
    return (yes + ifNeedBe) * (members.length + 1) + yes
  }
  const [best] = dates.toSorted((a, b) => worth(b) - worth(a) || Date.parse(a.startsAt) - Date.parse(b.startsAt))
  return best && worth(best) > 0 ? best : undefined
}

/** "Everyone can make it", "3 of 4 can make it, 1 if needed". */
export function tallyInWords({ yes, ifNeedBe }: Tally, all: number): string {
  const who = all > 1 && yes + ifNeedBe === all ? 'Everyone' : `${yes + ifNeedBe} of ${all}`
  return `${who} can make it${ifNeedBe > 0 ? `, ${ifNeedBe} if needed` : ''}`
}

import type { AnswerToDate, Member, OfferedDate } from '../../../contract/types.gen.ts'

/** What a member has said to a date, or that they have said nothing yet. */
export type Said = AnswerToDate | 'nothing'

/** What each member has said to a date. */
export function saidTo({ answers }: OfferedDate): (member: Member) => Said {
  const said = new Map(answers.map(({ userId, answer }) => [userId, answer]))
  return ({ userId }) => said.get(userId) ?? 'nothing'
}

/** How many of those who sit at the table have said yes to a date. */
export function countYes(date: OfferedDate, members: readonly Member[]): number {
  const said = saidTo(date)
  return members.filter((member) => said(member) === 'yes').length
}

/** Whether everybody at the table has said yes. */
export const canEverybody = (date: OfferedDate, members: readonly Member[]): boolean =>
  members.length > 1 && countYes(date, members) === members.length

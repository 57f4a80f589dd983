import type { AnswerToDate, Member, OfferedDate } from '../../contract/types.gen.ts'

/** What a member has said to a date, or that they have said nothing yet. */
export type Said = AnswerToDate | 'nothing'

/** Who of those who sit at the table has said what to a date. */
export function tallyOf({ answers }: OfferedDate, members: readonly Member[]): Record<Said, Member[]> {
  const said = new Map(answers.map(({ userId, answer }) => [userId, answer]))
  const tally: Record<Said, Member[]> = { yes: [], ifNeedBe: [], no: [], nothing: [] }
  for (const member of members) tally[said.get(member.userId) ?? 'nothing'].push(member)
  return tally
}

/** Whether everybody at the table has said yes. */
export const canEverybody = (date: OfferedDate, members: readonly Member[]): boolean =>
  members.length > 1 && tallyOf(date, members).yes.length === members.length

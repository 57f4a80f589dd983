import type { MemberLeft } from '../../../src/contract/types.gen.ts'
import type { Step } from '../../db/rows.ts'
import { type doneBy, tell, tellAnew, tellFarewell } from '../../live/facts.ts'
import { tellAnswers } from '../../live/schedule.ts'
import { tellGame, tellMember } from '../../live/tell-changes.ts'
import type { GameRow, Membership } from './tables.ts'

type Who = ReturnType<typeof doneBy>

/** Tells, within a step, who has another role. They themselves fetch anew what they may see now. */
export async function tellRoles(rows: Step, changed: readonly Membership[], who: Who): Promise<void> {
  for (const membership of changed) await tellMember(rows, membership, who)
  for (const { gameId, userId } of changed) await tellAnew(rows, gameId, userId)
}

/** Tells, within a step, that somebody does not sit at the table any more: them, and then the others. */
export async function tellLeft(rows: Step, game: GameRow, left: MemberLeft, who: Who): Promise<void> {
  const { gameId } = game
  await tellFarewell(rows, { gameId, userId: left.userId }, left.how)
  await tell(rows, gameId, { type: 'member.left', ...who, payload: () => left })
  await tellGame(rows, game, who)
  await tellAnswers(rows, gameId, who)
}

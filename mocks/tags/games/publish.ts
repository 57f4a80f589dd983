import type { MemberLeft } from '../../../src/contract/types.gen.ts'
import type { Step } from '../../db/rows.ts'
import { type doneBy, endStream, publish, publishResync } from '../../live/publish.ts'
import { publishGame, publishMember } from '../../live/publish-changes.ts'
import { publishAnswers } from '../../live/schedule.ts'
import type { GameRow, Membership } from './tables.ts'

type Who = ReturnType<typeof doneBy>

/** Tells, within a step, who has another role. They themselves fetch anew what they may see now. */
export async function publishRoles(rows: Step, changed: readonly Membership[], who: Who): Promise<void> {
  for (const membership of changed) await publishMember(rows, membership, who)
  for (const { gameId, userId } of changed) await publishResync(rows, gameId, userId)
}

/** Tells, within a step, that somebody does not sit at the table any more: them, and then the others. */
export async function publishLeft(rows: Step, game: GameRow, left: MemberLeft, who: Who): Promise<void> {
  const { gameId } = game
  await endStream(rows, { gameId, userId: left.userId }, left.how)
  await publish(rows, gameId, { type: 'member.left', ...who, payload: () => left })
  await publishGame(rows, game, who)
  await publishAnswers(rows, gameId, who)
}

import type { GivenRole, InvitationState, Role } from '../../../src/contract/types.gen.ts'
import type { Step } from '../../db/rows.ts'
import { seatsTaken } from '../../live/projection.ts'
import {
  declines,
  demotions,
  type GameRow,
  type InvitationRow,
  inGame,
  memberships,
  removals,
  requests,
} from '../games/tables.ts'
import { linkState } from './links.ts'

type Asked = { link: InvitationRow; game: GameRow; userId: string; now: number }

/**
 * How a link stands for somebody, within a step. Where several states are true the first counts, in the order of the
 * contract's `InvitationState`.
 *
 * @returns the state; the role that they have, wait for or are offered; and the role that the link offers them, which is
 *   that of a player where they are an admin no more since it was made
 */
export async function standing(
  rows: Step,
  { link, game, userId, now }: Asked,
): Promise<{ state: InvitationState; role: Role; offered: GivenRole }> {
  const { invitationId } = link
  const own = inGame(game.gameId, userId)
  const demotion = await rows(demotions).get(own)
  const offered = demotion && invitationId < demotion.demotionId ? 'player' : link.role
  if (game.status === 'archived') return { state: 'archived', role: offered, offered }
  const membership = await rows(memberships).get(own)
  if (membership) return { state: 'member', role: membership.role, offered }
  const removal = await rows(removals).get(own)
  if (removal && invitationId < removal.removalId) return { state: 'removed', role: offered, offered }
  if (await rows(declines).get(inGame(invitationId, userId))) return { state: 'declined', role: offered, offered }
  const request = await rows(requests).get(own)
  if (request) return { state: 'waiting', role: request.role, offered }
  const ownState = linkState(link, now)
  if (ownState !== 'works') return { state: ownState, role: offered, offered }
  const isFull = (await seatsTaken(rows, game.gameId)) >= game.seats
  return { state: isFull ? 'full' : 'open', role: offered, offered }
}

import type { InvitationState, Role } from '../../../src/contract/types.gen.ts'
import {
  declines,
  type GameRow,
  type InvitationRow,
  inGame,
  memberships,
  removals,
  requests,
} from '../../kernel/game-tables.ts'
import { seatsTaken } from '../../kernel/project.ts'
import type { Step } from '../../kernel/rows.ts'
import { linkState } from './links.ts'

type Asked = { link: InvitationRow; game: GameRow; userId: string; now: number }

/**
 * How a link stands for somebody, within a step. Where several states are true the first counts, in the order of the
 * contract's `InvitationState`.
 *
 * @returns the state, and the role that they have, wait for or are offered
 */
export async function standing(
  rows: Step,
  { link, game, userId, now }: Asked,
): Promise<{ state: InvitationState; role: Role }> {
  const { role, invitationId } = link
  const own = inGame(game.gameId, userId)
  if (game.status === 'archived') return { state: 'archived', role }
  const membership = await rows(memberships).get(own)
  if (membership) return { state: 'member', role: membership.role }
  const removal = await rows(removals).get(own)
  if (removal && invitationId < removal.removalId) return { state: 'removed', role }
  if (await rows(declines).get(inGame(invitationId, userId))) return { state: 'declined', role }
  const request = await rows(requests).get(own)
  if (request) return { state: 'waiting', role: request.role }
  const ownState = linkState(link, now)
  if (ownState !== 'works') return { state: ownState, role }
  const isFull = (await seatsTaken(rows, game.gameId)) >= game.seats
  return { state: isFull ? 'full' : 'open', role }
}

import type { GivenRole, IdeaVisibility, Role } from '../../src/contract/types.gen.ts'
import type { Step } from '../db/rows.ts'
import { type GameRow, games, inGame, type Membership, memberships } from '../tags/games/tables.ts'

/**
 * What a role may do beyond `x-may` of the contract, which opens an operation to a role as a whole: here is what depends
 * on whom or what it is done to.
 */
export const may = {
  /** Make a link for this role, or let somebody in with it. */
  give: (mine: Role, role: GivenRole): boolean => mine === 'host' || (mine === 'admin' && role === 'player'),
  /** See a link for this role, and its token: whoever may not make it could come by it all the same. */
  seeLink: (mine: Role, role: GivenRole): boolean => may.give(mine, role),
  /** Remove somebody of this role. Nobody removes the host. */
  remove: (mine: Role, role: Role): boolean => role !== 'host' && may.give(mine, role),
  /** Know how many wait to be let in. */
  seeRequests: (mine: Role): boolean => mine !== 'player',
  /** See the idea of somebody else in a game. */
  seeIdea: (mine: Role, visibility: IdeaVisibility): boolean =>
    visibility === 'everyone' || (visibility === 'hosts' && mine !== 'player'),
}

export type Seat = { game: GameRow; membership: Membership }

/**
 * Looks for somebody's seat in a game, within a step. Where they have none, nothing is read of the game: whether there is
 * one is to be learnt neither from the answer nor from the time that it takes.
 *
 * @param roles those that the operation is open to
 * @returns the seat, or the status that refuses the call
 */
export async function findSeat(
  rows: Step,
  { gameId, userId }: { gameId: string; userId: string },
  roles: readonly Role[],
): Promise<Seat | { status: 403 | 404 }> {
  const membership = await rows(memberships).get(inGame(gameId, userId))
  const game = membership && (await rows(games).get(gameId))
  if (!game) return { status: 404 }
  return roles.includes(membership.role) ? { game, membership } : { status: 403 }
}

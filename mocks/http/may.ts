import type { GivenRole, IdeaVisibility, Role } from '../../src/contract/types.gen.ts'
import type { Step } from '../db/rows.ts'
import { type GameRow, games, inGame, type Membership, memberships } from '../tags/games/tables.ts'

/**
 * What a role may do beyond `x-may` of the contract, which opens an operation to a role as a whole: here are the rules
 * that depend on whom or what it concerns.
 */
export const may = {
  /** Create a link for this role, or accept someone with it. */
  give: (mine: Role, role: GivenRole): boolean => mine === 'host' || (mine === 'admin' && role === 'player'),
  /** See a link for this role, and its token: someone who may not create it must not get it otherwise. */
  seeLink: (mine: Role, role: GivenRole): boolean => may.give(mine, role),
  /** Remove a member of this role. No one removes the host. */
  remove: (mine: Role, role: Role): boolean => role !== 'host' && may.give(mine, role),
  /** Run the game, as host and admins do. */
  run: (mine: Role): boolean => mine !== 'player',
  /** Know the number of waiting requests. */
  seeRequests: (mine: Role): boolean => may.run(mine),
  /** See what someone else shows in a game: an idea, an entry of the log. */
  see: (mine: Role, visibility: IdeaVisibility): boolean =>
    visibility === 'everyone' || (visibility === 'hosts' && may.run(mine)),
}

export type Seat = { game: GameRow; membership: Membership }

/**
 * Looks up a person's membership of a game, within a step. Without one nothing is read of the game: neither the answer
 * nor its time may reveal whether the game exists.
 * @param roles those that may call the operation
 * @returns the membership, or the status that refuses the call
 */
export function findSeat(
  rows: Step,
  { gameId, userId }: { gameId: string; userId: string },
  roles: readonly Role[],
): Seat | { status: 403 | 404 } {
  const membership = rows(memberships).get(inGame(gameId, userId))
  const game = membership && rows(games).get(gameId)
  if (!game) return { status: 404 }
  return roles.includes(membership.role) ? { game, membership } : { status: 403 }
}

import type { Role } from '../../src/contract/types.gen.ts'
import type { Step } from '../db/rows.ts'
import { type GameRow, games, inGame, type Membership, memberships } from '../tags/games/tables.ts'

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

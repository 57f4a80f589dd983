import {
  declines,
  demotions,
  type GameRow,
  games,
  invitations,
  type Membership,
  memberships,
  removals,
  requests,
} from '../../kernel/game-tables.ts'
import { forgetLobby } from '../../kernel/lobby-tables.ts'
import type { Step } from '../../kernel/rows.ts'

/** Takes somebody's seat, within a step; the links that there are let them in no more. */
export function unseat(rows: Step, membership: Membership, { newId }: { newId: () => string }): void {
  const { gameId, userId } = membership
  rows(memberships).delete(membership)
  rows(removals).put({ gameId, userId, removalId: newId() })
}

/** Remembers, within a step, that somebody is an admin no more: the links that there are do not make them one again. */
export function demote(rows: Step, { gameId, userId }: Membership, { newId }: { newId: () => string }): void {
  rows(demotions).put({ gameId, userId, demotionId: newId() })
}

/** Deletes a game with all that belongs to it, within a step. */
export async function forgetGame(rows: Step, game: GameRow): Promise<void> {
  rows(games).delete(game)
  for (const one of await rows(memberships).where('game', game.gameId)) rows(memberships).delete(one)
  for (const one of await rows(invitations).where('game', game.gameId)) rows(invitations).delete(one)
  for (const one of await rows(requests).where('game', game.gameId)) rows(requests).delete(one)
  for (const one of await rows(declines).where('game', game.gameId)) rows(declines).delete(one)
  for (const one of await rows(removals).where('game', game.gameId)) rows(removals).delete(one)
  for (const one of await rows(demotions).where('game', game.gameId)) rows(demotions).delete(one)
  await forgetLobby(rows, game.gameId)
}

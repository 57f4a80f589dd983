import type { Step } from '../../db/rows.ts'
import { takeOut } from '../../live/leave-game.ts'
import { endStream } from '../../live/publish.ts'
import { streams } from '../../live/tables.ts'
import { forgetLobby, forgetMember } from '../lobby/tables.ts'
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
} from './tables.ts'

/** Frees somebody's seat, within a step; their ideas and tables go with them, their answers are forgotten. */
export async function leave(rows: Step, membership: Membership): Promise<void> {
  const { gameId, userId } = membership
  rows(memberships).delete(membership)
  forgetMember(rows, gameId, userId)
  await takeOut(rows, gameId, userId)
}

/** Takes somebody's seat, within a step, as if they left; the links that there are let them in no more. */
export async function unseat(rows: Step, membership: Membership, { newId }: { newId: () => string }): Promise<void> {
  const { gameId, userId } = membership
  await leave(rows, membership)
  rows(removals).put({ gameId, userId, removalId: newId() })
}

/** Remembers, within a step, that somebody is an admin no more: the links that there are do not make them one again. */
export function demote(rows: Step, { gameId, userId }: Membership, { newId }: { newId: () => string }): void {
  rows(demotions).put({ gameId, userId, demotionId: newId() })
}

/** Deletes a game with all that belongs to it, within a step; ideas and tables stay with their authors. */
export async function forgetGame(rows: Step, game: GameRow): Promise<void> {
  rows(games).delete(game)
  for (const stream of await rows(streams).where({ gameId: game.gameId })) await endStream(rows, stream, 'gameDeleted')
  for (const table of [memberships, invitations, requests, declines, removals, demotions])
    rows(table as typeof memberships).deleteWhere({ gameId: game.gameId })
  forgetLobby(rows, game.gameId)
  await takeOut(rows, game.gameId)
}

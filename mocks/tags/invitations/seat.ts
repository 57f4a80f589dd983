import type { GivenRole } from '../../../src/contract/types.gen.ts'
import type { Step } from '../../db/rows.ts'
import type { Inside } from '../../db/world.ts'
import type { doneBy } from '../../live/publish.ts'
import { publishGame, publishMember } from '../../live/publish-changes.ts'
import { games, inGame, memberships, requests } from '../games/tables.ts'

/** Gives somebody a seat, within the step that has seen that one is free, and tells the others. They wait no longer. */
export async function seat(
  rows: Step,
  { gameId, userId, role }: { gameId: string; userId: string; role: GivenRole },
  { now, newId }: Inside,
  who: Partial<ReturnType<typeof doneBy>>,
): Promise<void> {
  const waiting = await rows(requests).get(inGame(gameId, userId))
  if (waiting) rows(requests).delete(waiting)
  const membership = { gameId, userId, memberId: newId(), role, joinedAt: now(), rev: 1 }
  rows(memberships).put(membership)
  await publishMember(rows, membership, who)
  const game = await rows(games).get(gameId)
  if (game) await publishGame(rows, game, who)
}

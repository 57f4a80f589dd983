import type { GivenRole } from '../../../src/contract/types.gen.ts'
import { inGame, memberships, requests } from '../../kernel/game-tables.ts'
import type { Inside } from '../../kernel/handle.ts'
import type { Step } from '../../kernel/rows.ts'

/** Gives somebody a seat, within the step that has seen that one is free. They wait no longer. */
export async function seat(
  rows: Step,
  { gameId, userId, role }: { gameId: string; userId: string; role: GivenRole },
  { now, newId }: Inside,
): Promise<void> {
  const waiting = await rows(requests).get(inGame(gameId, userId))
  if (waiting) rows(requests).delete(waiting)
  rows(memberships).put({ gameId, userId, memberId: newId(), role, joinedAt: now(), rev: 1 })
}

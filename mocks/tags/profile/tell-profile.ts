import type { Step } from '../../db/rows.ts'
import { publishGame, publishMember, publishRequest } from '../../live/publish-changes.ts'
import { games, memberships, requests } from '../games/tables.ts'

/** Tells everybody who sees somebody, within a step, who they are now: at their tables, and where they wait. */
export async function publishProfile(rows: Step, userId: string): Promise<void> {
  const who = { actorId: userId }
  for (const membership of await rows(memberships).where({ userId })) {
    await publishMember(rows, membership, who)
    const game = await rows(games).get(membership.gameId)
    if (game?.hostId === userId) await publishGame(rows, game, who)
  }
  for (const request of await rows(requests).where({ userId })) await publishRequest(rows, request, who)
}

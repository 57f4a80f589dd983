import { daysAgo } from '../../db/past.ts'
import type { Step } from '../../db/rows.ts'
import type { Inside } from '../../db/world.ts'
import { type GameRow, memberships } from '../games/tables.ts'
import { addLink } from './add-link.ts'

const day = 24 * 3600 * 1000
const labels = ['for the Tuesday group', '', 'from the book fair', 'old friends', 'the club’s board', 'one more try']

/** How many links the most crowded game has; the others have one of each state. */
const crowded = 40
const states = 6

/**
 * Links in every state, within a step, made in the last week: that work, used in part and used up, expired, revoked, with
 * somebody who waits and somebody who was declined.
 */
export async function addManyLinks(
  rows: Step,
  inside: Inside,
  { games, others }: { games: readonly GameRow[]; others: readonly string[] },
): Promise<void> {
  const newest = games.length - 1
  for (const [at, game] of games.entries()) {
    const sitting = new Set((await rows(memberships).where({ gameId: game.gameId })).map(({ userId }) => userId))
    const outside = others.filter((userId) => !sitting.has(userId))
    for (let count = 0; count < (at === newest - 1 ? crowded : states); count++) {
      const then = daysAgo(inside, 7 - (count % 7))
      const person = (step: number) => outside[(at + count + step) % outside.length] ?? ''
      const state = [
        { uses: count % 5, maxUses: 5 },
        { uses: 3, maxUses: 3 },
        { lasts: -day },
        { isRevoked: true, uses: 1 },
        { approval: 'host' as const, uses: 2, maxUses: 10, waiting: [person(0)], declined: [person(1)] },
        { role: 'admin' as const, maxUses: 1, lasts: 30 * day },
      ][count % states]
      await addLink(rows, then, { game, label: labels[count % labels.length] ?? '', ...state })
    }
  }
}

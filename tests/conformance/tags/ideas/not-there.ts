import type { Run } from '../../kernel/run.ts'
import { newId } from '../games/game.ts'
import type { Part } from '../games/people.ts'
import { standingTable } from '../games/table.ts'
import { withIdeas } from './kept.ts'

/** Ideas that are not there for who asks: none at all, and one of somebody else. */
export async function notThere(run: Run, ask404: (part: Part, ideaId: string) => Promise<unknown>) {
  await ask404('host', newId())
  await ask404('host', 'x')
  const { gameId } = await standingTable(run)
  await withIdeas(run, 'player', [{}, { gameId }], async (...ids) => {
    for (const ideaId of ids) for (const part of ['host', 'stranger'] as const) await ask404(part, ideaId)
  })
  await withIdeas(run, 'player', [{ gameId, visibility: 'everyone' }], async (ideaId = '') => {
    for (const part of ['stranger', 'waiting', 'removed'] as const) await ask404(part, ideaId)
  })
}

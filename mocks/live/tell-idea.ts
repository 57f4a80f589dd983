import type { Step } from '../db/rows.ts'
import type { IdeaRow } from '../tags/ideas/tables.ts'
import { type doneBy, tell } from './facts.ts'
import { ideaFor, showsIdea } from './projection.ts'

/** An idea before and after a step; absent where there was none, or is none. */
type Change = { before?: IdeaRow | undefined; after?: IdeaRow | undefined }

/**
 * Tells the members of a game what has become of an idea, within the step that changes it: the idea as it is now to
 * whoever sees it, and that it is gone to whoever saw it before.
 *
 * @param who who did it, as `doneBy` gives it; nothing where nobody did, or it shall not be told
 */
export async function tellIdea(rows: Step, { before, after }: Change, who: Partial<ReturnType<typeof doneBy>> = {}) {
  const gameIds = new Set([before?.gameId, after?.gameId].filter((gameId) => gameId !== undefined))
  for (const gameId of gameIds) {
    if (after)
      await tell(rows, gameId, {
        type: 'idea.changed',
        ...who,
        to: (seat) => showsIdea(after, seat),
        payload: async ({ userId }) => {
          const shown = await ideaFor(rows, userId, after)
          if (!shown) throw new Error('An idea is told to somebody who does not see it.')
          return shown
        },
      })
    if (before)
      await tell(rows, gameId, {
        type: 'idea.removed',
        ...who,
        to: (seat) => showsIdea(before, seat) && !(after && showsIdea(after, seat)),
        payload: () => ({ ideaId: before.ideaId }),
      })
  }
}

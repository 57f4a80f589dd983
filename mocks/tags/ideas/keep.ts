import type { IdeaChange, ImportedIdea, NewIdea } from '../../../src/contract/types.gen.ts'
import { restoreMs } from '../../../src/rules/limits.ts'
import { isChange } from '../../db/change.ts'
import type { Step } from '../../db/rows.ts'
import type { Inside } from '../../db/world.ts'
import { games, inGame, memberships } from '../games/tables.ts'
import { forgetOld, markTime } from './limits.ts'
import { count, deletedIdeas, goneIdeas, type IdeaRow, ideas } from './tables.ts'

/** Keeps an idea, within a step. */
export async function keepIdea(rows: Step, { now, newId }: Inside, authorId: string, idea: NewIdea): Promise<IdeaRow> {
  await forgetOld(rows, now())
  const made = await count(rows, authorId)
  const usual = { body: '', tags: [], status: 'draft' as const, visibility: 'me' as const }
  const times = { rev: 1, createdAt: now(), updatedAt: now(), changedBy: authorId, made, changed: made }
  const row = { ...usual, ...idea, ideaId: idea.ideaId ?? newId(), authorId, ...times }
  rows(ideas).put(row)
  return row
}

/** Keeps many ideas, within a step, so that they are listed in the order in which they came. */
export async function keepIdeas(rows: Step, { now, newId }: Inside, authorId: string, all: readonly ImportedIdea[]) {
  await forgetOld(rows, now())
  const last = await count(rows, authorId, all.length)
  const usual = { body: '', tags: [], status: 'draft' as const, visibility: 'me' as const }
  return all.map((idea, at) => {
    const times = {
      rev: 1,
      createdAt: now(),
      updatedAt: now(),
      changedBy: authorId,
      made: last - at,
      changed: last - at,
    }
    const row = { ...usual, ...idea, ideaId: newId(), authorId, ...times }
    rows(ideas).put(row)
    return row
  })
}

/**
 * Changes an idea of its author, within a step.
 *
 * @returns the idea as it is now, the same if nothing has changed; or why it is not changed
 */
export async function changeIdea(
  rows: Step,
  idea: IdeaRow,
  body: IdeaChange,
): Promise<IdeaRow | 'visibility' | 'noGame' | 'archived'> {
  const gameId = body.gameId === undefined ? idea.gameId : (body.gameId ?? undefined)
  const moves = gameId !== idea.gameId
  const next = { ...idea, ...(moves && { visibility: 'me' as const }), ...body, gameId }
  if (gameId === undefined && next.visibility !== 'me') return 'visibility'
  const game = moves && gameId !== undefined ? await gameOf(rows, idea.authorId, gameId) : undefined
  if (moves && gameId !== undefined && !game) return 'noGame'
  if (game?.status === 'archived') return 'archived'
  if (!isChange(idea, next)) return idea
  await forgetOld(rows, rows.now())
  const changed = await count(rows, idea.authorId)
  const row = { ...next, rev: idea.rev + 1, updatedAt: rows.now(), changedBy: idea.authorId, changed }
  rows(ideas).put(row)
  return row
}

/** Deletes an idea, within a step; for a time it can be brought back. */
export async function deleteIdea(rows: Step, idea: IdeaRow, { now }: Pick<Inside, 'now'>): Promise<void> {
  await forgetOld(rows, now())
  const { ideaId, authorId } = idea
  rows(ideas).delete(idea)
  rows(deletedIdeas).put({ ...idea, until: now() + restoreMs })
  rows(goneIdeas).put({ ideaId, authorId, changed: await count(rows, authorId), until: now() + markTime })
}

/** What somebody has deleted of late, within a step. */
export async function deletedBy(rows: Step, userId: string, ideaId: string, now: number) {
  const idea = await rows(deletedIdeas).get(ideaId)
  return idea && idea.authorId === userId && idea.until > now ? idea : undefined
}

/** Brings an idea back, within a step: without its game, if its author sits there no more. */
export async function bringBack(rows: Step, deleted: IdeaRow & { until: number }): Promise<IdeaRow> {
  const { until: _, ...idea } = deleted
  await forgetOld(rows, rows.now())
  const gone = await rows(goneIdeas).get(idea.ideaId)
  if (gone) rows(goneIdeas).delete(gone)
  rows(deletedIdeas).delete(deleted)
  const stays = idea.gameId !== undefined && (await gameOf(rows, idea.authorId, idea.gameId)) !== undefined
  const alone = { gameId: undefined, visibility: 'me' as const }
  const back = {
    ...idea,
    ...(!stays && alone),
    rev: idea.rev + 1,
    changedBy: idea.authorId,
    changed: await count(rows, idea.authorId),
  }
  rows(ideas).put(back)
  return back
}

/** A game in which somebody sits, within a step. */
export async function gameOf(rows: Step, userId: string, gameId: string) {
  const seat = await rows(memberships).get(inGame(gameId, userId))
  return seat && rows(games).get(gameId)
}

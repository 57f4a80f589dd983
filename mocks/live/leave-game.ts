import { nextVersion, type Step } from '../db/rows.ts'
import { count, type IdeaRow, type IdeaTableRow, ideas, ideaTables } from '../tags/ideas/tables.ts'
import { publishIdea } from './publish-changes.ts'

/**
 * Removes an idea from its game, within a step: only its author sees it from then on.
 * @param who who did it, for the members who are notified
 */
export function withoutGame(rows: Step, idea: IdeaRow, who?: Parameters<typeof publishIdea>[2]): void {
  const alone = { ...idea, gameId: undefined, visibility: 'me' as const, changed: count(rows, idea.authorId) }
  const next = nextVersion(rows, alone, who?.actorId ?? idea.authorId)
  rows(ideas).put(next)
  publishIdea(rows, { before: idea, after: next }, who)
}

/** Removes a table from its game, within a step. */
export function tableWithoutGame(rows: Step, table: IdeaTableRow, changedBy = table.authorId): void {
  rows(ideaTables).put(nextVersion(rows, { ...table, gameId: undefined }, changedBy))
}

/**
 * Removes ideas and tables from a game, within a step: those of a former member, or of everyone. They stay with their
 * authors.
 */
export function takeOut(rows: Step, gameId: string, authorId?: string): void {
  const isMeant = (one: { authorId: string }) => authorId === undefined || one.authorId === authorId
  for (const idea of rows(ideas).where({ gameId }).filter(isMeant)) withoutGame(rows, idea)
  for (const table of rows(ideaTables).where({ gameId }).filter(isMeant)) tableWithoutGame(rows, table)
}

import type {
  GameIdeaList,
  IdeaChange,
  IdeaChanges,
  IdeaList,
  IdeaTableList,
  ImportedIdea,
  NewIdea,
  NewIdeaTable,
} from '../../../src/contract/types.gen.ts'
import { foldName, inArrows, problemsFrom, tablesOf } from '../../../src/rules/idea-tables.ts'
import { largestFile, megabyte, restoreMs } from '../../../src/rules/limits.ts'
import { isChange, nextVersion, type Step } from '../../db/rows.ts'
import type { ClockAndIds } from '../../db/world.ts'
import { type Asked, pageOf, readCursor, writeCursor } from '../../http/build-answer.ts'
import { forgetKeys } from '../../http/idempotency.ts'
import type { Seat } from '../../http/may.ts'
import { mostIdeas, mostTables } from '../../limits.ts'
import { ideaFor, seesIdea, tableFor } from '../../live/projection.ts'
import { games, inGame, memberships } from '../games/tables.ts'
import {
  count,
  deletedIdeas,
  goneIdeas,
  type IdeaRow,
  type IdeaTableRow,
  ideas,
  ideaTables,
  lastCount,
} from './tables.ts'

/** How long changes are remembered, milliseconds. */
const markTime = 30 * 24 * 3600 * 1000

/** The longest bodies, bytes: of a file of ideas, and of a table of 200 entries. */
export const longest = { import: largestFile, table: megabyte / 2 }

/** Whether a person may have so many ideas more, within a step. */
export const hasRoomFor = (rows: Step, authorId: string, more = 1): boolean =>
  rows(ideas).where({ authorId }).length + more <= mostIdeas

/** Whether a person may have one more table, within a step. */
export const hasRoomForTable = (rows: Step, authorId: string): boolean =>
  rows(ideaTables).where({ authorId }).length < mostTables

/** Whether an id belongs to an idea, or to a deleted one, within a step. */
export const isTaken = (rows: Step, ideaId: string): boolean =>
  rows(ideas).get(ideaId) !== undefined || rows(goneIdeas).get(ideaId) !== undefined

/** Whether two tags are the same. */
export function hasTwins(tags: readonly string[] = []): boolean {
  return new Set(tags.map(foldName)).size < tags.length
}

/**
 * Deletes, within a step, expired deletions and changes: nothing of a deleted idea may stay, the answer to its
 * `Idempotency-Key` included.
 */
export function forgetOld(rows: Step, now: number): void {
  forgetKeys(rows, now)
  rows(deletedIdeas).deleteWhere(({ until }) => until <= now)
  rows(goneIdeas).deleteWhere(({ until }) => until <= now)
}

/** Stores an idea, within a step. */
export function keepIdea(rows: Step, inside: ClockAndIds, authorId: string, idea: NewIdea): IdeaRow {
  forgetOld(rows, rows.now())
  return putIdea(rows, inside, authorId, idea, count(rows, authorId))
}

/** Stores many ideas, within a step, so that they are listed in their order. */
export function keepIdeas(rows: Step, inside: ClockAndIds, authorId: string, all: readonly ImportedIdea[]): IdeaRow[] {
  forgetOld(rows, rows.now())
  const last = count(rows, authorId, all.length)
  return all.map((idea, at) => putIdea(rows, inside, authorId, idea, last - at))
}

function putIdea(rows: Step, { now, newId }: ClockAndIds, authorId: string, idea: NewIdea, made: number): IdeaRow {
  const usual = { body: '', tags: [], status: 'draft' as const, visibility: 'me' as const }
  const times = { rev: 1, createdAt: now(), updatedAt: now(), changedBy: authorId, made, changed: made }
  const row = { ...usual, ...idea, ideaId: idea.ideaId ?? newId(), authorId, ...times }
  rows(ideas).put(row)
  return row
}

/**
 * Changes an idea of its author, within a step.
 * @returns the idea as it is now, the same if nothing has changed; or why it is not changed
 */
export function changeIdea(
  rows: Step,
  idea: IdeaRow,
  body: IdeaChange,
): IdeaRow | 'visibility' | 'noGame' | 'archived' {
  const gameId = body.gameId === undefined ? idea.gameId : (body.gameId ?? undefined)
  const moves = gameId !== idea.gameId
  const next = { ...idea, ...(moves && { visibility: 'me' as const }), ...body, gameId }
  if (gameId === undefined && next.visibility !== 'me') return 'visibility'
  const game = moves && gameId !== undefined ? gameOf(rows, idea.authorId, gameId) : undefined
  if (moves && gameId !== undefined && !game) return 'noGame'
  if (game?.status === 'archived') return 'archived'
  if (!isChange(idea, next)) return idea
  forgetOld(rows, rows.now())
  const row = nextVersion(rows, { ...next, changed: count(rows, idea.authorId) }, idea.authorId)
  rows(ideas).put(row)
  return row
}

/** Deletes an idea, within a step; for a time it can be restored. */
export function deleteIdea(rows: Step, idea: IdeaRow): void {
  const now = rows.now()
  forgetOld(rows, now)
  const { ideaId, authorId } = idea
  rows(ideas).delete(idea)
  rows(deletedIdeas).put({ ...idea, until: now + restoreMs })
  rows(goneIdeas).put({ ideaId, authorId, changed: count(rows, authorId), until: now + markTime })
}

/** A recently deleted idea of a person, within a step. */
export const deletedBy = (rows: Step, userId: string, ideaId: string) =>
  rows(deletedIdeas).where(
    ({ ideaId: id, authorId, until }) => id === ideaId && authorId === userId && until > rows.now(),
  )[0]

/** Restores an idea, within a step: without its game, if its author is no longer a member. */
export function bringBack(rows: Step, deleted: IdeaRow & { until: number }): IdeaRow {
  const { until: _, ...idea } = deleted
  forgetOld(rows, rows.now())
  const gone = rows(goneIdeas).get(idea.ideaId)
  if (gone) rows(goneIdeas).delete(gone)
  rows(deletedIdeas).delete(deleted)
  const stays = idea.gameId !== undefined && gameOf(rows, idea.authorId, idea.gameId) !== undefined
  const alone = { gameId: undefined, visibility: 'me' as const }
  const by = { changedBy: idea.authorId, changed: count(rows, idea.authorId) }
  const back = { ...idea, ...(!stays && alone), rev: idea.rev + 1, ...by }
  rows(ideas).put(back)
  return back
}

/** A game of a person, within a step. */
export function gameOf(rows: Step, userId: string, gameId: string) {
  const seat = rows(memberships).get(inGame(gameId, userId))
  return seat && rows(games).get(gameId)
}

/** Creates a table, within a step. */
export function keepTable(
  rows: Step,
  { now, newId }: ClockAndIds,
  authorId: string,
  table: NewIdeaTable,
): IdeaTableRow {
  const times = { rev: 1, createdAt: now(), updatedAt: now(), changedBy: authorId, made: count(rows, authorId) }
  const row = { ...table, tableId: table.tableId ?? newId(), authorId, ...times }
  rows(ideaTables).put(row)
  return row
}

type Draft = Pick<IdeaTableRow, 'authorId' | 'name' | 'entries'> & { tableId?: string | undefined }

/** Why a table conflicts with the others of its author, within a step: its name, or a cycle, in a sentence. */
export function clashOf(rows: Step, table: Draft): 'name' | { circle: string } | undefined {
  const all = rows(ideaTables).where({ authorId: table.authorId })
  const others = all.filter(({ tableId }) => tableId !== table.tableId)
  if (others.some(({ name }) => foldName(name) === foldName(table.name))) return 'name'
  // The others have no cycle among themselves, or they would have been refused.
  const problems = problemsFrom(tablesOf(others, [table]), table.name)
  const circle = problems.find(({ problem }) => problem === 'cycle')
  if (!circle || !('path' in circle)) return undefined
  return { circle: `These tables would draw from each other in a loop: ${inArrows(circle.path)}.` }
}

const marks = 'changes of my ideas'

/** A mark for a number of changes, made at a time in Unix milliseconds. */
export const markAt = (changes: number, now: number): string => writeCursor(marks, [changes, now])

/** A page of a person's own ideas, newest first, within a step; nothing if the cursor is invalid. */
export function myIdeas(rows: Step, userId: string, asked: Asked): IdeaList | undefined {
  const listed = pageOf(asked, {
    name: 'my ideas',
    rows: rows(ideas).where({ authorId: userId }),
    at: ({ made }) => [made],
    newestFirst: true,
    show: (idea) => ideaFor(rows, userId, idea),
  })
  return listed && { ...listed, mark: markAt(lastCount(rows, userId), rows.now()) }
}

/** The changes of a person's own ideas, within a step; otherwise why they are not known. */
export function changesOf(
  rows: Step,
  userId: string,
  { since, limit }: { since: string; limit: number },
  now: number,
): IdeaChanges | 'none' | 'old' {
  const [after, at] = readCursor(marks, since) ?? []
  if (typeof after !== 'number' || typeof at !== 'number') return 'none'
  const last = lastCount(rows, userId)
  // A mark that is ahead comes from another world.
  if (at + markTime <= now || after > last) return 'old'
  const isNew = (one: { authorId: string; changed: number }) => one.authorId === userId && one.changed > after
  const byChange = (a: { changed: number }, b: { changed: number }) => a.changed - b.changed
  const kept = rows(ideas).where(isNew).toSorted(byChange)
  const gone = rows(goneIdeas).where(isNew)
  const all = [...kept, ...gone].toSorted(byChange)
  const listed = all.slice(0, limit)
  const more = all.length > limit
  return {
    items: kept.filter((idea) => listed.includes(idea)).flatMap((idea) => ideaFor(rows, userId, idea) ?? []),
    gone: gone.filter((one) => listed.includes(one)).map(({ ideaId }) => ideaId),
    mark: markAt(more ? (listed.at(-1)?.changed ?? after) : last, now),
    more,
  }
}

/** A page of the ideas of a game that a member sees, newest first, within a step; nothing if the cursor is invalid. */
export function gameIdeas(rows: Step, { gameId, userId }: Seat['membership'], asked: Asked): GameIdeaList | undefined {
  const all = rows(ideas).where({ gameId })
  return pageOf(asked, {
    name: `ideas of ${gameId}`,
    rows: all.filter((idea) => seesIdea(rows, userId, idea)),
    at: ({ createdAt, made, ideaId }) => [createdAt, made, ideaId],
    newestFirst: true,
    show: (idea) => ideaFor(rows, userId, idea),
  })
}

/** A page of tables, newest first, within a step; nothing if the cursor is invalid. */
export function tablesPage(
  rows: Step,
  userId: string,
  asked: Asked,
  { name, all }: { name: string; all: readonly IdeaTableRow[] },
): IdeaTableList | undefined {
  return pageOf(asked, {
    name,
    rows: all,
    at: ({ createdAt, made, tableId }) => [createdAt, made, tableId],
    newestFirst: true,
    show: (table) => tableFor(rows, userId, table),
  })
}

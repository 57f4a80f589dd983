import type { GameIdeaList, IdeaChanges, IdeaList, IdeaTableList } from '../../../src/contract/types.gen.ts'
import type { Step } from '../../db/rows.ts'
import type { Seat } from '../../http/membership.ts'
import { pageOf, readCursor, writeCursor } from '../../http/pages.ts'
import { ideasFor, seesIdea, tablesFor } from '../../live/projection.ts'
import { markTime } from './limits.ts'
import { goneIdeas, type IdeaTableRow, ideas, lastCount } from './tables.ts'

type Asked = { limit: number; cursor?: string | undefined }

const myList = 'my ideas'
const marks = 'changes of my ideas'

/** A mark that stands behind so many changes, made at a time in Unix milliseconds. */
export const markAt = (changes: number, now: number): string => writeCursor(marks, [changes, now])

/** A page of somebody's own ideas, the newest first, within a step; nothing if the cursor is none. */
export async function myIdeas(
  rows: Step,
  userId: string,
  { limit, cursor }: Asked,
  now: number,
): Promise<IdeaList | undefined> {
  const [before] = cursor === undefined ? [undefined] : (readCursor(myList, cursor) ?? [''])
  if (typeof before === 'string') return undefined
  const mine = rows(ideas).where(({ authorId, made }) => authorId === userId && made < (before ?? Infinity))
  const found = mine.toSorted((a, b) => b.made - a.made).slice(0, limit + 1)
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return {
    items: await ideasFor(rows, userId, page),
    mark: markAt(await lastCount(rows, userId), now),
    ...(last && found.length > limit && { nextCursor: writeCursor(myList, [last.made]) }),
  }
}

/** What has changed of somebody's own ideas, within a step; otherwise why it cannot be told. */
export async function changesOf(
  rows: Step,
  userId: string,
  { since, limit }: { since: string; limit: number },
  now: number,
): Promise<IdeaChanges | 'none' | 'old'> {
  const [after, at] = readCursor(marks, since) ?? []
  if (typeof after !== 'number' || typeof at !== 'number') return 'none'
  const last = await lastCount(rows, userId)
  // A mark that is ahead comes from another world.
  if (at + markTime <= now || after > last) return 'old'
  const isNew = (one: { authorId: string; changed: number }) => one.authorId === userId && one.changed > after
  const byChange = (a: { changed: number }, b: { changed: number }) => a.changed - b.changed
  const kept = rows(ideas).where(isNew).toSorted(byChange)
  const gone = rows(goneIdeas).where(isNew)
  const all = [...kept, ...gone].toSorted(byChange)
  const told = all.slice(0, limit)
  const more = all.length > limit
  return {
    items: await ideasFor(
      rows,
      userId,
      kept.filter((idea) => told.includes(idea)),
    ),
    gone: gone.filter((one) => told.includes(one)).map(({ ideaId }) => ideaId),
    mark: markAt(more ? (told.at(-1)?.changed ?? after) : last, now),
    more,
  }
}

/** A page of what a member sees of a game's ideas, the newest first, within a step; nothing if the cursor is none. */
export async function gameIdeas(
  rows: Step,
  { gameId, userId }: Seat['membership'],
  asked: Asked,
): Promise<GameIdeaList | undefined> {
  const all = await rows(ideas).where({ gameId })
  const seen = await Promise.all(all.map((idea) => seesIdea(rows, userId, idea)))
  const listed = pageOf(asked, {
    name: `ideas of ${gameId}`,
    rows: all.filter((_, at) => seen[at]),
    at: ({ createdAt, ideaId }) => [createdAt, ideaId],
    newestFirst: true,
  })
  if (!listed) return undefined
  const { page, ...rest } = listed
  return { items: await ideasFor(rows, userId, page), ...rest }
}

/** A page of tables, the newest first, within a step; nothing if the cursor is none of this list. */
export async function tablesPage(
  rows: Step,
  userId: string,
  asked: Asked,
  { name, all }: { name: string; all: readonly IdeaTableRow[] },
): Promise<IdeaTableList | undefined> {
  const at = ({ createdAt, made, tableId }: IdeaTableRow) => [createdAt, made, tableId]
  const listed = pageOf(asked, { name, rows: all, at, newestFirst: true })
  if (!listed) return undefined
  const { page, ...rest } = listed
  return { items: await tablesFor(rows, userId, page), ...rest }
}

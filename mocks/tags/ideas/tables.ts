import * as z from 'zod/mini'
import { zIdeaKind, zIdeaStatus, zIdeaVisibility } from '../../../src/contract/schemas/ideas.gen.ts'
import type { Step } from '../../db/rows.ts'
import { defineTable, type RowOf } from '../../db/table.ts'

/** Ideas and the tables that they are drawn from, which games read as well. Times are Unix milliseconds. */

/** Enough digits for the changes of one person. */
const digits = 12
const place = (authorId: string, count: number) => `${authorId} ${String(count).padStart(digits, '0')}`

/** What lies between two counts of a person: after the first, and before the second or to the end. */
export const countsOf = (
  authorId: string,
  { after = 0, before = 10 ** digits }: { after?: number; before?: number },
) => ({
  from: place(authorId, after + 1),
  to: place(authorId, before - 1),
})

/** `made` and `changed`: the author's count when it was made, and at its latest change. */
const zIdeaRow = z.object({
  ideaId: z.string(),
  authorId: z.string(),
  kind: zIdeaKind,
  title: z.string(),
  body: z.string(),
  tags: z.array(z.string()),
  status: zIdeaStatus,
  gameId: z.optional(z.string()),
  visibility: zIdeaVisibility,
  rev: z.number(),
  createdAt: z.number(),
  updatedAt: z.number(),
  made: z.number(),
  changed: z.number(),
})

export const ideas = defineTable('ideas', {
  row: zIdeaRow,
  key: ({ ideaId }) => ideaId,
  by: {
    made: ({ authorId, made }) => place(authorId, made),
    changed: ({ authorId, changed }) => place(authorId, changed),
    game: ({ gameId }) => gameId ?? '',
  },
})
export type IdeaRow = RowOf<typeof ideas>

/** What can be brought back, until a time. */
export const deletedIdeas = defineTable('deletedIdeas', {
  row: z.extend(zIdeaRow, { until: z.number() }),
  key: ({ ideaId }) => ideaId,
  by: { until: ({ until }) => until },
})

/** Which ideas were deleted, for whoever asks what has changed, until a time. */
export const goneIdeas = defineTable('goneIdeas', {
  row: z.object({ ideaId: z.string(), authorId: z.string(), changed: z.number(), until: z.number() }),
  key: ({ ideaId }) => ideaId,
  by: { changed: ({ authorId, changed }) => place(authorId, changed), until: ({ until }) => until },
})

/** How often somebody has changed something of their ideas. */
const ideaCounts = defineTable('ideaCounts', {
  row: z.object({ userId: z.string(), last: z.number() }),
  key: ({ userId }) => userId,
})

export const ideaTables = defineTable('ideaTables', {
  row: z.object({
    tableId: z.string(),
    authorId: z.string(),
    name: z.string(),
    entries: z.array(z.object({ text: z.string(), weight: z.number() })),
    gameId: z.optional(z.string()),
    rev: z.number(),
    createdAt: z.number(),
    updatedAt: z.number(),
    made: z.number(),
  }),
  key: ({ tableId }) => tableId,
  by: { author: ({ authorId }) => authorId, game: ({ gameId }) => gameId ?? '' },
})
export type IdeaTableRow = RowOf<typeof ideaTables>

/** How often somebody has changed something so far, within a step. */
export const lastCount = async (rows: Step, userId: string): Promise<number> =>
  (await rows(ideaCounts).get(userId))?.last ?? 0

/** Counts changes of a person, within a step, and gives the count of the last one. */
export async function count(rows: Step, userId: string, changes = 1): Promise<number> {
  const last = (await lastCount(rows, userId)) + changes
  rows(ideaCounts).put({ userId, last })
  return last
}

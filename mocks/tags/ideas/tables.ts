import * as z from 'zod/mini'
import { zIdeaKind, zIdeaStatus, zIdeaVisibility } from '../../../src/contract/schemas/ideas.gen.ts'
import { defineTable, type RowOf, type Step, versioned } from '../../db/rows.ts'

/** Ideas and random tables, which games read as well. Times are Unix milliseconds. */

/** `made` and `changed`: the author's count at its creation, and at its latest change. */
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
  ...versioned,
  made: z.number(),
  changed: z.number(),
})

export const ideas = defineTable('ideas', {
  row: zIdeaRow,
  key: ({ ideaId }) => ideaId,
})
export type IdeaRow = RowOf<typeof ideas>

/** Deleted ideas that can be restored, until a time. */
export const deletedIdeas = defineTable('deletedIdeas', {
  row: z.extend(zIdeaRow, { until: z.number() }),
  key: ({ ideaId }) => ideaId,
})

/** The ids of deleted ideas, for the list of changes, until a time. */
export const goneIdeas = defineTable('goneIdeas', {
  row: z.object({ ideaId: z.string(), authorId: z.string(), changed: z.number(), until: z.number() }),
  key: ({ ideaId }) => ideaId,
})

/** The number of a person's changes. */
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
    ...versioned,
    made: z.number(),
  }),
  key: ({ tableId }) => tableId,
})
export type IdeaTableRow = RowOf<typeof ideaTables>

/** The number of a person's changes so far, within a step. */
export const lastCount = (rows: Step, userId: string): number => rows(ideaCounts).get(userId)?.last ?? 0

/** Counts changes of a person, within a step, and returns the count of the last one. */
export function count(rows: Step, userId: string, changes = 1): number {
  const last = lastCount(rows, userId) + changes
  rows(ideaCounts).put({ userId, last })
  return last
}

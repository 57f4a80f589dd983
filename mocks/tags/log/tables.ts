import * as z from 'zod/mini'
import { zAudience, zHandResult, zLogEntry, zRollResult } from '../../../src/contract/schemas/log.gen.ts'
import { defineTable, type RowOf, type Step } from '../../db/rows.ts'
import { tableOfMembers } from '../games/tables.ts'

/** The entries of a log, whole. `at`: Unix milliseconds. */
export const logEntries = defineTable('logEntries', {
  row: z.object({
    entryId: z.string(),
    gameId: z.string(),
    at: z.number(),
    authorId: z.string(),
    kind: zLogEntry.shape.kind,
    audience: zAudience,
    isRemoved: z.boolean(),
    wasSecret: z.optional(z.boolean()),
    label: z.string(),
    commitment: z.optional(z.string()),
    next: z.optional(z.string()),
    to: z.optional(z.string()),
    answers: z.optional(z.string()),
    roll: z.optional(zRollResult),
    hand: z.optional(zHandResult),
    text: z.optional(z.string()),
    request: z.optional(
      z.object({
        notation: z.optional(z.string()),
        target: z.optional(z.number()),
        audience: zAudience,
        tellsTarget: z.boolean(),
        asked: z.array(z.string()),
        answered: z.array(z.string()),
        isOpen: z.boolean(),
      }),
    ),
  }),
  key: ({ entryId }) => entryId,
})
export type LogRow = RowOf<typeof logEntries>

/** The secret that the current commitment of each member hides. */
export const chains = tableOfMembers('chains', { secret: z.string() })

/** Deletes, within a step, the log of a game. */
export function forgetLog(rows: Step, gameId: string): void {
  rows(logEntries).deleteWhere({ gameId })
  rows(chains).deleteWhere({ gameId })
}

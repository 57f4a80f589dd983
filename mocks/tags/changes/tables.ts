import * as z from 'zod/mini'
import { zChangedCount, zChangeKind } from '../../../src/contract/schemas/changes.gen.ts'
import { zCharacterBlock, zRefillStep } from '../../../src/contract/schemas/characters.gen.ts'
import { defineTable, type RowOf } from '../../db/rows.ts'
import { zBlockRow, zCharacterRow, zNotesRow } from '../characters/tables.ts'

/**
 * The counts of a block before and after. `add`: a difference, whose inverse leaves what others have added. `isSteps`: it
 * consists of steps of one.
 */
const zSet = z.extend(zChangedCount, {
  blockId: z.string(),
  add: z.optional(z.boolean()),
  isSteps: z.optional(z.boolean()),
})

/** A block that was removed: after which one it stood, what refills set it to, and whether it was the health. */
const zRemoved = z.object({
  block: zCharacterBlock,
  after: z.optional(z.string()),
  steps: z.array(z.object({ refillId: z.string(), step: zRefillStep })),
  health: z.optional(z.string()),
})

const zDeleted = z.object({ row: zCharacterRow, blocks: z.array(zBlockRow), notes: z.array(zNotesRow) })

/** What was changed, with what undoes it. Times are Unix milliseconds. */
export const changes = defineTable('changes', {
  row: z.object({
    changeId: z.string(),
    gameId: z.string(),
    at: z.number(),
    byId: z.string(),
    kind: zChangeKind,
    characterId: z.string(),
    name: z.string(),
    label: z.optional(z.string()),
    until: z.number(),
    undone: z.optional(z.object({ at: z.number(), byId: z.string() })),
    sets: z.optional(z.array(zSet)),
    removed: z.optional(zRemoved),
    /** The conditions before one that was removed. */
    stoodAfter: z.optional(z.array(z.string())),
    deleted: z.optional(zDeleted),
  }),
  key: ({ changeId }) => changeId,
})
export type ChangeRow = RowOf<typeof changes>

import * as z from 'zod/mini'
import {
  zCharacterBlock,
  zCharacterKind,
  zCharacterStatus,
  zCharacterVisibility,
  zCondition,
  zPortrait,
  zRefill,
} from '../../../src/contract/schemas/characters.gen.ts'
import { defineTable, type RowOf, type Step, versioned } from '../../db/rows.ts'
import { inGame, tableOfGames } from '../games/tables.ts'

/** `faceRev` counts the changes of name and portrait, `orderRev` those of `blockIds`. Times are Unix milliseconds. */
export const zCharacterRow = z.object({
  characterId: z.string(),
  gameId: z.string(),
  ownerId: z.optional(z.string()),
  name: z.string(),
  portrait: zPortrait,
  kind: zCharacterKind,
  visibility: zCharacterVisibility,
  status: zCharacterStatus,
  health: z.optional(z.string()),
  conditions: z.array(z.string()),
  refills: z.array(zRefill),
  blockIds: z.array(z.string()),
  orderRev: z.number(),
  faceRev: z.number(),
  ...versioned,
})

export const characters = defineTable('characters', { row: zCharacterRow, key: ({ characterId }) => characterId })
export type CharacterRow = RowOf<typeof characters>

export const zBlockRow = z.object({ characterId: z.string(), block: zCharacterBlock, changedBy: z.string() })

/** The blocks of all sheets. The id of a block is unique in its sheet. */
export const blocks = defineTable('blocks', {
  row: zBlockRow,
  key: ({ characterId, block }) => inGame(characterId, block.blockId),
})

export const zNotesRow = z.object({
  characterId: z.string(),
  userId: z.string(),
  text: z.string(),
  rev: z.number(),
})

/** What a person has written of a character; read only while the character is theirs. */
export const privateNotes = defineTable('privateNotes', {
  row: zNotesRow,
  key: ({ characterId, userId }) => inGame(characterId, userId),
})

export const conditions = tableOfGames('conditions', {
  items: z.array(zCondition),
  rev: z.number(),
  changedBy: z.optional(z.string()),
})

/** Deletes a character with all that belongs to it, within a step. */
export function dropCharacter(rows: Step, row: CharacterRow): void {
  const { characterId } = row
  rows(characters).delete(row)
  for (const table of [blocks, privateNotes])
    rows(table as typeof privateNotes).deleteWhere((one) => one.characterId === characterId)
}

/** Deletes, within a step, the characters of a game. */
export function forgetCharacters(rows: Step, gameId: string): void {
  for (const row of rows(characters).where({ gameId })) dropCharacter(rows, row)
  rows(conditions).deleteWhere({ gameId })
}

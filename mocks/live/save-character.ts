import type { CharacterBlock } from '../../src/contract/types.gen.ts'
import { isChange, type Step } from '../db/rows.ts'
import { mostActive, mostFoes } from '../limits.ts'
import { blocks, type CharacterRow, characters, privateNotes } from '../tags/characters/tables.ts'
import { publishCharacter } from './character-projection.ts'

/** Why there is no room for one more character, within a step. */
export function fullFor(
  rows: Step,
  { gameId, kind, ownerId }: Pick<CharacterRow, 'gameId' | 'kind' | 'ownerId'>,
): 'many' | 'manyFoes' | undefined {
  const alike = rows(characters).where((one) => one.gameId === gameId && one.kind === kind)
  if (kind === 'many') return alike.length >= mostFoes ? 'manyFoes' : undefined
  const active = alike.filter((one) => one.ownerId === ownerId && one.status === 'active')
  return active.length >= mostActive ? 'many' : undefined
}

type Changed = Partial<CharacterRow> & { changed?: readonly string[] }

/**
 * Changes a character, within a step, and publishes it, if that changes anything. The order of its blocks has a version
 * of its own.
 */
export function saveCharacter(rows: Step, before: CharacterRow, { changed = [], ...change }: Changed, userId: string) {
  const { blockIds = before.blockIds, ...own } = change
  const isOrder = isChange(before, { blockIds })
  const isOwn = isChange({ ...before, ownerId: before.ownerId, health: before.health }, own)
  if (!isOwn && !isOrder && changed.length === 0) return before
  const { name = before.name, portrait = before.portrait } = own
  const after: CharacterRow = {
    ...before,
    ...own,
    blockIds,
    orderRev: before.orderRev + Number(isOrder),
    faceRev: before.faceRev + Number(isChange(before, { name, portrait })),
    ...(isOwn && { rev: before.rev + 1, updatedAt: rows.now(), changedBy: userId }),
  }
  rows(characters).put(after)
  publishCharacter(rows, { before, after, changed }, userId)
  return after
}

/** Stores a block in its next version, within a step, without publishing it. */
export const putBlock = (rows: Step, { characterId }: CharacterRow, block: CharacterBlock, changedBy: string): void =>
  rows(blocks).put({ characterId, block, changedBy })

/** Frees, within a step, the characters of a member who leaves a game. Their notes are deleted. */
export function freeCharacters(rows: Step, gameId: string, userId: string): void {
  for (const row of rows(characters).where({ gameId })) {
    rows(privateNotes).deleteWhere((one) => one.characterId === row.characterId && one.userId === userId)
    if (row.ownerId === userId) saveCharacter(rows, row, { ownerId: undefined }, userId)
  }
}

import { zCharacterName } from '../../../src/contract/schemas/characters.gen.ts'
import type { CharacterBlock, NewCharacter, RefillStep } from '../../../src/contract/types.gen.ts'
import { foldName } from '../../../src/rules/idea-tables.ts'
import { healthOf } from '../../../src/rules/sheet/count.ts'
import { bound } from '../../../src/rules/text-rule.ts'
import type { Step } from '../../db/rows.ts'
import type { ClockAndIds } from '../../db/world.ts'
import { may } from '../../http/may.ts'
import { blocksOf, publishCharacter } from '../../live/character-projection.ts'
import { saveCharacter } from '../../live/save-character.ts'
import { inGame, type Membership, memberships } from '../games/tables.ts'
import { profileOf } from '../profile/tables.ts'
import { blockFrom, problemOfBlocks, problemOfHead, refillFrom } from './sheet.ts'
import { blocks, type CharacterRow, characters, dropCharacter, privateNotes } from './tables.ts'

/** The owner that a new character is to have, or why it cannot be made so. */
export function ownerFor(
  rows: Step,
  { gameId, userId, role }: Membership,
  { kind = 'one', ownerId }: NewCharacter,
): { ownerId?: string } | 'owner' | 'player' | 'noMember' {
  const isMine = ownerId === undefined || ownerId === userId
  if (!may.run(role) && (kind === 'many' || !isMine)) return 'player'
  if (kind === 'many') return ownerId === undefined || ownerId === null ? {} : 'owner'
  if (ownerId === null) return {}
  if (!isMine && !rows(memberships).get(inGame(gameId, ownerId))) return 'noMember'
  return { ownerId: ownerId ?? userId }
}

/** What every character begins with, a copy too. @param at Unix milliseconds */
const beginningOf = (at: number, userId: string) => ({
  status: 'active' as const,
  orderRev: 1,
  faceRev: 1,
  rev: 1,
  createdAt: at,
  updatedAt: at,
  changedBy: userId,
})

/** A new character and its blocks, not stored yet. */
export function sheetFrom(
  rows: Step,
  { now, newId }: ClockAndIds,
  { gameId, userId }: Pick<Membership, 'gameId' | 'userId'>,
  { blocks: given = [], refills = [], ownerId: _, health, ...head }: NewCharacter,
  owner: { ownerId?: string },
) {
  const characterId = newId()
  // The portrait is a drawing that follows from the id, as that of a person does.
  const { sigil, colour } = profileOf(rows, characterId)
  const all = given.map((block) => blockFrom(block, newId))
  const kind = head.kind ?? 'one'
  const row: CharacterRow = {
    characterId,
    gameId,
    portrait: { sigil, colour },
    visibility: kind === 'one' ? 'everyone' : 'hosts',
    ...head,
    ...owner,
    ...(health !== undefined && { health }),
    kind,
    conditions: [],
    refills: refills.map((refill) => refillFrom(refill, newId)),
    blockIds: all.map(({ blockId }) => blockId),
    ...beginningOf(now(), userId),
  }
  return { row, all, problem: problemOfBlocks(all) ?? problemOfHead(all, row) }
}

/** Stores a new character, within a step, and publishes it. */
export function putSheet(rows: Step, row: CharacterRow, all: readonly CharacterBlock[]): void {
  rows(characters).put(row)
  for (const block of all) rows(blocks).put({ characterId: row.characterId, block, changedBy: row.changedBy })
  publishCharacter(rows, { after: row }, row.changedBy)
}

const longestName = bound(zCharacterName, 'max_length')
const fits = (name: string, suffix: string) => [...name].slice(0, longestName - suffix.length).join('') + suffix

/** Copies a character for a member, within a step: all but its private notes. */
export function copyOf(rows: Step, { now, newId }: ClockAndIds, { userId }: Membership, row: CharacterRow) {
  const { ownerId: _, ...kept } = row
  const copy: CharacterRow = {
    ...kept,
    ...(row.kind === 'one' && { ownerId: userId }),
    characterId: newId(),
    name: fits(row.name.replace(/ \(copy\)$/, ''), ' (copy)'),
    ...beginningOf(now(), userId),
  }
  return { copy, all: blocksOf(rows, row).map((block) => ({ ...block, rev: 1 })) }
}

/** Deletes a character, within a step, and publishes it. Returns what brings it back. */
export function deletedWith(rows: Step, row: CharacterRow, userId: string) {
  const isIts = (one: { characterId: string }) => one.characterId === row.characterId
  const deleted = { row, blocks: rows(blocks).where(isIts), notes: rows(privateNotes).where(isIts) }
  dropCharacter(rows, row)
  publishCharacter(rows, { before: row }, userId)
  return deleted
}

/** Removes a block from its sheet, within a step, and publishes it: what refills set it to, and the health, go with it. */
export function removedFrom(rows: Step, row: CharacterRow, block: CharacterBlock, userId: string) {
  const { blockId } = block
  const place = row.blockIds.indexOf(blockId)
  const steps = row.refills.flatMap(({ refillId, steps: all }) =>
    all.filter((step) => step.blockId === blockId).map((step) => ({ refillId, step })),
  )
  const isHealth = healthOf(blocksOf(rows, row), row.health)?.blockId === blockId
  rows(blocks).deleteWhere((one) => one.characterId === row.characterId && one.block.blockId === blockId)
  const blockIds = row.blockIds.filter((id) => id !== blockId)
  const without = (all: RefillStep[]) => all.filter((step) => step.blockId !== blockId)
  const refills = row.refills.map((refill) => ({ ...refill, steps: without(refill.steps) }))
  const after = saveCharacter(rows, row, { blockIds, refills, ...(isHealth && { health: undefined }) }, userId)
  const removed = { block, after: row.blockIds[place - 1], steps, ...(isHealth && { health: row.health }) }
  return { removed, after }
}

/** The conditions of a character, some more and some less; each stands once. */
export function marked(before: readonly string[], { add = [], remove = [] }: { add?: string[]; remove?: string[] }) {
  const gone = new Set(remove.map(foldName))
  const kept = before.filter((label) => !gone.has(foldName(label)))
  for (const label of add) if (kept.every((one) => foldName(one) !== foldName(label))) kept.push(label)
  return kept
}

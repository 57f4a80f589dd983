import { foldName } from '../../../src/rules/idea-tables.ts'
import { mostConditions } from '../../../src/rules/limits.ts'
import { applyDifference, withinBounds } from '../../../src/rules/sheet/count.ts'
import {
  boundsOf,
  countOf,
  mostBlocks,
  mostPinned,
  type Settable,
  settableOf,
  withCount,
} from '../../../src/rules/sheet/settable.ts'
import type { Step } from '../../db/rows.ts'
import { blocksOf, publishCharacter } from '../../live/character-projection.ts'
import { changesOf } from '../../live/list-of-changes.ts'
import { fullFor, putBlock, saveCharacter } from '../../live/save-character.ts'
import { blocks, type CharacterRow, characters, privateNotes } from '../characters/tables.ts'
import { inGame, memberships } from '../games/tables.ts'
import { personOf } from '../profile/tables.ts'
import type { ChangeRow } from './tables.ts'

/** Why a change is not taken back: a sentence, or the name of an example in the contract. */
type Refusal = { since: string } | 'many' | 'manyFoes' | 'full' | 'pinned' | 'twelve'

/** Takes a change back, within a step, and publishes what that changes of the character; or nothing, and why. */
export function takeBack(rows: Step, change: ChangeRow, userId: string): Refusal | undefined {
  if (change.deleted) return bringBack(rows, change.deleted, userId)
  const row = rows(characters).get(change.characterId)
  if (!row) {
    const byId = lastBy(rows, change, (one) => one.characterId === change.characterId && one.deleted)
    return since(rows, { userId, byId, what: change.name, verb: 'deleted' })
  }
  if (change.removed) return putBack(rows, row, change.removed, userId)
  const isMark = change.kind === 'conditionAdded' || change.kind === 'conditionRemoved'
  return isMark ? markBack(rows, row, change, userId) : setBack(rows, row, change, userId)
}

type Since = { userId: string; byId: string | undefined; what: string; verb?: string }

function since(rows: Step, { userId, byId, what, verb = 'changed' }: Since): { since: string } {
  const who = byId === userId ? 'You have' : `${byId === undefined ? 'Someone' : personOf(rows, byId).displayName} has`
  return { since: `${who} ${verb} ${what} since then.` }
}

/** Who made the last such change of the game. */
const lastBy = (rows: Step, { gameId }: ChangeRow, isIt: (one: ChangeRow) => unknown) =>
  changesOf(rows, gameId).findLast(isIt)?.byId

/** Brings a deleted character back, with its blocks and notes, without an owner who has left. */
function bringBack(rows: Step, { row, ...withIt }: NonNullable<ChangeRow['deleted']>, userId: string) {
  const { gameId, ownerId } = row
  const isHere = ownerId !== undefined && rows(memberships).get(inGame(gameId, ownerId)) !== undefined
  const back = { ...row, ownerId: isHere ? ownerId : undefined, rev: row.rev + 1, faceRev: row.faceRev + 1 }
  const full = row.status === 'active' || row.kind === 'many' ? fullFor(rows, back) : undefined
  if (full) return full
  rows(characters).put(back)
  for (const block of withIt.blocks) rows(blocks).put(block)
  for (const one of withIt.notes) if (rows(memberships).get(inGame(gameId, one.userId))) rows(privateNotes).put(one)
  publishCharacter(rows, { after: back }, userId)
  return undefined
}

/** Puts a removed block back after the same block as before, or at the end if that one is gone. */
function putBack(
  rows: Step,
  row: CharacterRow,
  { block, after, steps, health }: NonNullable<ChangeRow['removed']>,
  userId: string,
) {
  const all = blocksOf(rows, row)
  if (all.length >= mostBlocks) return 'full'
  if (block.isPinned && all.filter(({ isPinned }) => isPinned).length >= mostPinned) return 'pinned'
  putBlock(rows, row, { ...block, rev: block.rev + 1 }, userId)
  const { blockId } = block
  const place = after === undefined ? 0 : row.blockIds.indexOf(after) + 1 || all.length
  const blockIds = row.blockIds.toSpliced(place, 0, blockId)
  const refills = row.refills.map((refill) => ({
    ...refill,
    steps: [...refill.steps, ...steps.filter(({ refillId }) => refillId === refill.refillId).map(({ step }) => step)],
  }))
  const isHealth = health !== undefined && row.health === undefined
  saveCharacter(rows, row, { blockIds, refills, ...(isHealth && { health }), changed: [blockId] }, userId)
  return undefined
}

/** Removes a condition that was added, or puts a removed one back after those that stood before it. */
function markBack(rows: Step, row: CharacterRow, change: ChangeRow, userId: string) {
  const { kind, changeId, label = '', stoodAfter = [] } = change
  const { characterId, conditions } = row
  const isIt = (other: string) => foldName(other) === foldName(label)
  const wasAdded = kind === 'conditionAdded'
  if (conditions.some(isIt) !== wasAdded) {
    const [again, verb] = wasAdded ? (['conditionRemoved', 'removed'] as const) : (['conditionAdded', 'added'] as const)
    const isAgain = (one: ChangeRow) => one.kind === again && !one.undone && one.changeId > changeId
    const byId = lastBy(rows, change, (one) => one.characterId === characterId && isAgain(one) && isIt(one.label ?? ''))
    // The host may have given it another label.
    return since(rows, { userId, byId, what: label, ...(byId !== undefined && { verb }) })
  }
  if (!wasAdded && conditions.length >= mostConditions) return 'twelve'
  const place = conditions.findLastIndex((one) => stoodAfter.includes(one)) + 1
  const next = wasAdded ? conditions.filter((one) => !isIt(one)) : conditions.toSpliced(place, 0, label)
  saveCharacter(rows, row, { conditions: next }, userId)
  return undefined
}

/** Sets numbers, tracks and toggles back: to what they were, or by 7 after a difference of -7. All of them, or none. */
function setBack(rows: Step, row: CharacterRow, change: ChangeRow, userId: string) {
  const all = blocksOf(rows, row)
  const next: Settable[] = []
  for (const { blockId, label, from, to, add = false } of change.sets ?? []) {
    const block = settableOf(all, blockId)
    if (!block) {
      const byId = lastBy(rows, change, ({ removed }) => removed?.block.blockId === blockId)
      return since(rows, { userId, byId, what: label, verb: 'removed' })
    }
    const count = countBefore(block, { from, to, add })
    if (count === undefined) return since(rows, { userId, ...changedSince(rows, change, block) })
    next.push(withCount(block, count))
  }
  for (const block of next) putBlock(rows, row, block, userId)
  saveCharacter(rows, row, { changed: next.map(({ blockId }) => blockId) }, userId)
  return undefined
}

/** Who has changed a block since a change, and from what to what: “Health from 5 to 12”. */
function changedSince(rows: Step, { gameId, changeId, characterId }: ChangeRow, block: Settable) {
  const last = changesOf(rows, gameId).findLast((one) => !one.undone && one.changeId > changeId && setIn(one, block))
  const set = last && setIn(last, block)
  // What is in no list of changes, such as a toggle by itself, has changed it after that.
  if (set?.to !== countOf(block))
    return { byId: rows(blocks).get(inGame(characterId, block.blockId))?.changedBy, what: block.label }
  const read = (count: number) => (block.kind !== 'toggle' ? String(count) : count ? 'on' : 'off')
  return { byId: last?.byId, what: `${block.label} from ${read(set.from)} to ${read(set.to)}` }
}

const setIn = ({ sets }: ChangeRow, { blockId }: Settable) => sets?.find((set) => set.blockId === blockId)

/** The value that a block had before, of a toggle 1 for on; nothing if it cannot have that any more. */
function countBefore(block: Settable, { from, to, add }: { from: number; to: number; add: boolean }) {
  const count = countOf(block)
  if (block.kind === 'toggle') return count === to ? from : undefined
  const bounds = boundsOf(block)
  if (!add) return count === to && withinBounds(from, bounds) === from ? from : undefined
  const { value, applied } = applyDifference(count, from - to, bounds)
  return applied === from - to ? value : undefined
}

import type { Change } from '../../src/contract/types.gen.ts'
import { undoableForMs } from '../../src/rules/limits.ts'
import type { Step } from '../db/rows.ts'
import { day, isoTime } from '../db/time.ts'
import { everyField } from '../http/build-answer.ts'
import { mostChanges } from '../limits.ts'
import { type ChangeRow, changes } from '../tags/changes/tables.ts'
import { type CharacterRow, characters } from '../tags/characters/tables.ts'
import type { Membership } from '../tags/games/tables.ts'
import { personOf } from '../tags/profile/tables.ts'
import { seesWhole } from './character-projection.ts'
import { publish } from './publish.ts'

/** How long steps of one in one direction join the first of them, in milliseconds: taps in a row are one change. */
const joinedForMs = 10_000

/** The changes of a game that are still kept, the oldest first. */
export const changesOf = (rows: Step, gameId: string): ChangeRow[] =>
  rows(changes).where((one) => one.gameId === gameId && one.at > rows.now() - day)

/** The character of a change, as it is now or was when it was deleted. */
export const characterOf = (rows: Step, { gameId, characterId }: ChangeRow): CharacterRow | undefined =>
  rows(characters).get(characterId) ??
  changesOf(rows, gameId).findLast((one) => one.characterId === characterId && one.deleted)?.deleted?.row

/** Whether a member sees a change: one of a character that they see whole, or did until it was deleted. */
export function seesChange(rows: Step, seat: Membership, change: ChangeRow): boolean {
  const row = characterOf(rows, change)
  return row !== undefined && seesWhole(seat, row)
}

export function changeOf(rows: Step, change: ChangeRow): Change {
  const { changeId, at, byId, kind, characterId, name, label, until, undone, sets } = change
  const [count] = kind === 'number' ? (sets ?? []) : []
  return everyField<Change>({
    changeId,
    at: isoTime(at),
    by: personOf(rows, byId),
    kind,
    characterId,
    name,
    label,
    from: count?.from,
    to: count?.to,
    counts: kind === 'refill' ? sets?.map(({ label, kind, from, to }) => ({ label, kind, from, to })) : undefined,
    undoableUntil: isoTime(until),
    undone: undone && { at: isoTime(undone.at), by: personOf(rows, undone.byId) },
  })
}

/** Publishes a change, within the step that makes it or takes it back. */
export function publishChange(rows: Step, change: ChangeRow, actorId: string): void {
  const shown = changeOf(rows, change)
  publish(rows, change.gameId, {
    type: 'changes.changed',
    actorId,
    to: (seat) => seesChange(rows, seat, change),
    payload: () => shown,
  })
}

type Made = Pick<ChangeRow, 'kind' | 'label' | 'sets' | 'removed' | 'stoodAfter' | 'deleted'>

/** The change that a step is a further part of: the last one of the block, of steps that the same person made just now. */
function joinedBy(rows: Step, { gameId, characterId }: CharacterRow, byId: string, [next]: NonNullable<Made['sets']>) {
  if (!next?.isSteps) return undefined
  const last = changesOf(rows, gameId).findLast(
    (one) => one.characterId === characterId && one.sets?.some(({ blockId }) => blockId === next.blockId),
  )
  const [first] = last?.sets ?? []
  if (!last || !first?.isSteps || last.byId !== byId || last.undone || last.at <= rows.now() - joinedForMs)
    return undefined
  const isFurther = first.to === next.from && first.to > first.from === next.to > next.from
  return isFurther ? { ...last, sets: [{ ...next, from: first.from }] } : undefined
}

/**
 * Stores a change, within a step, and deletes those that are too many or too old. Call it after the rows are changed.
 * @returns its id
 */
export function addChange(
  rows: Step,
  row: CharacterRow,
  { newId, userId }: { newId: () => string; userId: string },
  made: Made,
): string {
  const { gameId, characterId, name } = row
  const at = rows.now()
  const isShort = made.kind === 'characterDeleted' || made.kind === 'refill'
  const until = at + (isShort ? undoableForMs : day)
  const joined = joinedBy(rows, row, userId, made.sets ?? [])
  const change: ChangeRow = joined ?? { changeId: newId(), gameId, at, byId: userId, characterId, name, until, ...made }
  rows(changes).deleteWhere((one) => one.at <= at - day)
  rows(changes).put(change)
  for (const old of changesOf(rows, gameId).slice(0, -mostChanges)) rows(changes).delete(old)
  publishChange(rows, change, userId)
  return change.changeId
}

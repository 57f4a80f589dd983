import type { Character, CharacterBlock, WholeCharacter } from '../../src/contract/types.gen.ts'
import { healthOf } from '../../src/rules/sheet/count.ts'
import type { Step } from '../db/rows.ts'
import { isoTime } from '../db/time.ts'
import { everyField } from '../http/build-answer.ts'
import { may } from '../http/may.ts'
import { blocks, type CharacterRow, characters } from '../tags/characters/tables.ts'
import { inGame, type Membership } from '../tags/games/tables.ts'
import { personOf } from '../tags/profile/tables.ts'
import { publish } from './publish.ts'

type Seat = Pick<Membership, 'userId' | 'role'>

/** Whether a member may change a character. */
export const mayChange = ({ userId, role }: Seat, { ownerId }: CharacterRow): boolean =>
  ownerId === userId || may.run(role)

/** Whether a member sees all of a character. */
export const seesWhole = (seat: Seat, row: CharacterRow): boolean =>
  mayChange(seat, row) || may.see(seat.role, row.visibility)

/** Whether a member sees that there is a character. For players, a hidden foe does not exist. */
export const seesFace = (seat: Seat, row: CharacterRow): boolean => row.kind === 'one' || seesWhole(seat, row)

/** The character of a game with an id, if the member sees that it is there. */
export function characterIn(rows: Step, seat: Membership, characterId: string): CharacterRow | undefined {
  const row = rows(characters).get(characterId)
  return row?.gameId === seat.gameId && seesFace(seat, row) ? row : undefined
}

/** The blocks of a character, in their order. */
export const blocksOf = (rows: Step, { characterId, blockIds }: CharacterRow): CharacterBlock[] =>
  blockIds.flatMap((blockId) => rows(blocks).get(inGame(characterId, blockId))?.block ?? [])

/** A character as a member sees it, with some of its blocks. */
function characterFor(rows: Step, seat: Seat, row: CharacterRow, shown: CharacterBlock[]): Character {
  const { gameId: _, ownerId, health, blockIds, orderRev, faceRev, createdAt, updatedAt, changedBy, ...head } = row
  const { characterId, name, portrait } = row
  if (!seesWhole(seat, row)) return { shown: 'face', characterId, name, portrait, rev: faceRev }
  return everyField<WholeCharacter>({
    shown: 'whole',
    ...head,
    owner: ownerId === undefined ? undefined : personOf(rows, ownerId),
    health,
    order: { blockIds, rev: orderRev },
    blocks: shown,
    createdAt: isoTime(createdAt),
    updatedAt: isoTime(updatedAt),
    changedBy: personOf(rows, changedBy),
  })
}

/** A character as a member sees it, with all its blocks. */
export const wholeFor = (rows: Step, seat: Seat, row: CharacterRow): Character =>
  characterFor(rows, seat, row, blocksOf(rows, row))

/** A character as a member sees it in a list, with its pinned blocks and its health. */
export function listedFor(rows: Step, seat: Seat, row: CharacterRow): Character {
  const all = blocksOf(rows, row)
  const health = healthOf(all, row.health)
  const isListed = (block: CharacterBlock) => block.isPinned || block.blockId === health?.blockId
  return characterFor(rows, seat, row, all.filter(isListed))
}

/** A character before and after a step. `before` is absent if it is new, `after` if it is deleted. */
type Change = {
  before?: CharacterRow | undefined
  after?: CharacterRow | undefined
  /** The ids of the changed blocks. */
  changed?: readonly string[]
}

/**
 * Publishes the change of a character, within the step that changes it: to those who see it whole what has changed, to
 * the others only a change of name or portrait.
 */
export function publishCharacter(rows: Step, { before, after, changed = [] }: Change, actorId?: string): void {
  const gameId = (after ?? before)?.gameId
  if (gameId === undefined) return
  if (after) {
    const all = blocksOf(rows, after)
    // A new order can make another track of the same label the health.
    const was = before && healthOf(blocksOf(rows, before), before.health)?.blockId
    const health = healthOf(all, after.health)?.blockId
    const some = all.filter(({ blockId }) => changed.includes(blockId) || (blockId === health && blockId !== was))
    publish(rows, gameId, {
      type: 'character.changed',
      actorId,
      to: (seat) => seesWhole(seat, after) || (seesFace(seat, after) && isNewFace(seat, before, after)),
      payload: (seat) => characterFor(rows, seat, after, before && seesWhole(seat, before) ? some : all),
    })
  }
  if (!before) return
  const { characterId } = before
  publish(rows, gameId, {
    type: 'character.removed',
    actorId,
    to: (seat) => seesFace(seat, before) && !(after && seesFace(seat, after)),
    payload: () => ({ characterId }),
  })
}

/** Whether a change is one for a member who sees name and portrait alone. */
const isNewFace = (seat: Seat, before: CharacterRow | undefined, after: CharacterRow): boolean =>
  !before || before.faceRev !== after.faceRev || seesWhole(seat, before) || !seesFace(seat, before)

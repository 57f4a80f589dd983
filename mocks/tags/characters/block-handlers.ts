import type { CharacterBlock } from '../../../src/contract/types.gen.ts'
import { applyDifference, healthOf } from '../../../src/rules/sheet/count.ts'
import {
  boundsOf,
  countOf,
  isCounted,
  mostBlocks,
  mostPinned,
  refilled,
  type Settable,
  settableOf,
  withCount,
} from '../../../src/rules/sheet/settable.ts'
import { isChange, type Step } from '../../db/rows.ts'
import { etag, isVersion } from '../../http/build-answer.ts'
import type { OperationsOf, Resolver } from '../../http/create-handler.ts'
import { blocksOf, characterIn, mayChange, seesWhole } from '../../live/character-projection.ts'
import { addChange } from '../../live/list-of-changes.ts'
import { putBlock, saveCharacter } from '../../live/save-character.ts'
import { inGame, type Membership } from '../games/tables.ts'
import { removedFrom } from './rules.ts'
import { blockFrom, changedBlock, isOutside } from './sheet.ts'
import { blocks, type CharacterRow } from './tables.ts'

/** A block of a character with an id, if the member sees it. */
function blockIn(rows: Step, member: Membership, { characterId, blockId }: { characterId: string; blockId: string }) {
  const row = characterIn(rows, member, characterId)
  const block = row && seesWhole(member, row) ? rows(blocks).get(inGame(characterId, blockId))?.block : undefined
  return row && block && { row, block }
}

/** Which of the two is not there: the block, or its character. */
const missing = (rows: Step, member: Membership, { characterId }: { characterId: string }) =>
  characterIn(rows, member, characterId) ? 'noBlock' : 'noCharacter'

/** Whether one more block can be pinned. */
const canPin = (all: readonly CharacterBlock[]) => all.filter(({ isPinned }) => isPinned).length < mostPinned

/** Stores a changed block in its next version, within a step, and publishes it; a track that is the health stays it. */
function saveBlock(rows: Step, row: CharacterRow, block: CharacterBlock, next: CharacterBlock, userId: string) {
  const saved: CharacterBlock = { ...next, rev: block.rev + 1 }
  const isHealth = healthOf(blocksOf(rows, row), row.health)?.blockId === block.blockId
  putBlock(rows, row, saved, userId)
  saveCharacter(rows, row, { ...(isHealth && { health: next.label }), changed: [block.blockId] }, userId)
  return saved
}

const setOf = ({ blockId, label, kind }: Settable, from: number, to: number) => ({ blockId, label, kind, from, to })

type Ids = OperationsOf<'characters'> & `${string}Block${string}`

/** What is done to the blocks of a sheet. */
export const blockHandlers: { [Id in Ids | 'useRefill']: Resolver<Id> } = {
  orderBlocks({ membership, params, headers, body: { blockIds }, rows, answer, refuse }) {
    const row = characterIn(rows, membership, params.characterId)
    if (!row) return refuse(404)
    if (!mayChange(membership, row)) return refuse(403)
    if (!isVersion(headers['If-Match'], { rev: row.orderRev })) return refuse(412)
    if (blockIds.toSorted().join() !== row.blockIds.toSorted().join()) return refuse(400, 'otherBlocks')
    const { orderRev: rev } = saveCharacter(rows, row, { blockIds }, membership.userId)
    return answer(200, { blockIds, rev }, etag({ rev }))
  },

  addBlock({ membership, params, body, rows, world, answer, refuse, locationOf }) {
    const row = characterIn(rows, membership, params.characterId)
    if (!row) return refuse(404)
    if (!mayChange(membership, row)) return refuse(403)
    const { userId, gameId } = membership
    const { characterId } = row
    const block = blockFrom(body, world.newId)
    const { blockId } = block
    if (isOutside(block)) return refuse(400, 'bounds')
    if (row.blockIds.includes(blockId)) return refuse(409, 'taken')
    if (row.blockIds.length >= mostBlocks) return refuse(409, 'full')
    if (block.isPinned && !canPin(blocksOf(rows, row))) return refuse(409, 'pinned')
    putBlock(rows, row, block, userId)
    saveCharacter(rows, row, { blockIds: [...row.blockIds, blockId], changed: [blockId] }, userId)
    return answer(201, block, { ...locationOf('changeBlock', { gameId, characterId, blockId }), ...etag(block) })
  },

  changeBlock({ membership, params, headers, body, rows, world, answer, refuse }) {
    const found = blockIn(rows, membership, params)
    if (!found) return refuse(404, missing(rows, membership, params))
    const { row, block } = found
    if (!mayChange(membership, row)) return refuse(403)
    const next = changedBlock(block, body)
    if (typeof next === 'string') return refuse(400, next)
    if (!isVersion(headers['If-Match'], block)) return refuse(412)
    if (next.isPinned && !block.isPinned && !canPin(blocksOf(rows, row))) return refuse(409, 'pinned')
    if (!isChange(block, next) && !isChange(next, block)) return answer(200, block, etag(block))
    const { userId } = membership
    const saved = saveBlock(rows, row, block, next, userId)
    if (isCounted(block) && isCounted(saved) && block.value !== saved.value) {
      const sets = [setOf(saved, block.value, saved.value)]
      addChange(rows, row, { ...world, userId }, { kind: 'number', label: saved.label, sets })
    }
    return answer(200, saved, etag(saved))
  },

  addToBlock({ membership, params, body, rows, world, answer, refuse }) {
    const found = blockIn(rows, membership, params)
    if (!found) return refuse(404, missing(rows, membership, params))
    const { row, block } = found
    if (!mayChange(membership, row)) return refuse(403)
    if (!isCounted(block)) return refuse(400, 'noCount')
    const { value, applied } = applyDifference(block.value, body.add, boundsOf(block))
    if (applied === 0) return answer(200, { applied: 0, block })
    const { userId } = membership
    const saved = withCount(block, value)
    putBlock(rows, row, saved, userId)
    saveCharacter(rows, row, { changed: [block.blockId] }, userId)
    const sets = [{ ...setOf(block, block.value, value), add: true, isSteps: Math.abs(body.add) === 1 }]
    const changeId = addChange(rows, row, { ...world, userId }, { kind: 'number', label: block.label, sets })
    return answer(200, { applied, changeId, block: saved })
  },

  removeBlock({ membership, params, rows, world, answer, refuse }) {
    const found = blockIn(rows, membership, params)
    if (!found) return refuse(404, missing(rows, membership, params))
    const { row, block } = found
    if (!mayChange(membership, row)) return refuse(403)
    const { userId } = membership
    const { removed, after } = removedFrom(rows, row, block, userId)
    const made = { kind: 'blockRemoved' as const, label: block.label, removed }
    const changeId = addChange(rows, row, { ...world, userId }, made)
    return answer(200, { changeId, order: { blockIds: after.blockIds, rev: after.orderRev } })
  },

  useRefill({ membership, params, rows, world, answer, refuse }) {
    const row = characterIn(rows, membership, params.characterId)
    const refill = row && seesWhole(membership, row) && row.refills.find(({ refillId }) => refillId === params.refillId)
    if (!row || !refill) return refuse(404)
    if (!mayChange(membership, row)) return refuse(403)
    const { userId } = membership
    const all = blocksOf(rows, row)
    const set = refill.steps.flatMap((step) => {
      const block = settableOf(all, step.blockId)
      const to = block && refilled(block, step)
      const from = block && countOf(block)
      return block && from !== undefined && to !== undefined && from !== to
        ? [{ block: withCount(block, to), from, to }]
        : []
    })
    if (set.length === 0) return answer(200, { blocks: [] })
    for (const { block } of set) putBlock(rows, row, block, userId)
    saveCharacter(rows, row, { changed: set.map(({ block }) => block.blockId) }, userId)
    const sets = set.map(({ block, from, to }) => setOf(block, from, to))
    const changeId = addChange(rows, row, { ...world, userId }, { kind: 'refill', label: refill.label, sets })
    return answer(200, { changeId, blocks: set.map(({ block }) => block) })
  },
}

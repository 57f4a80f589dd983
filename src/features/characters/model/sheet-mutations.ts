import * as z from 'zod/mini'
import { zBlockChange, zCharacterBlock, zConditionsAdded } from '../../../contract/schemas/characters.gen.ts'
import { zKsuid } from '../../../contract/schemas/openapi.gen.ts'
import type { BlockChange, CharacterBlock, ConditionsAdded, WholeCharacter } from '../../../contract/types.gen.ts'
import { isSame } from '../../../forms/compare-versions.ts'
import { type MutationRules, newMutation, pendingFields, replaced } from '../../../forms/outbox/outbox.ts'
import type { PendingMutation } from '../../../forms/outbox/pending-storage.ts'
import { foldName } from '../../../rules/idea-tables.ts'
import { applyDifference } from '../../../rules/sheet/count.ts'
import { boundsOf, isCounted, numberBounds } from '../../../rules/sheet/settable.ts'

// The rules for a person's changes of sheets, oldest first. Nothing here touches storage or the network.

/** Why a change of a block or a character that is gone is refused. */
export const goneReason = "That block isn't on this sheet anymore."
export const deletedReason = 'That character was deleted.'

/**
 * What a person changes of a sheet. `base`: what the set fields were; `rev`: the version of the block then; `refused`:
 * why it is not sent.
 */
export type SheetChange =
  | { operation: 'add'; blockId: string; add: number }
  | {
      operation: 'set'
      blockId: string
      rev: number
      base: BlockChange
      body: BlockChange
      refused?: string | undefined
    }
  | { operation: 'mark'; body: ConditionsAdded }
/**
 * `title`: what is changed, for when no sheet shows it: “Trade (Mira, Salt and Lanterns)”. `tab`: the id of the tab in
 * which it was made. What other tabs set is not a part of it: they may show another version.
 */
export type SheetMutation = SheetChange & {
  gameId: string
  characterId: string
  title?: string | undefined
  tab?: string | undefined
}

/**
 * `met`: the block that somebody else has changed in the same field; the person decides. `reason`: why it was refused
 * before more was typed, which is shown until it is known how that ends.
 */
export type PendingChange = PendingMutation &
  SheetMutation & { met?: CharacterBlock | undefined; reason?: string | undefined }
export type PendingSet = Extract<PendingChange, { operation: 'set' }>

/** A text that breaks the contract is stored: the server refuses it, and it is not lost. */
const zLooseChange = z.object({
  ...zBlockChange.shape,
  text: z.optional(z.string()),
  lines: z.optional(z.array(z.string())),
})
const waiting = {
  ...pendingFields,
  met: z.optional(zCharacterBlock),
  title: z.optional(z.string()),
  tab: z.optional(z.string()),
  reason: z.optional(z.string()),
  gameId: zKsuid,
  characterId: zKsuid,
}
const zPending = z.discriminatedUnion('operation', [
  z.object({ ...waiting, operation: z.literal('add'), blockId: zKsuid, add: z.number() }),
  z.object({
    ...waiting,
    operation: z.literal('set'),
    blockId: zKsuid,
    rev: z.number(),
    base: zLooseChange,
    body: zLooseChange,
  }),
  z.object({ ...waiting, operation: z.literal('mark'), body: zConditionsAdded }),
])

/** Parses a stored change; anything else gives `undefined`. */
export const readPendingChange = (stored: unknown): PendingChange | undefined =>
  zPending.safeParse(stored).data as PendingChange | undefined

/** The block of a change; a change of the conditions has none. */
export const blockOf = (one: SheetMutation): string | undefined => ('blockId' in one ? one.blockId : undefined)

/** A block as it is shown. `gone`: why nothing can be saved in it; it was removed elsewhere while I was typing there. */
export type ShownBlock = CharacterBlock & { gone?: string | undefined }

/** A block of a sheet. Its id is unique in that sheet alone: a copy of the character has blocks with the same ids. */
export type BlockPlace = { characterId: string; blockId: string | undefined }

/** Whether a change is one of this block. */
export const isOfBlock = (one: SheetMutation, { characterId, blockId }: BlockPlace): boolean =>
  one.characterId === characterId && blockOf(one) === blockId

/** Whether a change is still to be sent: the server has not refused it, and no decision of the person is open. */
export const isUnsent = ({ refused, met }: PendingChange): boolean => refused === undefined && !met

/** Whether a difference of a block is under way. */
export const isAdding = (queue: readonly PendingChange[], place: BlockPlace): boolean =>
  queue.some((one) => one.operation === 'add' && one.begun && one.refused === undefined && isOfBlock(one, place))

const isOfSame = (one: SheetMutation, other: SheetMutation) =>
  one.tab === other.tab && isOfBlock(one, { characterId: other.characterId, blockId: blockOf(other) })

export const fieldsOf = (change: BlockChange) => Object.keys(change) as (keyof BlockChange)[]

/** The value of a field in a block; null for a bound that it does not have. */
export const valueIn = (block: CharacterBlock, field: keyof BlockChange): unknown =>
  (block as BlockChange)[field] ?? (field === 'min' || field === 'max' ? null : undefined)

/** The text that a change sets, a list with one thing a line. */
export const textSetBy = (one: SheetMutation): string | undefined =>
  one.operation === 'set' ? (one.body.text ?? one.body.lines?.join('\n')) : undefined

/** A setting of fields of a block, on top of what they are. */
export const setOf = (block: CharacterBlock, body: BlockChange): Extract<SheetChange, { operation: 'set' }> => ({
  operation: 'set',
  blockId: block.blockId,
  rev: block.rev,
  base: Object.fromEntries(fieldsOf(body).map((field) => [field, valueIn(block, field)])) as BlockChange,
  body,
})

/** Whether somebody else has changed a field that is set, to something else. */
const clashes = ({ base, body }: PendingSet, theirs: CharacterBlock): boolean =>
  fieldsOf(body).some((field) => {
    const there = valueIn(theirs, field)
    return !isSame(there, base[field]) && !isSame(there, body[field])
  })

/** Two settings of a block as one. What the fields were before the first stays known. */
const joined = (first: PendingSet, next: Pick<PendingSet, 'base' | 'body'>): PendingSet => ({
  ...first,
  base: { ...next.base, ...first.base },
  body: { ...first.body, ...next.body },
})

const without = (queue: readonly PendingChange[], one: PendingChange) => queue.filter(({ seq }) => seq !== one.seq)

/** The rules of the outbox. Only the answer to a change of a block is used, which is the block. */
export const sheetRules: MutationRules<SheetMutation, PendingChange, CharacterBlock, never> = {
  /**
   * Settings that have not begun are merged. Differences are not, since the server makes each a change that is undone by
   * itself; one that is larger than one may be becomes several. What is typed on while a setting waits for the person is
   * a part of it (but a number that is set on top of their version is the decision), and one that was refused is sent
   * again with it; a setting of nothing is the decision to keep it, on top of what it names.
   */
  added(queue, wanted, creation) {
    if (wanted.operation === 'add' && Math.abs(wanted.add) > numberBounds.max) {
      const most = Math.sign(wanted.add) * numberBounds.max
      const first = sheetRules.added(queue, { ...wanted, add: most }, creation)
      return sheetRules.added(first, { ...wanted, add: wanted.add - most }, creation)
    }
    const ofSame = queue.filter((one) => isOfSame(one, wanted))
    if (wanted.operation === 'set') {
      const { rev, base, body } = wanted
      const open = ofSame.find((one): one is PendingSet => one.operation === 'set' && !isUnsent(one))
      if (fieldsOf(body).length === 0)
        return queue.map((one) => (one === open ? { ...open, rev, base, met: undefined, reason: undefined } : one))
      if (open && fieldsOf(body).every((field) => field in open.body)) {
        if (open.met && textSetBy(open) === undefined && fieldsOf(open.body).every((field) => field in body))
          return [...without(queue, open), newMutation(wanted, queue, creation)]
        const both = joined(open, wanted)
        if (open.met || wanted.refused) return replaced(queue, open.met ? both : { ...both, refused: wanted.refused })
        return [
          ...without(queue, open),
          newMutation({ ...both, refused: undefined, reason: open.refused }, queue, creation),
        ]
      }
    }
    const last = ofSame.findLast(isUnsent)
    if (wanted.operation === 'set' && last?.operation === 'set' && !last.begun)
      return replaced(queue, joined(last, wanted))
    return [...queue, newMutation(wanted, queue, creation)]
  },
  /** What was refused, or waits for a decision, holds up the later settings of its block. */
  next(queue) {
    const held: PendingChange[] = []
    return queue.find((one) => {
      const isHeld = one.operation === 'set' && held.some((other) => isOfSame(one, other))
      if (!isUnsent(one)) held.push(one)
      return isUnsent(one) && !isHeld
    })
  },
  /** A setting that collides waits for the person, with the later ones of its block in it. Any other is sent again. */
  ended(queue, one, end, { newKey }) {
    const theirs = end.is === 'done' ? end.answer : end.theirs
    if (end.is === 'conflict' && one.operation === 'set' && theirs) {
      const later = queue.filter((each) => each.seq > one.seq && isOfSame(each, one) && each.operation === 'set')
      const mine = later.reduce<PendingSet>((all, each) => (each.operation === 'set' ? joined(all, each) : all), one)
      const next = { ...mine, rev: theirs.rev, key: newKey(), begun: false }
      const left = queue.filter((each) => !later.includes(each))
      // An own setting whose answer was lost is there already.
      if (fieldsOf(mine.body).every((field) => isSame(valueIn(theirs, field), mine.body[field])))
        return { queue: without(left, one), conflicts: [] }
      return { queue: replaced(left, clashes(mine, theirs) ? { ...next, met: theirs } : next), conflicts: [] }
    }
    const rebased = without(queue, one).map((each) =>
      theirs && each.operation === 'set' && isOfSame(each, one) && !each.met && !clashes(each, theirs)
        ? { ...each, rev: theirs.rev }
        : each,
    )
    return { queue: rebased, conflicts: [] }
  },
  dropped: (queue, seq) => queue.filter((one) => one.seq !== seq),
}

/** A block after a change. */
function afterOne(block: CharacterBlock, one: PendingChange): CharacterBlock {
  if (one.operation === 'set' && isUnsent(one)) {
    const next = { ...block, ...one.body } as CharacterBlock
    if (next.kind === 'number')
      return { ...next, min: next.min ?? undefined, max: next.max ?? undefined } as CharacterBlock
    return next
  }
  if (one.operation !== 'add' || one.refused !== undefined) return block
  if (!isCounted(block)) return block
  return { ...block, value: applyDifference(block.value, one.add, boundsOf(block)).value }
}

/**
 * A block with its waiting changes applied. While a difference is being sent, they are applied to `before`, because an
 * event or an answer may have brought a block that contains the difference.
 *
 * @param before the block as it was when the difference was sent
 */
export function blockWithPending(
  characterId: string,
  block: CharacterBlock,
  queue: readonly PendingChange[],
  before?: CharacterBlock | undefined,
): CharacterBlock {
  const place = { characterId, blockId: block.blockId }
  const begun = (isAdding(queue, place) && before) || block
  return queue.filter((one) => isOfBlock(one, place)).reduce(afterOne, begun)
}

/** The conditions of a character with its waiting changes applied. Labels are compared without case. */
export function conditionsWithPending(
  { characterId, conditions }: Pick<WholeCharacter, 'characterId' | 'conditions'>,
  queue: readonly PendingChange[],
): readonly string[] {
  const has = (all: readonly string[], label: string) => all.some((one) => foldName(one) === foldName(label))
  return queue.reduce<readonly string[]>((all, one) => {
    if (one.operation !== 'mark' || one.characterId !== characterId || one.refused !== undefined) return all
    const { add = [], remove = [] } = one.body
    const left = all.filter((label) => !has(remove, label))
    return [...left, ...add.filter((label) => !has(left, label))]
  }, conditions)
}

/** The blocks of a sheet in their order. */
export const inOrder = ({ blocks, order }: Pick<WholeCharacter, 'blocks' | 'order'>): CharacterBlock[] => {
  const byId = new Map(blocks.map((block) => [block.blockId, block]))
  return order.blockIds.flatMap((blockId) => byId.get(blockId) ?? [])
}

/** An order that is not saved yet. `moved`: the blocks that the person has moved in it. */
export type OwnOrder = { blockIds: readonly string[]; moved: readonly string[] }

/** The order of the server with the person's moves: a moved block stands after the one that it was put after. */
export const withMoves = (theirs: string[], { blockIds, moved }: OwnOrder = { blockIds: [], moved: [] }): string[] =>
  blockIds
    .filter((blockId) => moved.includes(blockId) && theirs.includes(blockId))
    .reduce((order, blockId) => {
      const rest = order.filter((one) => one !== blockId)
      const before = blockIds.slice(0, blockIds.indexOf(blockId)).findLast((one) => rest.includes(one))
      return rest.toSpliced(rest.indexOf(before ?? '') + 1, 0, blockId)
    }, theirs)

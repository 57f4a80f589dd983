import { zShortText } from '../../../src/contract/schemas/characters.gen.ts'
import type {
  BlockChange,
  CharacterBlock,
  NewBlock,
  NewRefill,
  Refill,
  RefillStep,
} from '../../../src/contract/types.gen.ts'
import { healthOf, withinBounds } from '../../../src/rules/sheet/count.ts'
import { boundsOf, isCounted, mostPinned, refilled, settableOf } from '../../../src/rules/sheet/settable.ts'

/** A new block. */
export const blockFrom = ({ blockId, isPinned = false, ...block }: NewBlock, newId: () => string): CharacterBlock => ({
  ...block,
  blockId: blockId ?? newId(),
  isPinned,
  rev: 1,
})

export const refillFrom = ({ refillId, ...refill }: NewRefill, newId: () => string): Refill => ({
  ...refill,
  refillId: refillId ?? newId(),
})

export const hasTwins = (ids: readonly string[]) => new Set(ids).size < ids.length

/** Whether a value lies outside of its bounds, or the bounds of each other. */
export function isOutside(block: CharacterBlock): boolean {
  const isUpsideDown = block.kind === 'number' && (block.min ?? -Infinity) > (block.max ?? Infinity)
  return isUpsideDown || (isCounted(block) && withinBounds(block.value, boundsOf(block)) !== block.value)
}

/** What is wrong with the blocks of a sheet. */
export function problemOfBlocks(all: readonly CharacterBlock[]): 'twins' | 'bounds' | 'pinned' | undefined {
  if (hasTwins(all.map(({ blockId }) => blockId))) return 'twins'
  if (all.some(isOutside)) return 'bounds'
  return all.filter(({ isPinned }) => isPinned).length > mostPinned ? 'pinned' : undefined
}

/** What is wrong with the refills of a sheet, and its health. */
export function problemOfHead(
  all: readonly CharacterBlock[],
  { refills, health }: { refills: readonly Refill[]; health?: string | undefined },
): 'twins' | 'noStep' | 'noTrack' | undefined {
  if (hasTwins(refills.map(({ refillId }) => refillId))) return 'twins'
  if (!refills.every(({ steps }) => areSteps(all, steps))) return 'noStep'
  return health !== undefined && !healthOf(all, health) ? 'noTrack' : undefined
}

function areSteps(all: readonly CharacterBlock[], steps: readonly RefillStep[]): boolean {
  if (hasTwins(steps.map(({ blockId }) => blockId))) return false
  return steps.every((step) => {
    const block = settableOf(all, step.blockId)
    if (!block || (step.to !== 'value' && step.value !== undefined)) return false
    const count = refilled(block, step)
    return count !== undefined && (step.to !== 'value' || count === step.value)
  })
}

/** The fields of each kind that can be set, beside label and pin. */
const fieldsOf: Record<CharacterBlock['kind'], readonly (keyof BlockChange)[]> = {
  heading: [],
  text: ['text'],
  long: ['text'],
  number: ['value', 'min', 'max'],
  track: ['value', 'max', 'shape'],
  toggle: ['isOn'],
  list: ['lines'],
  roll: ['notation'],
}

/** A block with a change, in the same version; otherwise what is wrong with the change. */
export function changedBlock(
  block: CharacterBlock,
  change: BlockChange,
): CharacterBlock | 'otherKind' | 'refused' | 'bounds' {
  const { label = block.label, isPinned = block.isPinned, ...rest } = change
  const fields: readonly string[] = fieldsOf[block.kind]
  if (Object.keys(rest).some((name) => !fields.includes(name))) return 'otherKind'
  if (block.kind === 'text' && rest.text !== undefined && !zShortText.safeParse(rest.text).success) return 'refused'
  if (block.kind === 'track' && (rest.max === null || Number(rest.max ?? 1) < 1 || Number(rest.max ?? 1) > 100))
    return 'bounds'
  const merged = Object.entries({ ...block, ...rest, label, isPinned }).filter(([, value]) => value !== null)
  const next = Object.fromEntries(merged) as CharacterBlock
  return isOutside(next) ? 'bounds' : next
}

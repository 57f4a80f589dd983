import type { CharacterBlock, NumberBlock, RefillStep, ToggleBlock, TrackBlock } from '../../contract/types.gen.ts'
import { type Bounds, withinBounds } from './count.ts'

/** The most of a sheet. */
export const mostBlocks = 60
export const mostPinned = 4

export type Counted = NumberBlock | TrackBlock
export type Settable = Counted | ToggleBlock

export const isCounted = (block: CharacterBlock): block is Counted => block.kind === 'number' || block.kind === 'track'
const isSettable = (block: CharacterBlock): block is Settable => isCounted(block) || block.kind === 'toggle'

export const boundsOf = (block: Counted): Bounds =>
  block.kind === 'track' ? { min: 0, max: block.max } : { min: block.min ?? -1_000_000, max: block.max ?? 1_000_000 }

/** What a refill sets, as a number: of a toggle, 1 is on. */
export const countOf = (block: Settable): number => (block.kind === 'toggle' ? Number(block.isOn) : block.value)

/** A block with another count, in its next version. */
export function withCount<Block extends Settable>(block: Block, count: number): Block {
  const value = block.kind === 'toggle' ? { isOn: count !== 0 } : { value: count }
  return { ...block, ...value, rev: block.rev + 1 }
}

/** The block of a sheet that can be set, with this id. */
export function settableOf(all: readonly CharacterBlock[], blockId: string): Settable | undefined {
  const block = all.find((one) => one.blockId === blockId)
  return block && isSettable(block) ? block : undefined
}

/** What a step of a refill sets a block to, within its bounds; nothing if it cannot. */
export function refilled(block: Settable, { to, value }: RefillStep): number | undefined {
  if (block.kind === 'toggle') return to === 'value' ? undefined : Number(to === 'full')
  const bounds = boundsOf(block)
  if (to === 'empty') return (block.kind === 'number' ? block.min : undefined) ?? withinBounds(0, bounds)
  if (to === 'full') return block.max
  return value === undefined ? undefined : withinBounds(value, bounds)
}

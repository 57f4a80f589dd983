import { zBlockNumber, zNewCharacter } from '../../contract/schemas/characters.gen.ts'
import type { CharacterBlock, NumberBlock, RefillStep, ToggleBlock, TrackBlock } from '../../contract/types.gen.ts'
import { bound } from '../text-rule.ts'
import { type Bounds, withinBounds } from './count.ts'

export const mostBlocks = bound(zNewCharacter.shape.blocks._zod.def.innerType, 'max_length')

/** So many blocks of a sheet can be pinned, as `addBlock` says. */
export const mostPinned = 4

/** What every number may be at least and at most. */
export const numberBounds = { min: bound(zBlockNumber, 'greater_than'), max: bound(zBlockNumber, 'less_than') }

export type Counted = NumberBlock | TrackBlock
export type Settable = Counted | ToggleBlock

export const isCounted = (block: CharacterBlock): block is Counted => block.kind === 'number' || block.kind === 'track'
export const isSettable = (block: CharacterBlock): block is Settable => isCounted(block) || block.kind === 'toggle'

export const boundsOf = (block: Counted): Bounds =>
  block.kind === 'track'
    ? { min: 0, max: block.max }
    : { min: block.min ?? numberBounds.min, max: block.max ?? numberBounds.max }

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
  switch (to) {
    case 'empty':
      return (block.kind === 'number' ? block.min : undefined) ?? withinBounds(0, bounds)
    case 'full':
      return block.max
    case 'value':
      return value === undefined ? undefined : withinBounds(value, bounds)
  }
}

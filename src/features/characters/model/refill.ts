import type { CharacterBlock, Refill, RefillStep } from '../../../contract/types.gen.ts'
import { boundsOf, settable } from './sheet-mutations.ts'

/** What a refill changes of a block, as it is read: “5”, “12”; “off”, “on”. */
export type RefillChange = { blockId: string; label: string; from: string; to: string }

const number = new Intl.NumberFormat('en-US')
const words = (isOn: boolean) => (isOn ? 'on' : 'off')

/** The value that a step sets a count to; undefined where it has none, such as the fill of a number without a max. */
function goal(block: CharacterBlock, { to, value }: RefillStep): number | undefined {
  const { min = 0, max } = boundsOf(block)
  if (to === 'full') return max
  return to === 'empty' ? settable(block, min) : value === undefined ? undefined : settable(block, value)
}

function changeOf(block: CharacterBlock, step: RefillStep): RefillChange | undefined {
  const { blockId, label } = block
  if (block.kind === 'toggle') {
    const isOn = step.to === 'full'
    return isOn === block.isOn ? undefined : { blockId, label, from: words(block.isOn), to: words(isOn) }
  }
  if (block.kind !== 'number' && block.kind !== 'track') return undefined
  const to = goal(block, step)
  if (to === undefined || to === block.value) return undefined
  return { blockId, label, from: number.format(block.value), to: number.format(to) }
}

/** What a refill will change, before it does. What stands there already is left out. */
export const previewRefill = ({ steps }: Refill, blocks: readonly CharacterBlock[]): RefillChange[] =>
  blocks.flatMap((block) => {
    const step = steps.find(({ blockId }) => blockId === block.blockId)
    return (step && changeOf(block, step)) ?? []
  })

import type { Boundaries } from '../../../src/contract/types.gen.ts'
import { boundariesShown } from '../../../src/rules/limits.ts'
import { type RandomBytes, randomKsuid } from '../../db/random.ts'
import type { Step } from '../../db/rows.ts'
import { type BoundaryRow, boundaries } from './tables.ts'

/**
 * The boundaries of a game, as everybody sees them: their texts once there are enough of them, in the order of the
 * alphabet, so that nothing tells who added which one when.
 */
export async function boundariesOf(rows: Step, gameId: string): Promise<Boundaries> {
  const all = await rows(boundaries).where({ gameId })
  const shown = all.length >= boundariesShown
  return { count: all.length, shown, items: shown ? all.toSorted(inOrder).map(shownOf) : [] }
}

/** What of a boundary everybody may know. */
export const shownOf = ({ boundaryId, kind, text }: BoundaryRow) => ({ boundaryId, kind, text })

const inOrder = (one: BoundaryRow, other: BoundaryRow) =>
  compare(one.text.toLowerCase(), other.text.toLowerCase()) || compare(one.boundaryId, other.boundaryId)

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** An id whose time is that of the game, so that it says nothing of when the boundary was added. */
export const boundaryIdOf = ({ createdAt }: { createdAt: number }, random: RandomBytes) =>
  randomKsuid(createdAt, random)

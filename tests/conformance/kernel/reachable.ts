import { type OperationId, operations } from '../../../src/contract/operations.gen.ts'
import type { Run } from './run.ts'
import { Blocked } from './stops.ts'

/** An operation at an existing address. Its path parameters come from earlier checks. */
export type Reachable = { id: OperationId; method: string; path: string }

/** Every operation that can be addressed so far. One with an unknown parameter is left out. */
export function reachable(run: Run): Reachable[] {
  return (Object.keys(operations) as OperationId[]).flatMap((id) => {
    const { method, path } = operations[id]
    try {
      return [{ id, method, path: run.fill(path) }]
    } catch (error) {
      if (error instanceof Blocked) return []
      throw error
    }
  })
}

import { type OperationId, operations } from '../../../src/contract/operations.gen.ts'
import type { Run } from './run.ts'
import { Blocked } from './stops.ts'

/** One operation at an address that is there: its path is filled with what earlier checks have made. */
export type Reachable = { id: OperationId; method: string; path: string }

/** Every operation that can be addressed so far; one whose parameter nobody has made is left out. */
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

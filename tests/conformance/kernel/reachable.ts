import { type OperationId, operations } from '../../../src/contract/operations.gen.ts'

export type Reachable = { id: OperationId; method: string; path: string }

/** Every operation whose address has no parameter: it is there without anything being made. */
export const reachable: Reachable[] = (Object.keys(operations) as OperationId[])
  .map((id) => ({ id, method: operations[id].method, path: operations[id].path }))
  .filter(({ path }) => !path.includes('{'))

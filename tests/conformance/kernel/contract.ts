import { type OperationId, operations } from '../../../src/contract/operations.gen.ts'

export const unescapeStep = (step: string) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
export const escapeStep = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1')

/** The JSON pointer of an operation, or of a place within it. */
export function pointerTo(id: OperationId, ...below: (string | number)[]): string {
  const { method, path } = operations[id]
  return ['#/paths', ...[path, method.toLowerCase(), ...below].map((step) => escapeStep(String(step)))].join('/')
}

export type Reachable = { id: OperationId; method: string; path: string }

/** Every operation whose address has no parameter: it is there without anything being made. */
export const reachable: Reachable[] = (Object.keys(operations) as OperationId[])
  .map((id) => ({ id, method: operations[id].method, path: operations[id].path }))
  .filter(({ path }) => !path.includes('{'))

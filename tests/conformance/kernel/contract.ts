import { type OperationId, operations } from '../../../src/contract/operations.gen.ts'

export const unescapeStep = (step: string) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
export const escapeStep = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1')

/** The JSON pointer of an operation, or of a place within it. */
export function pointerTo(id: OperationId, ...below: (string | number)[]): string {
  const { method, path } = operations[id]
  return ['#/paths', ...[path, method.toLowerCase(), ...below].map((step) => escapeStep(String(step)))].join('/')
}

import type * as z from 'zod/mini'

/** What a check of a schema of the contract bounds: a text's length, or a number. */
type Bound = { check: string; maximum?: number; value?: number }

/**
 * Reads a limit out of a schema of the contract.
 *
 * @param check what zod calls it: `max_length` of a text or a list, `greater_than` or `less_than` of a number
 * @throws Error where the contract has dropped a limit that a form is made for
 */
export function bound(schema: z.ZodMiniType, check: string): number {
  const { checks = [] } = schema._zod.def as { checks?: { _zod: { def: Bound } }[] }
  const found = checks.map(({ _zod }) => _zod.def).find((def) => def.check === check)
  const limit = found?.maximum ?? found?.value
  if (limit === undefined) throw new Error(`The contract has no ${check} there any more.`)
  return limit
}

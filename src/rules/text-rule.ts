import * as z from 'zod/mini'

/**
 * Makes a rule for a text, with one message for every refusal.
 * @param accepts whether the text is valid; its running time must be linear in the text's length.
 * @param message shown for every refused value, including a missing one and one that is not a text.
 */
export const textRule = (accepts: (text: string) => boolean, message: string) =>
  z.string(message).check(z.refine(accepts, message))

/** The values that `schema` accepts, with the product's message instead of the schema's own. */
export const withMessage = (schema: z.ZodMiniType<string>, message: string) =>
  textRule((text) => schema.safeParse(text).success, message)

/** A limit that a schema of the contract has: the length of a text, or a bound of a number. */
type Bound = { check: string; maximum?: number; value?: number }

/**
 * Reads a limit from a schema of the contract.
 * @param check zod's name of it: `max_length` of a text or a list, `greater_than` or `less_than` of a number
 * @throws Error if the contract no longer has a limit that a form needs
 */
export function bound(schema: z.ZodMiniType, check: string): number {
  const { checks = [] } = schema._zod.def as { checks?: { _zod: { def: Bound } }[] }
  const found = checks.map(({ _zod }) => _zod.def).find((def) => def.check === check)
  const limit = found?.maximum ?? found?.value
  if (limit === undefined) throw new Error(`The contract has no ${check} there any more.`)
  return limit
}

/** The error of a single-line text with line breaks or invisible characters. */
export const unseenInLine = 'Remove line breaks and invisible characters.'

/** The error of a multi-line text with invisible characters. */
export const unseenInLines = 'Remove invisible characters.'

/**
 * What is wrong with a text and how to fix it, or `undefined`.
 * @param schema from the contract, with the greatest length
 * @param unseen the error of a text that is not too long
 */
export function textError(schema: z.ZodMiniType, text: string, unseen = unseenInLines): string | undefined {
  if (z.safeParse(schema, text).success) return undefined
  const most = bound(schema, 'max_length')
  return [...text].length > most ? `Use at most ${most.toLocaleString('en-US')} characters.` : unseen
}

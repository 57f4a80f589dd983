import type * as z from 'zod/mini'

/** A value, and what it demonstrates. */
export type Example = readonly [value: unknown, shows: string]

export type Rule = {
  name: string
  schema: z.ZodMiniType
  /** What a value must be, in one sentence. */
  takes: string
  /** The standard or the document that defines it. */
  source: string
  /** The message for every refused value. It is read from the schema, not written a second time. */
  message: string
  accepted: readonly Example[]
  refused: readonly Example[]
}

/** Makes a rule of the catalog, with the message of its schema. */
export const entry = (rule: Omit<Rule, 'message'>): Rule => ({
  ...rule,
  message: rule.schema.safeParse(undefined).error?.issues[0]?.message ?? '',
})

/** Values that no text rule accepts. Each is a refused example. */
export const noText: readonly Example[] = [
  ['', 'empty'],
  [undefined, 'missing'],
  [null, 'null'],
  [{}, 'an object'],
]

import type * as z from 'zod/mini'

/** A value, and what it shows. */
export type Example = readonly [value: unknown, shows: string]

export type Rule = {
  name: string
  schema: z.ZodMiniType
  /** What a value must be, in one sentence. */
  takes: string
  /** The standard or the document that says so. */
  source: string
  /** What a person sees for every refusal; read from the schema, not typed again. */
  message: string
  accepted: readonly Example[]
  refused: readonly Example[]
}

/** A rule of the catalog, with the message that its schema gives. */
export const entry = (rule: Omit<Rule, 'message'>): Rule => ({
  ...rule,
  message: rule.schema.safeParse(undefined).error?.issues[0]?.message ?? '',
})

/** What no text rule ever takes: each a refused example of its own. */
export const noText: readonly Example[] = [
  ['', 'empty'],
  [undefined, 'missing'],
  [null, 'null'],
  [{}, 'an object'],
]

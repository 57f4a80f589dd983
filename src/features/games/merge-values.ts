import type { Values } from './form-values.ts'
import { type FieldName, fieldNames, toBody } from './game-values.ts'

/** A field that somebody else has saved meanwhile, beside what stands in the form. */
export type Difference = { field: FieldName; mine: string | number; theirs: string | number }

type Three = {
  /** What the form began with. */
  base: Values
  /** What stands in it. */
  mine: Values
  /** What the server has now. */
  theirs: Values
}

/** What somebody else has changed and the form would not say: to be taken one way or the other, field by field. */
export const differences = ({ base, mine, theirs }: Three): Difference[] =>
  fieldNames
    .filter((field) => theirs[field] !== base[field] && theirs[field] !== toBody(mine)[field])
    .map((field) => ({ field, mine: mine[field], theirs: theirs[field] }))

/** For each field whose it is to be. */
export type Choice = Partial<Record<FieldName, 'mine' | 'theirs'>>

/** Where I have changed nothing, theirs stands unless I say otherwise; what both have changed is mine to decide. */
export const firstChoice = (found: Difference[], { base, mine }: Pick<Three, 'base' | 'mine'>): Choice =>
  Object.fromEntries(found.map(({ field }) => [field, toBody(mine)[field] === base[field] ? 'theirs' : 'mine']))

/** The form after the choice. */
export function merge(mine: Values, theirs: Values, choice: Choice): Values {
  const taken = fieldNames.filter((field) => choice[field] === 'theirs').map((field) => [field, theirs[field]])
  return { ...mine, ...Object.fromEntries(taken) }
}

/** What of the form differs from what the server has: all that is sent. */
export function changesOf(base: Values, mine: Values): Partial<Values> {
  const body = toBody(mine)
  return Object.fromEntries(
    fieldNames.filter((field) => body[field] !== base[field]).map((field) => [field, body[field]]),
  )
}

/** What a form holds, by field. */
export type FieldValues = Record<string, unknown>

/** Whether two values of a field, or two forms, are equal. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A field that someone else has saved meanwhile, beside the form's own value. */
export type Difference<Field extends string = string> = { field: Field; mine: unknown; theirs: unknown }

type Three<Values extends FieldValues> = {
  /** What the form started from. */
  base: Values
  /** The form's value, as it would be sent. */
  mine: Values
  /** What the server has now. */
  theirs: Values
}

/** The fields of all versions: a list has a field for each row, which some of them may not have. */
const fieldsOf = <Values extends FieldValues>(...versions: Values[]) =>
  [...new Set(versions.flatMap(Object.keys))] as (keyof Values & string)[]

/** The differences that the person has to decide, field by field. */
export const differences = <Values extends FieldValues>({ base, mine, theirs }: Three<Values>) =>
  fieldsOf(base, theirs)
    .filter((field) => !isSame(theirs[field], base[field]) && !isSame(theirs[field], mine[field]))
    .map((field): Difference<keyof Values & string> => ({ field, mine: mine[field], theirs: theirs[field] }))

/** The chosen version of each field. */
export type Choice<Field extends string = string> = Partial<Record<Field, 'mine' | 'theirs'>>

/** The default choice: theirs if I have not changed the field, mine if both have. */
export const defaultChoice = <Values extends FieldValues>(
  found: readonly Difference<keyof Values & string>[],
  { base, mine }: Pick<Three<Values>, 'base' | 'mine'>,
) =>
  Object.fromEntries(found.map(({ field }) => [field, isSame(mine[field], base[field]) ? 'theirs' : 'mine'])) as Choice<
    keyof Values & string
  >

/** The differences in what both have changed. */
export const changedByBoth = <Field extends string>(found: readonly Difference<Field>[], first: Choice<Field>) =>
  found.filter(({ field }) => first[field] === 'mine')

/** What a form holds after the choice. */
export function merge<Values extends object>(mine: Values, theirs: FieldValues, choice: Choice): Values {
  const taken = Object.keys(choice).filter((field) => choice[field] === 'theirs')
  return { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) }
}

/** The fields that differ from what the server has; only these are sent. `mine` is as it would be sent. */
export const changesOf = <Values extends FieldValues>(base: Values, mine: Values) =>
  Object.fromEntries(
    fieldsOf(base, mine)
      .filter((field) => !isSame(mine[field], base[field]))
      .map((field) => [field, mine[field]]),
  ) as Partial<Values>

/**
 * The values that the form continues from once the server has a newer version, and the differences. If the newer
 * version holds the values that were sent without an answer, it is one's own save. Then only what was typed since
 * differs from it, and there is no conflict.
 */
export function compare<Values extends FieldValues>({
  unanswered,
  ...three
}: Three<Values> & { unanswered?: Values | undefined }) {
  const isOwn = unanswered !== undefined && Object.keys(changesOf(three.theirs, unanswered)).length === 0
  const base = isOwn ? three.theirs : three.base
  return { base, found: differences({ ...three, base }) }
}

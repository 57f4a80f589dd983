import type * as z from 'zod/mini'

/** A table of a world: declared once, and the same wherever the world is kept. */
export type Table<Row> = {
  name: string
  keyOf(row: Row): string
  /** Parses a stored row. `undefined` if it does not match the schema, for example after a change of the table. */
  read(stored: unknown): Row | undefined
  /** What makes a value no row of this table, in a few words; nothing if it is one. */
  problemOf(value: unknown): string | undefined
}

/** Every table that has been declared, by its name. */
const declared = new Map<string, Table<unknown>>()

/** The table of a name, if a part of the mock that is loaded declares it. */
export const tableNamed = (name: string): Table<unknown> | undefined => declared.get(name)

/**
 * Declares a table. A row has to survive `structuredClone` and JSON.
 *
 * @param name unique in the world
 * @param row the schema of a row
 * @param key the unique key of a row
 */
export function defineTable<Schema extends z.ZodMiniObject>(
  name: string,
  { row: schema, key }: { row: Schema; key: (row: z.infer<Schema>) => string },
): Table<z.infer<Schema>> {
  const table: Table<z.infer<Schema>> = {
    name,
    keyOf: key,
    read: (stored) => schema.safeParse(stored).data,
    problemOf(value) {
      const issue = schema.safeParse(value).error?.issues[0]
      return issue && `${issue.path.join('.') || 'the row'}: ${issue.message}`
    },
  }
  declared.set(name, table as Table<unknown>)
  return table
}

/** The type of a table's rows. */
export type RowOf<T> = T extends Table<infer Row> ? Row : never

import type * as z from 'zod/mini'

/** The value by which an index sorts. */
export type IndexValue = string | number

/** A table of a world. It is declared once and works with any storage. */
export type Table<Row, Index extends string = string> = {
  name: string
  keyOf(row: Row): string
  /** The row's value for each index, by name. */
  indexesOf(row: Row): Record<Index, IndexValue>
  indexNames: readonly string[]
  /** Parses a stored row. `undefined` if it does not match the schema, for example after a change of the table. */
  read(stored: unknown): Row | undefined
  /** What makes a value no row of this table, in a few words; nothing if it is one. */
  problemOf(value: unknown): string | undefined
}

/** Every table that has been declared, by its name. */
const declared = new Map<string, Table<unknown>>()

export const declaredTables = (): Table<unknown>[] => [...declared.values()]

/** The table of a name, if a part of the mock that is loaded declares it. */
export const tableNamed = (name: string): Table<unknown> | undefined => declared.get(name)

/**
 * Declares a table.
 *
 * @param name unique in the world
 * @param row the schema of a row
 * @param key the unique key of a row
 * @param by the indexes: how rows can be looked up besides their key
 */
export function defineTable<Schema extends z.ZodMiniObject, Index extends string = never>(
  name: string,
  parts: {
    row: Schema
    key: (row: z.infer<Schema>) => string
    by?: Record<Index, (row: z.infer<Schema>) => IndexValue>
  },
): Table<z.infer<Schema>, Index> {
  const { row: schema, key, by } = parts
  const indexes = Object.entries<(row: z.infer<Schema>) => IndexValue>(by ?? {})
  const table: Table<z.infer<Schema>, Index> = {
    name,
    keyOf: key,
    indexesOf: (row) =>
      Object.fromEntries(indexes.map(([index, read]) => [index, read(row)])) as Record<Index, IndexValue>,
    indexNames: indexes.map(([index]) => index),
    read: (stored) => schema.safeParse(stored).data,
    problemOf(value) {
      const issue = schema.safeParse(value).error?.issues[0]
      return issue && `${issue.path.join('.') || 'the row'}: ${issue.message}`
    },
  }
  declared.set(name, table as Table<unknown>)
  return table
}

/** A row in a storage. The row itself has to survive `structuredClone` and JSON. */
export type StoredRow = { table: string; key: string; row: unknown; indexes: Record<string, IndexValue> }

export const toStored = <Row>(table: Table<Row>, row: Row): StoredRow => ({
  table: table.name,
  key: table.keyOf(row),
  row,
  indexes: table.indexesOf(row),
})

/** The type of a table's rows. */
export type RowOf<T> = T extends Table<infer Row, string> ? Row : never

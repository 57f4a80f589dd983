import type * as z from 'zod/mini'

/** The value by which an index sorts. */
export type IndexValue = string | number

/** A table of a world. It is declared once and works with any storage. */
export type Table<Row, Index extends string = string> = {
  name: string
  keyOf(row: Row): string
  /** The row's value for each index, by name. */
  indexesOf(row: Row): Record<Index, IndexValue>
  /** Parses a stored row. `undefined` if it does not match the schema, for example after a change of the table. */
  read(stored: unknown): Row | undefined
}

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
  return {
    name,
    keyOf: key,
    indexesOf: (row) =>
      Object.fromEntries(indexes.map(([index, read]) => [index, read(row)])) as Record<Index, IndexValue>,
    read: (stored) => schema.safeParse(stored).data,
  }
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

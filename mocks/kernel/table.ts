import type * as z from 'zod/mini'

/** What an index orders rows by. */
export type IndexValue = string | number

/** A table of a world: declared once, kept by any storage. */
export type Table<Row, Index extends string = string> = {
  name: string
  keyOf(row: Row): string
  /** Where the row is found, by the name of each index. */
  indexesOf(row: Row): Record<Index, IndexValue>
  /** What a storage gave, as a row; nothing if it is none, as after a change of the table. */
  read(stored: unknown): Row | undefined
}

/**
 * Declares a table.
 *
 * @param name unique in the world
 * @param row the schema of a row
 * @param key what tells one row from every other
 * @param by its indexes: by what rows can be looked up, apart from their key
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

/** A row as a storage keeps it. The row itself is what `structuredClone` and JSON can carry. */
export type StoredRow = { table: string; key: string; row: unknown; indexes: Record<string, IndexValue> }

export const toStored = <Row>(table: Table<Row>, row: Row): StoredRow => ({
  table: table.name,
  key: table.keyOf(row),
  row,
  indexes: table.indexesOf(row),
})

/** The row of a table. */
export type RowOf<T> = T extends Table<infer Row, string> ? Row : never

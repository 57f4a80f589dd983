import * as z from 'zod/mini'
import type { Storage } from './storage.ts'
import { declaredTables, defineTable, type StoredRow, tableNamed, toStored } from './table.ts'

/** By which tables and indexes a world was written. */
const shapes = defineTable('shape', { row: z.object({ tables: z.string() }), key: () => 'now' })

/**
 * Brings a world that an earlier version has written up to date: its rows get the indexes that their tables have by now.
 * What is no row of its table any more is left where it is, and is not seen.
 *
 * @returns a sentence for each table with rows that cannot be read
 */
export async function bringUpToDate(storage: Storage): Promise<string[]> {
  const tables = JSON.stringify(
    declaredTables()
      .map(({ name, indexNames }) => [name, ...indexNames.toSorted()])
      .toSorted(),
  )
  if (shapes.read(await storage.get(shapes.name, 'now'))?.tables === tables) return []
  return storage.exclusively(async () => {
    const rows = await storage.everything()
    if (rows.length === 0) return []
    const written: StoredRow[] = [toStored(shapes, { tables })]
    const unread = new Map<string, number>()
    for (const stored of rows) {
      const table = tableNamed(stored.table)
      const row = table?.read(stored.row)
      if (!table || row === undefined) unread.set(stored.table, (unread.get(stored.table) ?? 0) + 1)
      else if (JSON.stringify(table.indexesOf(row)) !== JSON.stringify(stored.indexes))
        written.push(toStored(table, row))
    }
    await storage.commit({ cleared: false, deleted: [], written })
    return [...unread].map(
      ([name, count]) => `${count} of "${name}", of another version, cannot be read and is set aside.`,
    )
  })
}

import type { IndexValue, StoredRow } from './table.ts'

/** The changes of one step. Rows are written whole; a deleted key is removed. */
export type Changes = { cleared: boolean; written: StoredRow[]; deleted: { table: string; key: string }[] }

/** The rows to find in a table: all of them, or those whose index value lies between two values, both included. */
export type Range = {
  index?: string
  from?: IndexValue
  to?: IndexValue
  /** At most so many, those that come first. */
  first?: number
  /** At most so many, those that come last: without an index those created last. */
  last?: number
}

/** A range of an index. */
export type Within = Required<Pick<Range, 'index' | 'from' | 'to'>>

/** Stores a world. A call costs as much as the rows it reads or writes, however many others there are. */
export type Storage = {
  get(table: string, key: string): Promise<unknown>
  /** Sorted by the index, then by creation. */
  find(table: string, range: Range): Promise<{ key: string; row: unknown }[]>
  /** How many rows have a value in this range of an index. */
  count(table: string, range: Within): Promise<number>
  everything(): Promise<StoredRow[]>
  /** Stores all changes of a step, or none. */
  commit(changes: Changes): Promise<void>
  /** Runs `work` while no other `work` runs, in this page or another. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  /** Calls `listener` with the names of the tables that another page changed. An empty list means any table. */
  onForeignChange(listener: (tables: string[]) => void): void
  close(): void
}

/** Runs one call after the other, in the order of the calls. A failed one does not stop the next. */
export function createQueue(): Storage['exclusively'] {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    last = next.catch(() => undefined)
    return next
  }
}

/** The names of the changed tables. An empty list means all tables. */
export const tablesOf = ({ cleared, written, deleted }: Changes): string[] =>
  cleared ? [] : [...new Set([...written, ...deleted].map(({ table }) => table))]

import type { IndexValue, StoredRow } from './table.ts'

/** What one step changed. Rows are written whole; a key that is gone is deleted. */
export type Changes = { cleared: boolean; written: StoredRow[]; deleted: { table: string; key: string }[] }

/** Which rows of a table: all of them, or those whose index lies between two values, both included. */
export type Range = {
  index?: string
  from?: IndexValue
  to?: IndexValue
  /** Only so many, those that were created last. Without an index. */
  last?: number
}

/** Where a world is kept. What is asked for and what is changed costs what it is, not what there is. */
export type Storage = {
  get(table: string, key: string): Promise<unknown>
  /** In the order of the index, and where that is equal or absent, of their creation. */
  find(table: string, range: Range): Promise<{ key: string; row: unknown }[]>
  everything(): Promise<StoredRow[]>
  /** Keeps all of a step, or nothing. */
  commit(changes: Changes): Promise<void>
  /** Runs `work` while nobody else, in this page or another, runs theirs. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  /** Calls `listener` with the names of the tables in which another page changed something; with none, in any. */
  onForeignChange(listener: (tables: string[]) => void): void
  close(): void
}

/** One at a time, in the order of the calls; a failed one does not stop the next. */
export function createQueue(): Storage['exclusively'] {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    last = next.catch(() => undefined)
    return next
  }
}

/** The names of the tables that were changed; none for all of them. */
export const tablesOf = ({ cleared, written, deleted }: Changes): string[] =>
  cleared ? [] : [...new Set([...written, ...deleted].map(({ table }) => table))]

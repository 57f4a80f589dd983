import type { Changes, Range, Storage, Within } from './storage.ts'
import type { IndexValue, Table } from './table.ts'

/**
 * The rows of one table, within a step. Lists are in the order of creation. A row is not modified, but written again
 * with `put`.
 */
export type Rows<Row, Index extends string> = {
  get(key: string): Promise<Row | undefined>
  all(): Promise<Row[]>
  /** The rows with this value in the index. */
  where(index: Index, value: IndexValue): Promise<Row[]>
  /** The rows whose value in the index is at most this one, the smallest first. */
  upTo(index: Index, value: number): Promise<Row[]>
  /** The rows whose value in the index lies between two, both included, the smallest first: all, or so many of them. */
  between(index: Index, bounds: Bounds, some?: Some): Promise<Row[]>
  /** How many rows have a value in the index between two. */
  count(index: Index, bounds: Bounds): Promise<number>
  /** The rows created last, newest first. */
  newest(count: number): Promise<Row[]>
  /** Adds a row, or replaces the one with the same key. */
  put(row: Row): void
  delete(row: Row): void
}

type Bounds = { from: IndexValue; to: IndexValue }
type Some = { first?: number; last?: number }

/** Returns the rows of a table. */
export type Step = {
  <Row, Index extends string>(table: Table<Row, Index>): Rows<Row, Index>
  /** The world's clock, in Unix milliseconds. */
  now: () => number
}

/**
 * The tables as a step sees them: the stored rows with the step's own changes applied.
 *
 * @returns the step's view, and `changes`, which returns what to store at the end
 */
export function createStep(storage: Storage, now: () => number) {
  const pending = new Map<string, Map<string, unknown>>()
  const tables = new Map<string, Table<never>>()

  const rowsOf = <Row, Index extends string>(table: Table<Row, Index>): Rows<Row, Index> => {
    const own = (pending.get(table.name) ?? new Map()) as Map<string, Row | undefined>
    pending.set(table.name, own)
    tables.set(table.name, table as Table<never>)

    const find = async (range: Range): Promise<Row[]> => {
      const stored = await storage.find(table.name, range.last ? { last: range.last + own.size } : range)
      const seen = new Set(stored.map(({ key }) => key))
      const found = stored.map(({ key, row }) => (own.has(key) ? own.get(key) : table.read(row)))
      const unseen = [...own].filter(([key]) => !seen.has(key))
      // One that is stored before the last ones is none of them, though it is written again.
      const earlier = await Promise.all(unseen.map(([key]) => range.last && storage.get(table.name, key)))
      const added = unseen.filter((_, at) => !earlier[at]).map(([, row]) => row)
      const rows = [...found, ...added].filter((row) => row !== undefined)
      return rows
        .filter((row) => isWithin(table.indexesOf(row), range))
        .slice(-(range.last ?? rows.length) || undefined)
    }
    const ownWithin = (range: Range) =>
      [...own.values()].filter((row) => row !== undefined && isWithin(table.indexesOf(row), range))
    const between = async (range: Within, { first, last }: Some) => {
      const more = { ...(first && { first: first + own.size }), ...(last && { last: last + own.size }) }
      const stored = await storage.find(table.name, { ...range, ...more })
      const found = stored.map(({ key, row }) => (own.has(key) ? undefined : table.read(row)))
      const at = (row: Row) => Object(table.indexesOf(row))[range.index]
      const rows = [...found, ...ownWithin(range)]
        .filter((row) => row !== undefined)
        .toSorted((a, b) => (at(a) < at(b) ? -1 : at(a) > at(b) ? 1 : 0))
      return rows.slice(-(last ?? rows.length) || undefined).slice(0, first)
    }
    const count = async (range: Within) => {
      const replaced = await Promise.all([...own.keys()].map((key) => storage.get(table.name, key)))
      const before = replaced.map(table.read).filter((row) => row && isWithin(table.indexesOf(row), range))
      return (await storage.count(table.name, range)) - before.length + ownWithin(range).length
    }
    return {
      get: async (key) => (own.has(key) ? own.get(key) : table.read(await storage.get(table.name, key))),
      all: () => find({}),
      where: (index, value) => find({ index, from: value, to: value }),
      upTo: (index, value) => find({ index, from: Number.NEGATIVE_INFINITY, to: value }),
      between: async (index, bounds, some = {}) => (isEmpty(bounds) ? [] : between({ index, ...bounds }, some)),
      count: async (index, bounds) => (isEmpty(bounds) ? 0 : count({ index, ...bounds })),
      newest: async (count) => (await find({ last: count })).toReversed(),
      put: (row) => void own.set(table.keyOf(row), row),
      delete: (row) => void own.set(table.keyOf(row), undefined),
    }
  }
  const changes = (): Changes => {
    const each = [...pending].flatMap(([table, rows]) => [...rows].map(([key, row]) => ({ table, key, row })))
    return {
      cleared: false,
      deleted: each.filter(({ row }) => row === undefined),
      written: each
        .filter(({ row }) => row !== undefined)
        .map((one) => ({ ...one, indexes: tables.get(one.table)?.indexesOf(one.row as never) ?? {} })),
    }
  }
  return { step: Object.assign(rowsOf, { now }), changes }
}

/** Nothing lies between them. IndexedDB refuses such bounds. */
const isEmpty = ({ from, to }: Bounds) => from > to

function isWithin(indexes: Record<string, IndexValue>, { index, from, to }: Range): boolean {
  if (index === undefined) return true
  const value = indexes[index]
  return value !== undefined && (from === undefined || value >= from) && (to === undefined || value <= to)
}

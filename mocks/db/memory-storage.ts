import { type Changes, createQueue, type Range, type Storage } from './storage.ts'
import type { IndexValue, StoredRow } from './table.ts'

type Held = StoredRow & { number: number }
type Entry = { value: IndexValue; held: Held }

/** A world that ends with the process or page: for tests, and for browsers that store nothing. */
export function memoryStorage(): Storage {
  const rows = new Map<string, Held>()
  const indexes = new Map<string, Entry[]>()
  let created = 0

  const entriesOf = (table: string, index = '') => {
    const name = JSON.stringify([table, index])
    const known = indexes.get(name) ?? []
    if (!indexes.has(name)) indexes.set(name, known)
    return known
  }
  const places = (held: Held): [Entry[], IndexValue][] => [
    [entriesOf(held.table), held.number],
    ...Object.entries(held.indexes).map(([index, value]): [Entry[], IndexValue] => [
      entriesOf(held.table, index),
      value,
    ]),
  ]
  const remove = (name: string) => {
    const held = rows.get(name)
    if (!held) return
    rows.delete(name)
    for (const [entries, value] of places(held)) entries.splice(position(entries, value, held.number), 1)
  }
  const write = (stored: StoredRow) => {
    const name = nameOf(stored.table, stored.key)
    const number = rows.get(name)?.number ?? ++created
    remove(name)
    const held = { ...stored, number }
    rows.set(name, held)
    for (const [entries, value] of places(held)) entries.splice(position(entries, value, number), 0, { value, held })
  }
  const within = (table: string, { index, from, to }: Range) => {
    const entries = entriesOf(table, index)
    const begin = from === undefined ? 0 : position(entries, from, 0)
    const end = to === undefined ? entries.length : position(entries, to, Number.POSITIVE_INFINITY)
    return { entries, begin, end }
  }

  return {
    get: async (table, key) => rows.get(nameOf(table, key))?.row,
    async find(table, range) {
      const { first, last } = range
      const { entries, begin, end } = within(table, range)
      const from = Math.max(begin, end - (last ?? end))
      return entries.slice(from, Math.min(end, from + (first ?? end))).map(({ held }) => held)
    },
    async count(table, range) {
      const { begin, end } = within(table, range)
      return end - begin
    },
    everything: async () => [...rows.values()].map(({ number: _, ...row }) => row),
    async commit({ cleared, written, deleted }: Changes) {
      if (cleared) {
        rows.clear()
        indexes.clear()
      }
      for (const { table, key } of deleted) remove(nameOf(table, key))
      for (const row of written) write(row)
    },
    exclusively: createQueue(),
    onForeignChange: () => undefined,
    close: () => undefined,
  }
}

const nameOf = (table: string, key: string) => JSON.stringify([table, key])

/** The position of a row in sorted entries, or the position at which to insert it. */
function position(entries: Entry[], value: IndexValue, number: number): number {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const at = entries[middle]
    if (at && (at.value < value || (at.value === value && at.held.number < number))) low = middle + 1
    else high = middle
  }
  return low
}

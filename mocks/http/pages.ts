/** What orders a list: compared one after the other. */
export type SortKey = readonly (string | number)[]

type Asked = { limit: number; cursor?: string | undefined }
type List<Row> = {
  /** Tells the lists of a server apart: a cursor of one is none of another. */
  name: string
  rows: readonly Row[]
  /** Where a row stands. It never changes while the row is there, and no two are the same. */
  at: (row: Row) => SortKey
  newestFirst?: boolean
}

/**
 * One page of a list. A cursor says after which place the next page begins, not after how many rows: what comes and goes
 * meanwhile moves nothing.
 *
 * @returns nothing if the cursor is none of this list
 */
export function pageOf<Row>(asked: Asked, { name, rows, at, newestFirst = false }: List<Row>) {
  const after = readCursor(name, asked.cursor ?? '')
  if (asked.cursor !== undefined && !(after && rows.every((row) => isAlike(at(row), after)))) return undefined
  const order = (a: SortKey, b: SortKey) => compare(a, b) * (newestFirst ? -1 : 1)
  const rest = rows.filter((row) => !after || order(at(row), after) > 0).toSorted((a, b) => order(at(a), at(b)))
  const page = rest.slice(0, asked.limit)
  const last = page.at(-1)
  return { page, ...(last && rest.length > page.length && { nextCursor: writeCursor(name, at(last)) }) }
}

/** A cursor that says after which place of a list the next page begins. */
export const writeCursor = (name: string, key: SortKey): string => btoa(JSON.stringify([name, ...key]))

/** The place that a cursor of this list names; nothing if it is none. */
export function readCursor(name: string, cursor: string): SortKey | undefined {
  try {
    const [of, ...key] = JSON.parse(atob(cursor))
    const isKey = key.length > 0 && key.every((part: unknown) => typeof part === 'string' || typeof part === 'number')
    return of === name && isKey ? key : undefined
  } catch {
    return undefined
  }
}

/** Whether two places are of one kind. */
const isAlike = (a: SortKey, b: SortKey) => a.length === b.length && a.every((part, i) => typeof part === typeof b[i])

function compare(a: SortKey, b: SortKey): number {
  for (const [at, part] of a.entries()) {
    const other = b[at] ?? ''
    if (part !== other) return part < other ? -1 : 1
  }
  return 0
}

/** The sort keys of a list, compared one after the other. */
export type SortKey = readonly (string | number)[]

type Asked = { limit: number; cursor?: string | undefined }
type List<Row> = {
  /** Identifies a list of a server: a cursor of one list is not valid in another. */
  name: string
  rows: readonly Row[]
  /** The place of a row. It never changes, and no two are the same. */
  at: (row: Row) => SortKey
  newestFirst?: boolean
}

/**
 * One page of a list. A cursor names the place after which the next page begins, not a number of rows: rows that are
 * added or deleted meanwhile shift nothing.
 * @returns nothing if the cursor does not belong to this list
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

/** A cursor that names the place of a list after which the next page begins. */
export const writeCursor = (name: string, key: SortKey): string => btoa(JSON.stringify([name, ...key]))

/** The place that a cursor of this list names; nothing if it does not belong to it. */
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

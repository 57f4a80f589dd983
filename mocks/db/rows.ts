import * as z from 'zod/mini'

/** A table of a world: declared once, and the same in every storage. */
export type Table<Row> = {
  name: string
  keyOf(row: Row): string
  /** Why a value is no row of this table, in a few words; null if it is one. */
  problemOf(value: unknown): string | null
}

/** Every table that has been declared, by its name. */
const declared = new Map<string, Table<unknown>>()

/** The table with a name, if a loaded part of the mock declares it. */
export const tableNamed = (name: string): Table<unknown> | undefined => declared.get(name)

/**
 * Declares a table. A row must survive `structuredClone` and JSON.
 * @param name unique in the world
 * @param row the schema of a row
 * @param key the unique key of a row
 */
export function defineTable<Schema extends z.ZodMiniObject>(
  name: string,
  { row: schema, key }: { row: Schema; key: (row: z.infer<Schema>) => string },
): Table<z.infer<Schema>> {
  const table: Table<z.infer<Schema>> = {
    name,
    keyOf: key,
    problemOf(value) {
      const issue = schema.safeParse(value).error?.issues[0]
      return issue ? `${issue.path.join('.') || 'the row'}: ${issue.message}` : null
    },
  }
  declared.set(name, table as Table<unknown>)
  return table
}

/** The type of a table's rows. */
export type RowOf<T> = T extends Table<infer Row> ? Row : never

/**
 * The rows of one table, within a step. Lists are in the order of creation. A row is not modified, but replaced with
 * `put`.
 */
export type Rows<Row> = {
  get(key: string): Row | undefined
  all(): Row[]
  /** The rows that have these values, or pass a test. */
  where(wanted: Wanted<Row>): Row[]
  /** Adds a row, or replaces the one with the same key. */
  put(row: Row): void
  delete(row: Row): void
  /** Deletes the rows that have these values, or pass a test. */
  deleteWhere(wanted: Wanted<Row>): void
}

type Wanted<Row> = Partial<Row> | ((row: Row) => boolean)

/** Returns the rows of a table. */
export type Step = {
  <Row>(table: Table<Row>): Rows<Row>
  /** The world's clock, in Unix milliseconds. */
  now: () => number
}

/** A row with its place in the order of creation. */
export type StoredRow = { table: string; key: string; at: number; row: unknown }

/** Why stored rows are of another version of the mock, in a few words; `undefined` if each fits its table. */
export function problemOfRows(rows: readonly StoredRow[]): string | undefined {
  for (const { table, row } of rows) {
    const known = declared.get(table)
    const problem = known ? known.problemOf(row) : 'there is no such table'
    if (problem !== null) return `"${table}": ${problem}`
  }
  return undefined
}

/** The changes of one step, after everything before it is `cleared`. Rows are written whole. */
export type Changes = { cleared: boolean; written: StoredRow[]; deleted: { table: string; key: string }[] }

/** The names of the changed tables. */
export const tablesOf = ({ cleared, written, deleted }: Changes): string[] =>
  cleared ? [...declared.keys()] : [...new Set([...written, ...deleted].map(({ table }) => table))]

export type Memory = ReturnType<typeof createMemory>

/** All rows of a world. */
export function createMemory() {
  const tables = new Map<string, Map<string, StoredRow>>()
  let created = 0
  const of = (table: string): Map<string, StoredRow> => {
    const known = tables.get(table) ?? new Map()
    tables.set(table, known)
    return known
  }
  return {
    of,
    everything: (): StoredRow[] => [...tables.values()].flatMap((rows) => [...rows.values()]),
    /** The place of a written row: a replaced one keeps its own. */
    placeOf: (table: string, key: string): number => of(table).get(key)?.at ?? ++created,
    apply({ cleared, written, deleted }: Changes): void {
      if (cleared) tables.clear()
      for (const { table, key } of deleted) of(table).delete(key)
      for (const row of written) {
        of(row.table).set(row.key, row)
        created = Math.max(created, row.at)
      }
    },
  }
}

/**
 * The tables as a step sees them: those of the world with the step's own changes applied.
 * @returns the step's view, and `changes`, which returns what to store at the end
 */
export function createStep(memory: Memory, now: () => number) {
  const pending = new Map<string, Map<string, unknown>>()

  const rowsOf = <Row>(table: Table<Row>): Rows<Row> => {
    const stored = memory.of(table.name) as Map<string, { row: Row }>
    const own = (pending.get(table.name) ?? new Map()) as Map<string, Row | undefined>
    pending.set(table.name, own)
    // Loops, not lists of lists: most of a step's time goes into looking through tables.
    const where = (wanted: Wanted<Row>): Row[] => {
      const isWanted = typeof wanted === 'function' ? wanted : hasAll(wanted)
      const found: Row[] = []
      for (const [key, { row: before }] of stored) {
        const row = own.has(key) ? own.get(key) : before
        if (row !== undefined && isWanted(row)) found.push(row)
      }
      for (const [key, row] of own) if (row !== undefined && !stored.has(key) && isWanted(row)) found.push(row)
      return found
    }
    const remove = (row: Row) => void own.set(table.keyOf(row), undefined)
    return {
      get: (key) => (own.has(key) ? own.get(key) : stored.get(key)?.row),
      all: () => where(() => true),
      where,
      put: (row) => void own.set(table.keyOf(row), row),
      delete: remove,
      deleteWhere: (wanted) => where(wanted).forEach(remove),
    }
  }
  const changes = (): Changes => {
    const each = [...pending].flatMap(([table, rows]) => [...rows].map(([key, row]) => ({ table, key, row })))
    return {
      cleared: false,
      deleted: each.filter(({ row }) => row === undefined).map(({ table, key }) => ({ table, key })),
      written: each
        .filter(({ row }) => row !== undefined)
        .map((one) => ({ ...one, at: memory.placeOf(one.table, one.key) })),
    }
  }
  return { step: Object.assign(rowsOf, { now }), changes }
}

function hasAll<Row>(values: Partial<Row>): (row: Row) => boolean {
  const wanted = Object.entries(values) as [keyof Row, unknown][]
  return (row) => {
    for (const [name, value] of wanted) if (row[name] !== value) return false
    return true
  }
}

/** Whether a save changes anything. A save without a change keeps the version. */
export const isChange = (row: object, change: object): boolean =>
  Object.entries(change).some(([name, value]) => JSON.stringify(Object(row)[name]) !== JSON.stringify(value))

/** The fields of a row that counts its versions. Times are Unix milliseconds. */
export const versioned = { rev: z.number(), createdAt: z.number(), updatedAt: z.number(), changedBy: z.string() }

/** The next version of a row, which this person changes now. */
export const nextVersion = <Row extends { rev: number }>(rows: Step, row: Row, changedBy: string) => ({
  ...row,
  rev: row.rev + 1,
  updatedAt: rows.now(),
  changedBy,
})

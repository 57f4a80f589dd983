import { renameSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { type Changes, createQueue, type Storage } from '../db/storage.ts'
import type { StoredRow } from '../db/table.ts'

/** The version of the stored format. A file of another version is set aside. */
const version = 2

const schema = `
  CREATE TABLE IF NOT EXISTS rows (
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, key TEXT NOT NULL, row TEXT NOT NULL, UNIQUE (name, key)
  );
  CREATE INDEX IF NOT EXISTS created ON rows (name, id);
  CREATE TABLE IF NOT EXISTS entries (
    name TEXT NOT NULL, entry TEXT NOT NULL, value ANY NOT NULL,
    id INTEGER NOT NULL REFERENCES rows ON DELETE CASCADE, PRIMARY KEY (name, entry, value, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS entry_of ON entries (id);
`

const within = 'WHERE entries.name = ? AND entry = ? AND value BETWEEN ? AND ?'
/** SQLite's own way to say that there is no limit. */
const all = -1

/**
 * Stores a world in an SQLite file, so that it survives a restart of the server.
 *
 * @param say receives a sentence if a file of another version is set aside
 * @throws a sentence if the file has another format, cannot be written, or is open in another server
 */
export function fileStorage(path: string, say: (notice: string) => void = () => {}): Storage {
  const database = openFile(path, say)
  const select = {
    one: database.prepare('SELECT row FROM rows WHERE name = ? AND key = ?'),
    every: database.prepare('SELECT name, key, row, id FROM rows ORDER BY id'),
    all: database.prepare('SELECT key, row FROM rows WHERE name = ? ORDER BY id'),
    last: database.prepare('SELECT key, row FROM rows WHERE name = ? ORDER BY id DESC LIMIT ?'),
    between: database.prepare(`SELECT key, row FROM entries JOIN rows USING (id) ${within} ORDER BY value, id LIMIT ?`),
    lastBetween: database.prepare(
      `SELECT key, row FROM entries JOIN rows USING (id) ${within} ORDER BY value DESC, id DESC LIMIT ?`,
    ),
    count: database.prepare(`SELECT count(*) AS count FROM entries ${within}`),
    entries: database.prepare('SELECT entry, value FROM entries WHERE id = ?'),
  }
  const change = {
    delete: database.prepare('DELETE FROM rows WHERE name = ? AND key = ?'),
    put: database.prepare(
      'INSERT INTO rows (name, key, row) VALUES (?, ?, ?) ON CONFLICT (name, key) DO UPDATE SET row = excluded.row RETURNING id',
    ),
    forget: database.prepare('DELETE FROM entries WHERE id = ?'),
    enter: database.prepare('INSERT INTO entries (name, entry, value, id) VALUES (?, ?, ?, ?)'),
  }
  const parsed = (row: Record<string, unknown>) => ({
    key: String(row.key),
    row: JSON.parse(String(row.row)) as unknown,
  })

  const write = ({ table, key, row, indexes }: StoredRow) => {
    const id = Number(change.put.get(table, key, JSON.stringify(row))?.id)
    change.forget.run(id)
    for (const [index, value] of Object.entries(indexes)) change.enter.run(table, index, value, id)
  }
  const commit = ({ cleared, deleted, written }: Changes) => {
    database.exec('BEGIN')
    try {
      if (cleared) database.exec('DELETE FROM rows')
      for (const { table, key } of deleted) change.delete.run(table, key)
      for (const row of written) write(row)
      database.exec('COMMIT')
    } catch (error) {
      database.exec('ROLLBACK')
      throw error
    }
  }

  return {
    async get(table, key) {
      const row = select.one.get(table, key)
      return row && (JSON.parse(String(row.row)) as unknown)
    },
    async find(table, { index, from, to, first = all, last }) {
      if (index === undefined)
        return last === undefined
          ? select.all.all(table).map(parsed)
          : select.last.all(table, last).map(parsed).toReversed()
      // In SQLite a blob sorts after every text and number.
      const bounds = [table, index, from ?? Number.NEGATIVE_INFINITY, to ?? new Uint8Array()] as const
      return last === undefined
        ? select.between.all(...bounds, first).map(parsed)
        : select.lastBetween
            .all(...bounds, last)
            .map(parsed)
            .toReversed()
    },
    count: async (table, { index, from, to }) => Number(select.count.get(table, index, from, to)?.count),
    everything: async () =>
      select.every.all().map((row) => ({
        table: String(row.name),
        ...parsed(row),
        indexes: Object.fromEntries(
          select.entries.all(Number(row.id)).map(({ entry, value }) => [String(entry), value as string | number]),
        ),
      })),
    commit: async (changes) => commit(changes),
    exclusively: createQueue(),
    onForeignChange: () => undefined,
    close: () => database.close(),
  }
}

function openFile(path: string, say: (notice: string) => void): DatabaseSync {
  try {
    const database = new DatabaseSync(path)
    // Two servers on one file would not notice each other's changes, so the file is locked.
    database.exec(
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; BEGIN EXCLUSIVE; COMMIT',
    )
    const found = Number(database.prepare('PRAGMA user_version').get()?.user_version)
    const isEmpty = database.prepare('SELECT count(*) AS count FROM sqlite_schema').get()?.count === 0
    if (found !== version && !isEmpty) {
      database.close()
      const aside = `${path}.version-${found}`
      renameSync(path, aside)
      say(`${path} is of another version. It is set aside as ${aside}, and a new world begins.`)
      return openFile(path, say)
    }
    database.exec(`${schema} PRAGMA user_version = ${version}`)
    return database
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const advice = /locked/.test(reason)
      ? 'Another server has it open.'
      : 'Name a file of the mock server, or a new one.'
    throw new Error(`${path} cannot be used for --data: ${reason}. ${advice}`, { cause: error })
  }
}

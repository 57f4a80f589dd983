import * as z from 'zod/mini'
import { cookies } from '../db/cookie-jar.ts'
import { messages } from '../db/outbox.ts'
import { sessions, users } from '../db/people.ts'
import { type StoredRow, tableNamed } from '../db/rows.ts'
import { addSnapshot, type Snapshots } from '../db/snapshots.ts'
import type { World } from '../db/world.ts'
import { liveTables } from '../live/tables.ts'
import { verifications } from './auth/rules.ts'
import { games } from './games/tables.ts'
import { forgetOld } from './ideas/rules.ts'

const namesOf = (tables: readonly { name: string }[]): readonly string[] => tables.map(({ name }) => name)
/** The tables of a running server: the listeners of a live channel. */
const ofProcess = namesOf(liveTables)
/** The tables of one browser or server: sign-ins, pending codes. */
const ofPlace = namesOf([cookies, sessions, messages, verifications])

const kind = 'Emberhall mock world'
const version = 1
const zFile = z.object({
  kind: z.literal(kind),
  version: z.number(),
  tables: z.record(z.string(), z.array(z.unknown())),
})

/** The rows of a file, by their table. */
export type WorldFile = Record<string, unknown[]>

/**
 * The world as a file that another browser or a server can read: JSON, the rows by their table. Expired rows are
 * dropped before.
 */
export async function exportWorld(world: World): Promise<string> {
  await world.step((rows) => forgetOld(rows, world.now()))
  return textOf(world, ofPlace)
}

/** The world with its sign-ins, for a server that continues it. */
export const textOf = (world: Pick<World, 'everything'>, without: readonly string[] = []): string => {
  const rows = world.everything().filter(({ table }) => ![...ofProcess, ...without].includes(table))
  const tables = Object.entries(Object.groupBy(rows, ({ table }) => table))
  const entries = tables.map(([name, of = []]) => [name, of.map(({ row }) => row)])
  return JSON.stringify({ kind, version, tables: Object.fromEntries(entries) }, null, 1)
}

/**
 * Reads the rows of a file of `exportWorld` or a server.
 * @throws a sentence for the person, if it is none or has a row that its table does not take
 */
export function readWorldFile(text: string): WorldFile {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new Error(`The file isn't JSON. ${error instanceof Error ? error.message : ''}`, { cause: error })
  }
  const file = zFile.safeParse(json).data
  if (!file) throw new Error('The file isn\'t a world of this mock. Choose one that "Export" has made.')
  if (file.version !== version)
    throw new Error(`The file is of version ${file.version}. This mock reads version ${version}.`)
  for (const [name, values] of Object.entries(file.tables)) {
    const table = tableNamed(name)
    if (!table) throw new Error(`The file has "${name}", which this mock doesn't know.`)
    for (const [at, value] of values.entries()) {
      const problem = table.problemOf(value)
      if (problem) throw new Error(`Number ${at + 1} of "${name}" is broken: ${problem}.`)
    }
  }
  return file.tables
}

/** Replaces the world with the rows of a file. The person of this tab stays signed in, if they are in the file. */
export async function importWorld(world: World, tables: WorldFile): Promise<void> {
  const here = await world.people.here()
  await restoreWorld(world, Object.fromEntries(Object.entries(tables).filter(([name]) => !ofPlace.includes(name))))
  if (here !== undefined) await world.people.signInAs(here)
}

/** Replaces the world with the rows of a file, sign-ins included. */
export const restoreWorld = (world: World, tables: WorldFile): Promise<void> =>
  world.replace((rows) => {
    for (const [name, values] of Object.entries(tables)) {
      const table = tableNamed(name)
      if (table) for (const value of values) rows(table).put(value)
    }
  })

/** Keeps a world that is about to be replaced as a snapshot, unless nothing is in it. */
export async function setAside(world: World, snapshots: Snapshots): Promise<void> {
  const { persons, games } = await countOf(world)
  if (persons + games > 0)
    await addSnapshot(snapshots, `Set aside ${new Date(world.realNow()).toLocaleString()}`, textOf(world))
}

/**
 * Makes what a world does with a stored one that doesn't fit its tables: this one is kept as a snapshot, for whoever goes
 * back to the version of the mock that has written it.
 */
export const setAsideOutdated =
  (snapshots: Snapshots, onNotice: (notice: string) => void) =>
  async (rows: StoredRow[], problem: string): Promise<void> => {
    const name = await addSnapshot(snapshots, 'Of another version', textOf({ everything: () => rows }))
    onNotice(
      `The stored world is of another version of the mock (${problem}). It's set aside as the snapshot “${name}”, and this one begins empty.`,
    )
  }

/** How many people and games are in a world. */
export const countOf = (world: World) =>
  world.look((rows) => ({ persons: rows(users).all().length, games: rows(games).all().length }))

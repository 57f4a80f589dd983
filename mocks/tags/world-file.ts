import * as z from 'zod/mini'
import { cookies } from '../db/cookie-jar.ts'
import { messages } from '../db/outbox.ts'
import { sessions, users } from '../db/people.ts'
import { tableNamed } from '../db/rows.ts'
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
export const textOf = (world: World, without: readonly string[] = []): string => {
  const rows = world.everything().filter(({ table }) => ![...ofProcess, ...without].includes(table))
  const tables = Object.entries(Object.groupBy(rows, ({ table }) => table))
  const entries = tables.map(([name, of = []]) => [name, of.map(({ row }) => row)])
  return JSON.stringify({ kind, version, tables: Object.fromEntries(entries) }, null, 1)
}

/**
 * Reads a file of `exportWorld` or a server.
 * @returns its rows, or its error, in a sentence
 */
export function readWorldFile(text: string): { tables: WorldFile } | { problem: string } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { problem: `The file is no JSON. ${error instanceof Error ? error.message : ''}`.trim() }
  }
  const file = zFile.safeParse(json).data
  if (!file) return { problem: 'The file isn\'t a world of this mock. Choose one that "Export" has made.' }
  if (file.version !== version)
    return { problem: `The file is of version ${file.version}. This mock reads version ${version}.` }
  for (const [name, values] of Object.entries(file.tables)) {
    const table = tableNamed(name)
    if (!table) return { problem: `The file has "${name}", which this mock does not know.` }
    for (const [at, value] of values.entries()) {
      const problem = table.problemOf(value)
      if (problem) return { problem: `Number ${at + 1} of "${name}" is broken: ${problem}.` }
    }
  }
  return { tables: file.tables }
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

/** What another world would delete. */
export const countOf = (world: World) =>
  world.look((rows) => ({ persons: rows(users).all().length, games: rows(games).all().length }))

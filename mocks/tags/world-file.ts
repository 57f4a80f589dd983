import * as z from 'zod/mini'
import { cookies } from '../db/cookie-jar.ts'
import { messages } from '../db/outbox.ts'
import { users } from '../db/people.ts'
import { sessions } from '../db/sessions.ts'
import { type StoredRow, tableNamed, toStored } from '../db/table.ts'
import type { World } from '../db/world.ts'
import { liveTables } from '../live/tables.ts'
import { verifications } from './auth/verifications.ts'
import { games } from './games/tables.ts'
import { forgetOld } from './ideas/limits.ts'

/**
 * What belongs to this browser and not to the world: who is signed in, which codes are on their way, who listens to a
 * live channel.
 */
const ofBrowser: readonly string[] = [cookies, sessions, messages, verifications, ...liveTables].map(({ name }) => name)

const kind = 'Emberhall mock world'
const version = 1
const zFile = z.object({
  kind: z.literal(kind),
  version: z.number(),
  tables: z.record(z.string(), z.array(z.unknown())),
})

/**
 * The world as a file that another browser or a server can read: JSON, the rows by their table. What is over is dropped
 * before.
 */
export async function exportWorld(world: World): Promise<string> {
  await world.step((rows) => forgetOld(rows, world.now()))
  const rows = (await world.everything()).filter(({ table }) => tableNamed(table) && !ofBrowser.includes(table))
  const tables = Object.groupBy(rows, ({ table }) => table)
  const entries = Object.entries(tables).map(([name, of = []]) => [name, of.map(({ row }) => row)])
  return JSON.stringify({ kind, version, tables: Object.fromEntries(entries) }, null, 1)
}

/**
 * Reads a file that `exportWorld` made.
 *
 * @returns its rows, or what is wrong with it, in a sentence
 */
export function readWorldFile(text: string): { rows: StoredRow[] } | { problem: string } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { problem: `The file is no JSON. ${error instanceof Error ? error.message : ''}`.trim() }
  }
  const file = zFile.safeParse(json).data
  if (!file) return { problem: 'The file is no world of this mock. Choose one that "Export" has made.' }
  if (file.version !== version)
    return { problem: `The file is of version ${file.version}. This mock reads version ${version}.` }
  const rows: StoredRow[] = []
  for (const [name, values] of Object.entries(file.tables)) {
    const table = ofBrowser.includes(name) ? undefined : tableNamed(name)
    if (!table) return { problem: `The file has "${name}", which this mock does not know.` }
    for (const [at, value] of values.entries()) {
      const row = table.read(value)
      if (row === undefined) return { problem: `Number ${at + 1} of "${name}" is broken: ${table.problemOf(value)}.` }
      rows.push(toStored(table, row))
    }
  }
  return { rows }
}

/** Puts the rows of a file in the place of the world. Who is signed in here stays so, if they are in the file. */
export async function importWorld(world: World, rows: readonly StoredRow[]): Promise<void> {
  const here = await world.people.here()
  await world.replace((step) => {
    for (const { table, row } of rows) {
      const of = tableNamed(table)
      if (of) step(of).put(row)
    }
  })
  if (here !== undefined) await world.people.become(here)
}

/** What there is, and would be gone with another world. */
export const countOf = (world: World) =>
  world.look(async (rows) => ({
    persons: (await rows(users).all()).length,
    games: (await rows(games).all()).length,
  }))

import * as z from 'zod/mini'
import { cookies } from '../db/cookie-jar.ts'
import { messages } from '../db/outbox.ts'
import { users } from '../db/people.ts'
import { sessions } from '../db/sessions.ts'
import { type StoredRow, type Table, toStored } from '../db/table.ts'
import { sharedJar } from '../db/world.ts'
import { codeLifetime, verifications } from './auth/verifications.ts'

const zRows = z.array(z.record(z.string(), z.unknown()))

/** A whole world as version 1 stored it, as one text. */
const zWorld = z.object({
  version: z.literal(1),
  verifications: zRows,
  users: zRows,
  sessions: zRows,
  outbox: zRows,
  cookies: zRows,
})

/** Reads a world of version 1; `undefined` if the text is not one, or if one of its rows is not valid. */
export function readEarlierWorld(text: string): StoredRow[] | undefined {
  try {
    const world = zWorld.parse(JSON.parse(text))
    return [
      ...read(verifications, world.verifications),
      ...read(users, world.users),
      ...read(sessions, world.sessions),
      ...read(
        messages,
        world.outbox.map((row) => ({ ...row, until: Number(row.sentAt) + codeLifetime })),
      ),
      ...read(
        cookies,
        world.cookies.map((row) => ({ ...row, jar: sharedJar })),
      ),
    ]
  } catch {
    return undefined
  }
}

function read<Row>(table: Table<Row>, values: unknown[]): StoredRow[] {
  return values.map((value) => {
    const row = table.read(value)
    if (row === undefined) throw new Error(`There is no such row of ${table.name}.`)
    return toStored(table, row)
  })
}

import { Collection } from '@msw/data'
import * as z from 'zod/mini'

/** What the mocked backend keeps. Times are Unix milliseconds, but for `exp`: Unix seconds, as the contract has it. */
const rows = {
  verifications: z.object({
    requestId: z.string(),
    contact: z.string(),
    code: z.string(),
    startedAt: z.number(),
    wrongTries: z.number(),
    state: z.enum(['open', 'used', 'voided', 'exhausted']),
  }),
  users: z.object({ userId: z.string(), contact: z.string() }),
  sessions: z.object({ token: z.string(), userId: z.string(), exp: z.number() }),
  outbox: z.object({
    id: z.string(),
    channel: z.enum(['sms', 'email']),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    code: z.string(),
    sentAt: z.number(),
  }),
  cookies: z.object({ name: z.string(), value: z.string(), expiresAt: z.number() }),
}

const snapshot = z.object({
  version: z.literal(1),
  verifications: z.array(rows.verifications),
  users: z.array(rows.users),
  sessions: z.array(rows.sessions),
  outbox: z.array(rows.outbox),
  cookies: z.array(rows.cookies),
})

export type Message = z.infer<typeof rows.outbox>
export type Session = z.infer<typeof rows.sessions>
export type Snapshot = z.infer<typeof snapshot>
export type Tables = ReturnType<typeof createTables>

export function createTables() {
  return {
    verifications: new Collection({ schema: rows.verifications }),
    users: new Collection({ schema: rows.users }),
    sessions: new Collection({ schema: rows.sessions }),
    outbox: new Collection({ schema: rows.outbox }),
    cookies: new Collection({ schema: rows.cookies }),
  }
}

/** The tables as text, for a storage. */
export function serialize(tables: Tables): string {
  const { verifications, users, sessions, outbox, cookies } = tables
  const whole: Snapshot = {
    version: 1,
    verifications: verifications.all(),
    users: users.all(),
    sessions: sessions.all(),
    outbox: outbox.all(),
    cookies: cookies.all(),
  }
  return JSON.stringify(whole)
}

/** Replaces what the tables hold. Text that is absent, damaged or of another version leaves them empty. */
export async function restore(tables: Tables, text: string | null): Promise<void> {
  const stored = parse(text)
  for (const table of Object.values(tables)) table.clear()
  for (const row of stored?.verifications ?? []) await tables.verifications.create(row)
  for (const row of stored?.users ?? []) await tables.users.create(row)
  for (const row of stored?.sessions ?? []) await tables.sessions.create(row)
  for (const row of stored?.outbox ?? []) await tables.outbox.create(row)
  for (const row of stored?.cookies ?? []) await tables.cookies.create(row)
}

function parse(text: string | null): Snapshot | undefined {
  if (text === null) return undefined
  try {
    return snapshot.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

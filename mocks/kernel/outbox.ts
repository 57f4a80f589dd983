import * as z from 'zod/mini'
import type { Core } from './core.ts'
import type { Step } from './rows.ts'
import { defineTable, type RowOf } from './table.ts'

/** What was sent, by SMS or e-mail. `sentAt` and `until`, when its code is over, are in Unix milliseconds. */
export const messages = defineTable('outbox', {
  row: z.object({
    id: z.string(),
    channel: z.enum(['sms', 'email']),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    code: z.string(),
    sentAt: z.number(),
    until: z.number(),
  }),
  key: ({ id }) => id,
  by: { to: ({ to }) => to.toLowerCase(), until: ({ until }) => until },
})

export type Message = RowOf<typeof messages>

/** How many are shown, and how many are kept of those that are of no use any more. */
const shown = 50
const kept = 20

/** Puts a message into the outbox, within a step. It stays as long as its code is of use. */
export async function deliver(rows: Step, message: Message): Promise<void> {
  const outbox = rows(messages)
  for (const old of (await outbox.upTo('until', message.sentAt)).slice(0, -kept)) outbox.delete(old)
  outbox.put(message)
}

/** What was sent, for the person who tries the app: never part of an answer. */
export function createOutbox({ view, look, step }: Core) {
  const newest = view<Message[]>({
    tables: [messages.name],
    empty: [],
    read: (rows) => rows(messages).newest(shown),
  })
  // There at once, for whoever reads it after a call.
  newest.subscribe(() => {})
  return {
    /** The newest messages, the newest first; the same array until something changes. */
    list: newest.get,
    /** Those to one contact, newest first. */
    listTo: (contact: string): Promise<Message[]> =>
      look(async (rows) => (await rows(messages).where('to', contact.toLowerCase())).toReversed()),
    clear: () =>
      step(async (rows) => {
        for (const message of await rows(messages).all()) rows(messages).delete(message)
      }),
  }
}

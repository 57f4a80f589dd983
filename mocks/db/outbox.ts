import * as z from 'zod/mini'
import type { Core } from './core.ts'
import type { Step } from './rows.ts'
import { defineTable, type RowOf } from './table.ts'

/** The messages sent by SMS or e-mail. `sentAt` and `until` (when the code expires) are Unix milliseconds. */
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

/** How many messages are listed, and how many expired ones are kept. */
const shown = 50
const kept = 20

/** Within a step: puts a message into the outbox. It stays at least until its code expires. */
export async function deliver(rows: Step, message: Message): Promise<void> {
  const outbox = rows(messages)
  for (const old of (await outbox.upTo('until', message.sentAt)).slice(0, -kept)) outbox.delete(old)
  outbox.put(message)
}

/** The sent messages, for the person who tries the app. They are never part of an answer. */
export function createOutbox({ view, look, step }: Core) {
  const newest = view<Message[]>({
    tables: [messages.name],
    empty: [],
    read: (rows) => rows(messages).newest(shown),
  })
  // Subscribed, so that the list is up to date for whoever reads it after a call.
  newest.subscribe(() => {})
  return {
    /** The newest messages, newest first. The same array until something changes. */
    list: newest.get,
    /** The messages to one contact, newest first. */
    listTo: (contact: string): Promise<Message[]> =>
      look(async (rows) => (await rows(messages).where('to', contact.toLowerCase())).toReversed()),
    clear: () =>
      step(async (rows) => {
        for (const message of await rows(messages).all()) rows(messages).delete(message)
      }),
  }
}

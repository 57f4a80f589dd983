import * as z from 'zod/mini'
import type { Core } from './core.ts'
import { defineTable, type RowOf, type Step } from './rows.ts'

/** The messages sent by SMS or email. `sentAt` and `until` (when the code expires) are Unix milliseconds. */
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
})

export type Message = RowOf<typeof messages>

/** The most messages that are listed, and the most expired ones that stay. */
const mostListed = 50
const mostExpired = 20

/** Within a step: puts a message into the outbox. It stays at least until its code expires. */
export function deliver(rows: Step, message: Message): void {
  const outbox = rows(messages)
  for (const old of outbox.where(({ until }) => until <= message.sentAt).slice(0, -mostExpired)) outbox.delete(old)
  outbox.put(message)
}

/** The sent messages, for the person who tries the app. They are never part of an answer. */
export function createOutbox({ view, look, step }: Core) {
  return {
    /** The newest messages, newest first. The same array until something changes. */
    list: view([messages.name], (rows) => rows(messages).all().slice(-mostListed).toReversed()),
    /** The messages to one contact, newest first. */
    listTo: (contact: string): Promise<Message[]> =>
      look((rows) =>
        rows(messages)
          .where(({ to }) => to.toLowerCase() === contact.toLowerCase())
          .toReversed(),
      ),
    clear: () => step((rows) => rows(messages).deleteWhere({})),
  }
}

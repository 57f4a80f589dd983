import type { VerificationStart } from '../../src/contract/types.gen.ts'
import type { Store } from './store.ts'
import type { Message, Tables } from './tables.ts'

const kept = 20

type Sending = { contact: VerificationStart; code: string; id: string; sentAt: number }

/** The SMS or the e-mail that brings a code. */
export function compose({ contact, code, id, sentAt }: Sending): Message {
  const text = `Your Emberhall code is ${code}. It is valid for 10 minutes.`
  return 'phone' in contact
    ? { id, channel: 'sms', to: contact.phone, subject: '', text, code, sentAt }
    : { id, channel: 'email', to: contact.email, subject: 'Your Emberhall code', text, code, sentAt }
}

/** Puts a message into the outbox, inside a transaction; the oldest make room. */
export async function deliver(tables: Tables, message: Message): Promise<void> {
  await tables.outbox.create(message)
  for (const surplus of tables.outbox.all().slice(0, -kept)) tables.outbox.delete(surplus)
}

/** What was sent, for the person who tries the app: never part of an answer. */
export function createOutbox(store: Store) {
  const newestFirst = () => store.tables.outbox.all().toReversed()
  let messages = newestFirst()
  store.subscribe(() => {
    messages = newestFirst()
  })
  return {
    /** The messages, newest first; the same array until something changes. */
    list: (): Message[] => messages,
    /** Those to one contact, newest first. */
    listTo: (contact: string): Message[] => messages.filter(({ to }) => to.toLowerCase() === contact.toLowerCase()),
    clear: () => store.transaction((tables) => tables.outbox.clear()),
  }
}

import type { VerificationStart } from '../../../src/contract/types.gen.ts'
import { codeMinutes } from '../../../src/rules/limits.ts'
import type { Message } from '../../db/outbox.ts'

type Sending = Pick<Message, 'code' | 'id' | 'sentAt' | 'until'> & { contact: VerificationStart }

/** Writes the SMS or the e-mail with a code. */
export function compose({ contact, ...rest }: Sending): Message {
  const text = `Your Emberhall code is ${rest.code}. It is valid for ${codeMinutes} minutes.`
  return 'phone' in contact
    ? { ...rest, channel: 'sms', to: contact.phone, subject: '', text }
    : { ...rest, channel: 'email', to: contact.email, subject: 'Your Emberhall code', text }
}

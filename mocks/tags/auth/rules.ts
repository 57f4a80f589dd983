import * as z from 'zod/mini'
import type { VerificationCheck, VerificationStart } from '../../../src/contract/types.gen.ts'
import { codeMinutes, maxStarts, maxTries } from '../../../src/rules/limits.ts'
import { deliver, type Message } from '../../db/outbox.ts'
import { openSession, type Session, userOf } from '../../db/people.ts'
import { randomCode } from '../../db/random.ts'
import { defineTable, type Step } from '../../db/rows.ts'
import type { ClockAndIds } from '../../db/world.ts'

type Sending = Pick<Message, 'code' | 'id' | 'sentAt' | 'until'> & { contact: VerificationStart }

/** Writes the SMS or the email with a code. */
function compose({ contact, ...rest }: Sending): Message {
  const text = `Your Emberhall code is ${rest.code}. It's valid for ${codeMinutes} minutes.`
  return 'phone' in contact
    ? { ...rest, channel: 'sms', to: contact.phone, subject: '', text }
    : { ...rest, channel: 'email', to: contact.email, subject: 'Your Emberhall code', text }
}

/** How long a code is valid, and the period in which starts are counted, milliseconds. */
const codeLifetime = codeMinutes * 60_000

/** Requests for a code. `startedAt`: Unix milliseconds. */
export const verifications = defineTable('verifications', {
  row: z.object({
    requestId: z.string(),
    contact: z.string(),
    code: z.string(),
    startedAt: z.number(),
    wrongTries: z.number(),
    state: z.enum(['open', 'used', 'voided', 'exhausted']),
  }),
  key: ({ requestId }) => requestId,
})

export type Started = { requestId: string } | { retryAfter: number }
export type Checked =
  | { outcome: 'verified'; session: Session }
  | { outcome: 'wrong' }
  | { outcome: 'exhausted' }
  | { outcome: 'gone' }

/** Opens a request and sends its code, within a step. After too many starts, gives the seconds until the next one is allowed. */
export function startVerification(rows: Step, { now, random }: ClockAndIds, contact: VerificationStart): Started {
  forgetOld(rows, now())
  const requests = rows(verifications)
  const key = identity(contact)
  const recent = requests.where({ contact: key })
  if (recent.length >= maxStarts) {
    const oldest = Math.min(...recent.map((one) => one.startedAt))
    return { retryAfter: Math.ceil((oldest + codeLifetime - now()) / 1000) }
  }
  for (const older of recent) if (older.state === 'open') requests.put({ ...older, state: 'voided' })
  const requestId = crypto.randomUUID()
  const code = randomCode(random)
  const startedAt = now()
  requests.put({ requestId, contact: key, code, startedAt, wrongTries: 0, state: 'open' })
  deliver(rows, compose({ contact, code, id: requestId, sentAt: startedAt, until: startedAt + codeLifetime }))
  return { requestId }
}

/**
 * Checks a code, within a step. The right one opens a session; the fifth wrong one still answers that it was wrong, and ends the
 * request.
 */
export function checkVerification(
  rows: Step,
  world: Parameters<typeof openSession>[2],
  { requestId, code }: VerificationCheck,
  device?: string,
): Checked {
  forgetOld(rows, world.now())
  const requests = rows(verifications)
  const found = requests.get(requestId.toLowerCase())
  if (found?.state === 'exhausted') return { outcome: 'exhausted' }
  if (found?.state !== 'open') return { outcome: 'gone' }
  if (found.code !== code) {
    const wrongTries = found.wrongTries + 1
    requests.put({ ...found, wrongTries, state: wrongTries >= maxTries ? 'exhausted' : 'open' })
    return { outcome: 'wrong' }
  }
  requests.put({ ...found, state: 'used' })
  const { userId } = userOf(rows, found.contact, world)
  return { outcome: 'verified', session: openSession(rows, userId, world, device) }
}

/** E-mail addresses that differ only in case belong to the same person. */
function identity(contact: VerificationStart): string {
  return 'phone' in contact ? contact.phone : contact.email.toLowerCase()
}

/** Deletes expired requests. They are answered like unknown ones, and no longer count against their contact. */
function forgetOld(rows: Step, now: number): void {
  const requests = rows(verifications)
  requests.deleteWhere(({ startedAt }) => startedAt <= now - codeLifetime)
}

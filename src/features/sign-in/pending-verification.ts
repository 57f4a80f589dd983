import * as z from 'zod/mini'
import { zRequestId } from '../../contract/schemas/openapi.gen.ts'
import { type ContactType, contactTypeOf } from '../../rules/login-contact.ts'
import { pendingMinutes } from './limits.ts'
import { pendingKey } from './pending-key.ts'

const storedSchema = z.object({ contact: z.string(), requestId: zRequestId, sentAt: z.number(), resendAt: z.number() })

/**
 * A code that was sent and is not entered yet. `sentAt` and `resendAt` (the next one may be requested) are Unix
 * milliseconds.
 */
export type PendingVerification = z.infer<typeof storedSchema> & { type: ContactType }

/**
 * How long the pending verification is still kept, milliseconds.
 *
 * @param now Unix milliseconds
 */
export const lifeLeft = ({ sentAt }: Pick<PendingVerification, 'sentAt'>, now: number) =>
  sentAt + pendingMinutes * 60_000 - now

/**
 * Reads the pending verification of this tab. It outlives a reload, because a phone may drop the tab while the person
 * reads the message. It never contains the code. The stored text may come from anyone, so it is parsed, and removed if
 * it is not valid.
 *
 * @param now Unix milliseconds
 */
export function readPending(now: number): PendingVerification | null {
  try {
    const pending = z.safeParse(storedSchema, JSON.parse(String(sessionStorage.getItem(pendingKey)))).data
    const type = pending && contactTypeOf(pending.contact)
    if (type && pending.sentAt <= now && lifeLeft(pending, now) > 0) return { ...pending, type }
  } catch {}
  writePending(null)
  return null
}

/** Stores the pending verification, or removes it. Without storage a reload begins at Start; nothing else is lost. */
export function writePending(pending: PendingVerification | null): void {
  try {
    if (pending) sessionStorage.setItem(pendingKey, JSON.stringify(pending))
    else sessionStorage.removeItem(pendingKey)
  } catch {}
}

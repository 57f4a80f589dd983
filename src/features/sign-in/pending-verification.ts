import * as z from 'zod/mini'
import { zRequestId } from '../../contract/zod.gen.ts'
import { type ContactType, contactTypeOf } from '../../rules/login-contact.ts'
import { pendingMinutes } from './limits.ts'
import { pendingKey } from './pending-key.ts'

const storedSchema = z.object({ contact: z.string(), requestId: zRequestId, sentAt: z.number(), resendAt: z.number() })

/** A code that was sent and not yet entered. `sentAt`, and `resendAt` (the next may be asked for), are Unix milliseconds. */
export type PendingVerification = z.infer<typeof storedSchema> & { type: ContactType }

/**
 * How long a pending verification is still waited for, milliseconds.
 *
 * @param now Unix milliseconds
 */
export const lifeLeft = ({ sentAt }: Pick<PendingVerification, 'sentAt'>, now: number) =>
  sentAt + pendingMinutes * 60_000 - now

/**
 * The pending verification of this tab, which outlives a reload: a phone may drop the tab while the person reads the
 * message. Never the code. What is stored is read as anybody's writing, and removed where it is no good.
 *
 * @param now Unix milliseconds
 */
export function readPending(now: number): PendingVerification | null {
  try {
    const pending = z.safeParse(storedSchema, JSON.parse(sessionStorage.getItem(pendingKey) ?? 'null')).data
    const type = contactTypeOf(pending?.contact ?? '')
    if (pending && type && pending.sentAt <= now && lifeLeft(pending, now) > 0) return { ...pending, type }
  } catch {}
  writePending(null)
  return null
}

/** Stores the pending verification, or removes it. Without storage a reload starts again, no more. */
export function writePending(pending: PendingVerification | null): void {
  try {
    if (pending) sessionStorage.setItem(pendingKey, JSON.stringify(pending))
    else sessionStorage.removeItem(pendingKey)
  } catch {}
}

import { requestIdPattern } from '../../contract/patterns.gen.ts'
import { type ContactType, contactTypeOf } from '../../rules/contact.ts'

/**
 * A code that was sent and is not entered yet. `sentAt` and `resendAt` (the next one may be requested) are Unix
 * milliseconds.
 */
export type PendingVerification = {
  contact: string
  requestId: string
  sentAt: number
  resendAt: number
  type: ContactType
}

/**
 * How long the pending verification is still kept, milliseconds.
 * @param now Unix milliseconds
 */
export const lifeLeft = ({ sentAt }: Pick<PendingVerification, 'sentAt'>, now: number) =>
  sentAt + pendingMinutes * 60_000 - now

/**
 * Reads the pending verification of this tab. It survives a reload, because a phone may drop the tab while the person
 * reads the message. It never contains the code. The stored text may come from anyone, so it is parsed, and removed if
 * it is not valid.
 * @param now Unix milliseconds
 */
export function readPending(now: number): PendingVerification | null {
  try {
    const pending = parsePending(JSON.parse(String(sessionStorage.getItem(pendingKey))))
    if (pending && pending.sentAt <= now && lifeLeft(pending, now) > 0) return pending
  } catch {}
  writePending(null)
  return null
}

/** Reads the stored value without zod, which is not in the start. The value itself says the type of the contact. */
function parsePending(value: unknown): PendingVerification | undefined {
  const { contact, requestId, sentAt, resendAt } = (value ?? {}) as { [Key in keyof PendingVerification]?: unknown }
  if (typeof contact !== 'string' || typeof requestId !== 'string' || !requestIdPattern.test(requestId))
    return undefined
  if (typeof sentAt !== 'number' || typeof resendAt !== 'number') return undefined
  const type = contactTypeOf(contact)
  return type && { contact, requestId, sentAt, resendAt, type }
}

/** Stores the pending verification, or removes it. Without storage a reload begins at Start; nothing else is lost. */
export function writePending(pending: PendingVerification | null): void {
  try {
    if (pending) sessionStorage.setItem(pendingKey, JSON.stringify(pending))
    else sessionStorage.removeItem(pendingKey)
  } catch {}
}

/** The sessionStorage key of the pending verification. */
export const pendingKey = 'emberhall.sign-in'

/** Seconds from sending a code until the next one may be requested. */
export const resendSeconds = 30

/** Minutes that the contact of an unfinished verification is kept. Its code has expired long before. */
export const pendingMinutes = 15

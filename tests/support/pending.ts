import { resendSeconds } from '../../src/features/sign-in/limits.ts'
import { pendingKey } from '../../src/features/sign-in/pending-key.ts'

/** A code was sent in an earlier life of this tab: what is stored of it. `ago`: milliseconds since. */
export function pendingStored({ contact, requestId, ago = 0 }: { contact: string; requestId: string; ago?: number }) {
  const sentAt = Date.now() - ago
  const pending = { type: 'email', contact, requestId, sentAt, resendAt: sentAt + resendSeconds * 1000 }
  sessionStorage.setItem(pendingKey, JSON.stringify(pending))
}

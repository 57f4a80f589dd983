import { pendingKey, resendSeconds } from '../../src/features/sign-in/pending-verification.ts'

/**
 * Stores a pending verification, as an earlier page of this tab would have. `ago`: milliseconds since the code was
 * sent.
 */
export function storePending({ contact, requestId, ago = 0 }: { contact: string; requestId: string; ago?: number }) {
  const sentAt = Date.now() - ago
  const pending = { type: 'email', contact, requestId, sentAt, resendAt: sentAt + resendSeconds * 1000 }
  sessionStorage.setItem(pendingKey, JSON.stringify(pending))
}

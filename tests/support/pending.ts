/** A code was sent in an earlier life of this tab: what is stored of it. */
export function pendingStored({ contact, requestId }: { contact: string; requestId: string }) {
  const sentAt = Date.now()
  const pending = { type: 'email', contact, requestId, sentAt, resendAt: sentAt + 30_000 }
  sessionStorage.setItem('emberhall.sign-in', JSON.stringify(pending))
}

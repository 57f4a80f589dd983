/**
 * Why nothing could be put into the outbox, and what to do about it, in words.
 *
 * @param error what `add` was rejected with: a DOMException is of the storage; anything else, of a script that did not load
 */
export function whyNot(error: unknown): string {
  if (!(error instanceof DOMException)) return 'A part of the page did not load. Check your connection, then try again.'
  return error.name === 'QuotaExceededError'
    ? 'This device has no room for it. Free some space on it, then try again.'
    : 'The browser could not store it. Try again; if that does not help, reload the page.'
}

/** The longest wait that a header can impose, seconds. A typo in it must not lock a person out. */
const longestWait = 3600

/**
 * Reads a Retry-After header: a delay in seconds, or an HTTP date (RFC 9110, section 10.2.3).
 *
 * @param now the client's time, Unix milliseconds
 * @param serverNow the server's time, Unix milliseconds: a date is read on the server's clock, not on ours
 * @returns the moment of the next try on the client's clock, Unix milliseconds, at most an hour away; `undefined`
 *   where the header is absent or makes no sense
 */
export function parseRetryAfter(header: string | null, now: number, serverNow = now): number | undefined {
  const text = header ?? ''
  const seconds = /^\d/.test(text) ? Number(text) : (Date.parse(text) - serverNow) / 1000
  if (Number.isNaN(seconds)) return undefined
  return now + Math.min(Math.max(seconds, 0), longestWait) * 1000
}

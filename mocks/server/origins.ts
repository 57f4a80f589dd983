import type { IncomingMessage } from 'node:http'

/**
 * Whether a page of this origin may open a channel or change something. CORS holds neither for WebSockets (RFC 6455,
 * section 10.2) nor for a POST without a body, which a browser sends with the cookie and asks for no permission
 * (https://fetch.spec.whatwg.org/#cors-protocol-and-credentials); `SameSite=Lax` takes every port and every sister of
 * the host for the same site. What is no browser names no origin. `X-Forwarded-Host` is the host that a page has called
 * where a proxy stands between: a page of another origin cannot set it without a permission that it does not get.
 */
export function isAllowed({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin } = headers
  if (origin === undefined || origins.includes(origin)) return true
  const host = URL.parse(origin)?.host
  return host !== undefined && [headers.host, headers['x-forwarded-host']].includes(host)
}

/** Whether a call only reads, or asks for permission. */
export const isReading = ({ method = 'GET' }: IncomingMessage): boolean => /^(GET|HEAD|OPTIONS)$/.test(method)

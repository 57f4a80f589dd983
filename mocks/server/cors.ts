import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerHeaders, operations } from '../../src/contract/operations.gen.ts'
import type { ParameterShapes } from '../../src/contract/read-parameters.ts'
import { parameterSchemas } from '../../src/contract/request-schemas.gen.ts'

/**
 * Whether a page of this origin may open a channel or change something. CORS covers neither WebSockets (RFC 6455,
 * section 10.2) nor a POST without a body, which a browser sends with the cookie and without a preflight
 * (https://fetch.spec.whatwg.org/#cors-protocol-and-credentials); `SameSite=Lax` treats every port and every sister of
 * the host as the same site. A client that is no browser names no origin. `X-Forwarded-Host` is the host that a page
 * has called through a proxy: a page of another origin cannot set it without a permission that it does not get.
 */
export function isAllowed({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin } = headers
  if (origin === undefined || origins.includes(origin)) return true
  const host = URL.parse(origin)?.host
  return host !== undefined && [headers.host, headers['x-forwarded-host']].includes(host)
}

/** Whether a call only reads, or is a preflight. */
export const isReading = ({ method = 'GET' }: IncomingMessage): boolean => /^(GET|HEAD|OPTIONS)$/.test(method)

const unique = (names: readonly string[]) => [...new Set(names)].join(', ')
const methods = unique(Object.values(operations).map(({ method }) => method))

/** The header parameters of all operations. A browser asks for permission before it sends them. */
const taken = Object.values<ParameterShapes>(parameterSchemas).flatMap(({ headers }) =>
  Object.keys(headers?.kinds ?? {}),
)

/**
 * Lets pages of certain other origins call the API with cookies (https://fetch.spec.whatwg.org/#http-cors-protocol).
 *
 * @returns Whether the request was a preflight, which is then answered.
 */
export function answerCors(origins: readonly string[], message: IncomingMessage, out: ServerResponse): boolean {
  if (origins.length > 0) out.setHeader('Vary', 'Origin')
  const { origin } = message.headers
  if (origin === undefined || !origins.includes(origin)) return false
  out.setHeader('Access-Control-Allow-Origin', origin)
  out.setHeader('Access-Control-Allow-Credentials', 'true')
  out.setHeader('Access-Control-Expose-Headers', unique(['Date', ...answerHeaders]))
  if (message.method !== 'OPTIONS' || message.headers['access-control-request-method'] === undefined) return false
  out.setHeader('Access-Control-Allow-Methods', methods)
  out.setHeader('Access-Control-Allow-Headers', unique(['Content-Type', ...taken]))
  out.setHeader('Access-Control-Max-Age', '600')
  out.writeHead(204).end()
  return true
}

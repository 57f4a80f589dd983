import type { IncomingMessage, ServerResponse } from 'node:http'
import { createHeaders, sendResponse } from '@remix-run/node-fetch-server'
import { answerHeaders, operations } from '../../src/contract/operations.gen.ts'
import type { ParameterShapes } from '../../src/contract/read-parameters.ts'
import { parameterSchemas } from '../../src/contract/request-schemas.gen.ts'

/** More than any operation accepts, in bytes. A longer body is refused without being read to its end. */
const readAtMost = 16 * 1024 * 1024
/** How long a client that sends too much may go on sending, so that it can read the refusal. In milliseconds. */
const lingering = 1000

/** The requested URL; `undefined` if it is not a valid one. The host is not used. */
export function urlOf(request: IncomingMessage): URL | undefined {
  // Behind a proxy that ends TLS, the client's scheme decides whether cookies are Secure.
  const scheme = request.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  const base = `${scheme}://${request.headers.host ?? 'localhost'}`
  return URL.parse(request.url ?? '/', base) ?? undefined
}

/** Methods that `Request` refuses (https://fetch.spec.whatwg.org/#forbidden-method). */
export const isForbidden = ({ method = '' }: IncomingMessage) => /^(CONNECT|TRACE|TRACK)$/.test(method)

/** Reads a request; `undefined` if its body is too long. */
export async function receive(message: IncomingMessage, url: URL): Promise<Request | undefined> {
  const { method = 'GET' } = message
  if (Number(message.headers['content-length'] ?? 0) > readAtMost) return undefined
  const chunks: Uint8Array[] = []
  let length = 0
  if (!/^(GET|HEAD)$/.test(method))
    for await (const chunk of message.iterator({ destroyOnReturn: false })) {
      length += chunk.length
      if (length > readAtMost) return undefined
      chunks.push(chunk)
    }
  const body = length > 0 ? Buffer.concat(chunks) : undefined
  return new Request(url, { method, headers: createHeaders(message), body })
}

/** Sends an answer. If there is none, or if it breaks off, the connection is closed. */
export async function send(response: Response, message: IncomingMessage, out: ServerResponse): Promise<void> {
  if (response.type === 'error') return void out.destroy()
  if (!message.complete) {
    out.setHeader('Connection', 'close')
    await drain(message)
  }
  // What was written before a break should arrive.
  await sendResponse(out, response).catch(() => setImmediate(() => out.destroy()))
}

/** Discards the rest of a body for a moment: a client that is still sending would not read the answer. */
function drain(message: IncomingMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const enough = setTimeout(resolve, lingering)
  message.resume().once('close', () => {
    clearTimeout(enough)
    resolve()
  })
  return promise
}

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

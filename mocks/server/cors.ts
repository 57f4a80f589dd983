import type { IncomingMessage, ServerResponse } from 'node:http'
import { operations } from '../../src/contract/operations.gen.ts'

const methods = [...new Set(Object.values(operations).map(({ method }) => method))].join(', ')

/**
 * Lets pages of some other origins call the API with cookies (https://fetch.spec.whatwg.org/#http-cors-protocol).
 *
 * @returns Whether the request was only a question of the browser's, and is answered.
 */
export function answerCors(origins: readonly string[], message: IncomingMessage, out: ServerResponse): boolean {
  if (origins.length > 0) out.setHeader('Vary', 'Origin')
  const { origin } = message.headers
  if (origin === undefined || !origins.includes(origin)) return false
  out.setHeader('Access-Control-Allow-Origin', origin)
  out.setHeader('Access-Control-Allow-Credentials', 'true')
  out.setHeader('Access-Control-Expose-Headers', 'Date, Retry-After')
  if (message.method !== 'OPTIONS' || message.headers['access-control-request-method'] === undefined) return false
  out.setHeader('Access-Control-Allow-Methods', methods)
  out.setHeader('Access-Control-Allow-Headers', 'Content-Type')
  out.setHeader('Access-Control-Max-Age', '600')
  out.writeHead(204).end()
  return true
}

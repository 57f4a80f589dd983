import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerHeaders, operations } from '../../src/contract/operations.gen.ts'
import type { ParameterShapes } from '../../src/contract/read-parameters.ts'
import { parameterSchemas } from '../../src/contract/request-schemas.gen.ts'

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

import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { parse } from 'yaml'
import { operations } from '../../src/contract/operations.gen.ts'
import { asDocument, type Node, pointersOf } from '../contract-check/document.ts'

const unique = (names: string[]) => [...new Set(names)].join(', ')
const methods = unique(Object.values(operations).map(({ method }) => method))

const text = readFileSync(new URL('../../src/contract/openapi.gen.yaml', import.meta.url), 'utf8')
const nodes = [...pointersOf(asDocument(parse(text)))].map(([node, pointer]) => ({ pointer, node: node as Node }))

/** The header parameters of all operations. A browser asks for permission before it sends them. */
const taken = nodes.flatMap(({ node }) => (node.in === 'header' && node.schema ? [String(node.name)] : []))

/** The headers that answers may have. A script can read only exposed ones, and never Set-Cookie. */
const given = nodes
  .flatMap(({ pointer, node }) => (pointer === '#/components' ? [] : Object.keys(node.headers ?? {})))
  .filter((name) => name.toLowerCase() !== 'set-cookie')

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
  out.setHeader('Access-Control-Expose-Headers', unique(['Date', ...given]))
  if (message.method !== 'OPTIONS' || message.headers['access-control-request-method'] === undefined) return false
  out.setHeader('Access-Control-Allow-Methods', methods)
  out.setHeader('Access-Control-Allow-Headers', unique(['Content-Type', ...taken]))
  out.setHeader('Access-Control-Max-Age', '600')
  out.writeHead(204).end()
  return true
}

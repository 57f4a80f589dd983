import type { QueryReturnValue } from '@reduxjs/toolkit/query'
import ky, { type Options } from 'ky'
import { authOperations } from '../contract/operations/auth.gen.ts'
import type { Operation } from '../contract/operations.gen.ts'
import { buildPath, buildQuery } from '../contract/paths.ts'
import { apiBase } from './api-base.ts'
import type { ApiError } from './api-error.ts'
import type { Call, CallMeta, Input, RawAnswer } from './call.ts'
import { checkAnswer, loadSchemas } from './check-answer.ts'
import { parseRetryAfter } from './retry-after.ts'
import { toApiError } from './to-api-error.ts'

type Sent = QueryReturnValue<RawAnswer, ApiError, CallMeta>

/** ky's settings. There is no timeout and no retry: the person cancels, and the person tries again. */
const settings: Options = {
  prefix: apiBase,
  // An API on another origin gets its cookie too, if its CORS headers allow it. The own origin always gets it.
  credentials: 'include',
  timeout: false,
  retry: 0,
  // If ky threw on HTTP errors, it would cut off a slow error body after ten seconds.
  throwHttpErrors: false,
}

const client = ky.create(settings)

/**
 * Makes one call with ky. Method and path come from the contract's operation. Its schemas check what comes in; what
 * goes out is checked by the compiler and by the server.
 *
 * @returns the answer (its body parsed if it is JSON, `null` if the contract declares none), the server's refusal, or
 *   `off-contract`: such an answer is not passed on, and a call whose path lacks a parameter is not sent
 * @throws what `fetch` throws: the call was aborted, or nothing was reached
 */
export async function send({ operation, input }: Call, signal: AbortSignal): Promise<Sent> {
  const path = addressOf(operation, input)
  if (path === undefined) return { error: { kind: 'off-contract', issues: [`${operation.path} lacks a parameter`] } }
  const schemas = loadSchemas(operation)
  // A change is not sent if its answer could not be checked. A read is sent without waiting.
  if (operation.method !== 'GET') await schemas
  else schemas.catch(() => {})
  const sentAt = Date.now()
  const response = await client(path, {
    method: operation.method,
    headers: textsOf(input.headers),
    ...bodyOf(input),
    // Someone who signs out may leave the page before the answer.
    keepalive: operation.path === authOperations.logout.path,
    signal,
  })
  const receivedAt = Date.now()
  const meta = {
    status: response.status,
    clockOffset: clockOffset(response, sentAt, receivedAt),
    needsSession: operation.session,
  }
  const declared = operation.answers[response.status]
  if (!response.ok && !declared) {
    const retryAt = parseRetryAfter(response.headers.get('Retry-After'), receivedAt, serverDate(response))
    return { error: toApiError(response.status, parseJson(await response.text()), retryAt), meta }
  }
  const body = await readBody(response, operation)
  if (body === undefined) return { error: { kind: 'not-json', status: response.status }, meta }
  const checked = await checkAnswer(operation, {
    status: meta.status,
    headers: headersOf(response, declared?.headers),
    body,
  })
  if ('issues' in checked) return { error: { kind: 'off-contract', status: meta.status, issues: checked.issues }, meta }
  return { data: checked.answer, meta }
}

function addressOf({ path }: Operation, { params, query }: Input): string | undefined {
  try {
    return buildPath(path, params) + buildQuery(query)
  } catch {
    return undefined
  }
}

/** A file is sent as it is, under its own type; anything else as JSON. */
const bodyOf = ({ body }: Input): Options => (body instanceof Blob ? { body } : { json: body })

const textsOf = (headers: Input['headers'] = {}) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )

/** @returns `null` if there is no body, `undefined` if the body is not JSON */
async function readBody(response: Response, { answers }: Operation): Promise<unknown> {
  const declared = answers[response.status]
  if (declared && !declared.body) return null
  return declared?.body === 'blob' ? response.blob() : parseJson(await response.text())
}

/** The declared headers that the response has, under the names that the contract gives them. */
function headersOf(response: Response, declared: Record<string, boolean> = {}): Record<string, string> {
  const names = Object.keys(declared).filter((name) => response.headers.has(name))
  return Object.fromEntries(names.map((name) => [name, response.headers.get(name) ?? '']))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function serverDate(response: Response): number | undefined {
  const date = Date.parse(response.headers.get('Date') ?? '')
  return Number.isNaN(date) ? undefined : date
}

/**
 * The server's clock minus ours. `Date` has whole seconds and is written somewhere between sending and receiving, so a
 * difference within that range counts as none.
 */
function clockOffset(response: Response, sentAt: number, receivedAt: number): number | undefined {
  const date = serverDate(response)
  if (date === undefined) return undefined
  return Math.max(date - receivedAt, 0) + Math.min(date + 1000 - sentAt, 0)
}

import type { QueryReturnValue } from '@reduxjs/toolkit/query'
import ky, { type Options } from 'ky'
import * as z from 'zod/mini'
import { issuesOf } from '../contract/issues-of.ts'
import type { LazySchema } from '../contract/lazy-schemas.ts'
import { authOperations } from '../contract/operations/auth.gen.ts'
import { basePath, type Operation } from '../contract/operations.gen.ts'
import { buildPath, buildQuery } from '../contract/paths.ts'
import { readJson } from '../contract/read-json.ts'
import { zErrorBody } from '../contract/schemas/openapi.gen.ts'
import type { ApiError } from './api-error.ts'
import type { Call, CallMeta, Input, RawAnswer } from './call.ts'

/** The base of the API's addresses: a path on this origin, or an address on another. */
export const apiBase = import.meta.env.VITE_API_BASE ?? basePath

/** The longest wait that a header can impose, seconds. A typo in it must not lock a person out. */
const longestWaitSeconds = 3600

/**
 * Reads a Retry-After header: a delay in seconds, or an HTTP date (RFC 9110, section 10.2.3).
 * @param now the client's time, Unix milliseconds
 * @param serverNow the server's time, Unix milliseconds: a date is read on the server's clock, not on ours
 * @returns the moment of the next try on the client's clock, Unix milliseconds, at most an hour away; `undefined`
 *   where the header is absent or makes no sense
 */
export function parseRetryAfter(header: string | null, now: number, serverNow = now): number | undefined {
  const text = header ?? ''
  const seconds = /^\d/.test(text) ? Number(text) : (Date.parse(text) - serverNow) / 1000
  if (Number.isNaN(seconds)) return undefined
  return now + Math.min(Math.max(seconds, 0), longestWaitSeconds) * 1000
}

/** Only `message` is checked here: another malformed field of the body does not discard a good message. */
const readable = z.object({ message: zErrorBody.shape.message })
const coded = z.object({ code: z.string() })

/**
 * Converts an error answer. Of its body `message` is read (a non-empty string), and `code` if it is there.
 * @param body the parsed JSON, or `undefined` if the body was not JSON
 * @param retryAt Unix milliseconds, from the Retry-After header
 */
export function toApiError(status: number, body: unknown, retryAt: number | undefined): ApiError {
  if (body === undefined) return { kind: 'not-json', status, retryAt }
  const parsed = z.safeParse(readable, body)
  const message = parsed.data?.message.trim()
  if (message) return { kind: 'refused', status, message, code: z.safeParse(coded, body).data?.code, retryAt }
  const issues = parsed.error ? issuesOf(parsed.error, body) : ['message: blank']
  return { kind: 'off-contract', status, issues, retryAt }
}

/** An answer that the contract allows, its body as the schema reads it; or what is wrong with it. */
type Checked = { answer: RawAnswer } | { issues: string[] }

/**
 * Checks a success: its status, its required headers, its body. A success with another status than the declared one
 * passes if its body does, because the server has done what was asked.
 */
export async function checkAnswer({ answers }: Operation, answer: RawAnswer): Promise<Checked> {
  const only = Object.keys(answers).length === 1 ? Object.values(answers)[0] : undefined
  // Of another status no header is read.
  const passes = only?.body && !Object.values(only.headers ?? {}).includes(true)
  const declared = answers[answer.status] ?? (passes ? only : undefined)
  if (!declared) return { issues: [`the status ${answer.status} is not declared`] }
  const missing = Object.entries(declared.headers ?? {}).filter(([name, must]) => must && !(name in answer.headers))
  if (missing.length > 0) return { issues: missing.map(([name]) => `the header ${name} is missing`) }
  if (declared.body === undefined) return { answer: { ...answer, body: null } }
  if (declared.body === 'blob') return { answer }
  const body = (await schemaOf(declared.body)).safeParse(answer.body)
  return body.error ? { issues: issuesOf(body.error, answer.body) } : { answer: { ...answer, body: body.data } }
}

const schemaOf = (body: LazySchema) => body.now() ?? body.load()

/** Loads what `checkAnswer` needs, so that it is there when the answer is. @returns `undefined` if it is there already */
function loadSchemas({ answers }: Operation): Promise<unknown> | undefined {
  const missing = Object.values(answers).flatMap(({ body }) => (typeof body === 'object' && !body.now() ? body : []))
  return missing.length > 0 ? Promise.all(missing.map((body) => body.load())) : undefined
}

type Sent = QueryReturnValue<RawAnswer, ApiError, CallMeta>

/** ky's settings. There is no timeout and no retry: a person can cancel a call and try again. */
const settings: Options = {
  prefix: apiBase,
  // An API on another origin also gets its cookie, if its CORS headers allow it. The app's own origin always gets it.
  credentials: 'include',
  timeout: false,
  retry: 0,
  // If ky threw on HTTP errors, it would cut off a slow error body after ten seconds.
  throwHttpErrors: false,
}

const client = ky.create(settings)

/** Makes one call, as `exchange` does. In development the console says which answer of a real server left the contract. */
export async function send(call: Call, signal: AbortSignal): Promise<Sent> {
  const sent = await exchange(call, signal)
  // In the other mode a workbench does.
  if (import.meta.env.DEV && import.meta.env.VITE_API_MODE === 'live') sayOffContract(call.operation, sent.error)
  return sent
}

function sayOffContract({ id }: Operation, error: ApiError | undefined) {
  if (error?.kind !== 'not-json' && error?.kind !== 'off-contract') return
  const issues = error.kind === 'not-json' ? ['the body is not JSON'] : error.issues
  // biome-ignore lint/suspicious/noConsole: where a developer looks
  console.error(`${id} left the contract (${error.status ?? 'not sent'}): ${issues.join('; ')}`)
}

/**
 * Makes one call with ky. Method and path come from the contract's operation. Its schemas check what comes in; what
 * goes out is checked by the compiler and by the server.
 * @returns the answer (its body parsed if it is JSON, `null` if the contract declares none), the server's refusal, or
 *   `off-contract`: such an answer is not passed on, and a call whose path lacks a parameter is not sent
 * @throws what `fetch` throws: the call was aborted, or nothing was reached
 */
async function exchange({ operation, input }: Call, signal: AbortSignal): Promise<Sent> {
  const path = addressOf(operation, input)
  if (path === undefined) return { error: { kind: 'off-contract', issues: [`${operation.path} lacks a parameter`] } }
  // A change is not sent if its answer could not be checked. One that need not wait is sent before the page is drawn.
  const loading = loadSchemas(operation)
  if (loading) await loading
  // A view that opens asks for several things at once: each is sent in a task of its own.
  else if (operation.method === 'GET') await globalThis.scheduler?.yield?.()
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
    return { error: toApiError(response.status, readJson(await response.text()), retryAt), meta }
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
  return declared?.body === 'blob' ? response.blob() : readJson(await response.text())
}

/** The declared headers that the response has, under the names that the contract gives them. */
function headersOf(response: Response, declared: Record<string, boolean> = {}): Record<string, string> {
  const names = Object.keys(declared).filter((name) => response.headers.has(name))
  return Object.fromEntries(names.map((name) => [name, response.headers.get(name) ?? '']))
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

import type { QueryReturnValue } from '@reduxjs/toolkit/query'
import ky, { type Options } from 'ky'
import { basePath, operations } from '../contract/operations.gen.ts'
import { buildPath } from '../contract/paths.ts'
import type { ApiError } from './api-error.ts'
import type { Call, CallMeta } from './http.ts'
import { refusal } from './refusal.ts'
import { parseRetryAfter } from './retry-after.ts'

type Sent = QueryReturnValue<unknown, ApiError, CallMeta>

/** Where the API lives: a path on this origin, or an address on another. */
const apiBase = import.meta.env.VITE_API_BASE ?? basePath

/** ky's settings. No timeout and no retry: a person cancels, and decides on another try. */
const settings: Options = {
  prefix: apiBase,
  // An API with an address of its own gets its cookie too, where its CORS headers allow that.
  credentials: URL.canParse(apiBase) ? 'include' : 'same-origin',
  timeout: false,
  retry: 0,
  // With ky's own HTTP errors on, a hanging error body would be cut off after ten seconds.
  throwHttpErrors: false,
}

const client = ky.create(settings)

/**
 * Makes one call over ky. Method and path come from the contract's operations.
 *
 * @returns the parsed JSON (`null` for 204), or what the server refused
 * @throws what `fetch` throws: the call was aborted, or nothing was reached
 */
export async function send({ operation, params, body }: Call, signal: AbortSignal): Promise<Sent> {
  const { method, path } = operations[operation]
  const sentAt = Date.now()
  const response = await client(buildPath(path, params), { method, json: body, signal })
  const receivedAt = Date.now()
  const text = await response.text()
  const meta = { status: response.status, clockOffset: clockOffset(response, sentAt, receivedAt) }
  const answer = response.status === 204 ? null : parseJson(text)
  if (!response.ok) {
    const retryAt = parseRetryAfter(response.headers.get('Retry-After'), receivedAt, serverDate(response))
    return { error: refusal(response.status, answer, retryAt), meta }
  }
  return answer === undefined ? { error: { kind: 'not-json', status: response.status }, meta } : { data: answer, meta }
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
 * `Date` has whole seconds and is written somewhere between sending and receiving; a difference that this explains
 * is none.
 */
function clockOffset(response: Response, sentAt: number, receivedAt: number): number | undefined {
  const date = serverDate(response)
  if (date === undefined) return undefined
  if (date > receivedAt) return date - receivedAt
  return date + 1000 < sentAt ? date + 1000 - sentAt : 0
}

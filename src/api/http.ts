import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import type { Options } from 'ky'
import { basePath, type OperationId, operations } from '../contract/operations.gen.ts'
import { type ApiError, refusal } from './api-error.ts'
import { parseRetryAfter } from './retry-after.ts'

/** One call of the contract: the operation, and what its path and body need. */
export type Call = { operation: OperationId; params?: Record<string, string | number>; body?: unknown }

/** What a call tells besides its answer. `clockOffset`: the server's clock minus ours, milliseconds, from `Date`. */
export type CallMeta = { status: number; clockOffset?: number }

/** The meta of a call's action, which RTK Query's matchers leave untyped. */
export const isCallMeta = (meta: unknown): meta is CallMeta =>
  typeof meta === 'object' && meta !== null && 'status' in meta

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

/** ky is loaded beside the first paint, not before it: no page needs the network to be used. */
const loadClient = async () => (await import('ky')).default.extend(settings)

/**
 * RTK Query's base query over ky. Method and path come from the contract's operations.
 *
 * @returns the parsed JSON (`null` for 204), or an `ApiError`; it never throws
 */
export const baseQuery: BaseQueryFn<Call, unknown, ApiError, object, CallMeta> = async (call, { signal }) => {
  const { method, path } = operations[call.operation]
  const sentAt = Date.now()
  try {
    const send = await loadClient()
    const response = await send(fillPath(path, call.params), { method, json: call.body, signal })
    const receivedAt = Date.now()
    const text = await response.text()
    const meta = { status: response.status, clockOffset: clockOffset(response, sentAt, receivedAt) }
    const body = response.status === 204 ? null : parseJson(text)
    if (!response.ok) {
      const retryAt = parseRetryAfter(response.headers.get('Retry-After'), receivedAt, serverDate(response))
      return { error: refusal(response.status, body, retryAt), meta }
    }
    return body === undefined ? { error: { kind: 'not-json', status: response.status }, meta } : { data: body, meta }
  } catch {
    return { error: { kind: signal.aborted ? 'aborted' : 'no-network' } }
  }
}

function fillPath(path: string, params: Call['params'] = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
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

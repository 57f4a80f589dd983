import * as z from 'zod/mini'
import { zErrorBody } from '../contract/zod.gen.ts'

/**
 * Why a call did not give what the contract promises. Kept apart because a person is told different things:
 * the server said no, nothing reached it, the person cancelled, it did not speak JSON, it broke the contract.
 */
export type ApiError =
  | { kind: 'refused'; status: number; message: string; retryAt?: number }
  | { kind: 'no-network' }
  | { kind: 'aborted' }
  | { kind: 'not-json'; status: number; retryAt?: number }
  | { kind: 'off-contract'; status?: number; retryAt?: number; issues: string[] }

/**
 * The text to show for a failed call: the server's `message`, or else `fallback`.
 * Takes `unknown` because a rejected thunk may carry anything.
 */
export function errorText(error: unknown, fallback: string): string {
  return isApiError(error) && error.kind === 'refused' ? error.message : fallback
}

/** Narrows what a rejected call carries to an `ApiError`. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error
}

/** True when the call was cancelled, by the caller's signal or by RTK Query's `abort()`; there is nothing to tell. */
export function isAborted(error: unknown): boolean {
  if (isApiError(error)) return error.kind === 'aborted'
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
}

/** When the server allows another try (Unix milliseconds), if it said so. */
export function retryAtOf(error: unknown): number | undefined {
  return isApiError(error) && 'retryAt' in error ? error.retryAt : undefined
}

/**
 * What an error answer means. Of its body only `message` is read (a non-empty string).
 *
 * @param body the parsed JSON, or `undefined` where the body was no JSON
 * @param retryAt Unix milliseconds, from the Retry-After header
 */
export function refusal(status: number, body: unknown, retryAt: number | undefined): ApiError {
  if (body === undefined) return { kind: 'not-json', status, retryAt }
  const parsed = z.safeParse(zErrorBody, body)
  const message = parsed.data?.message.trim()
  if (message) return { kind: 'refused', status, message, retryAt }
  const issues = parsed.error?.issues.map((issue) => issue.message) ?? ['The message is blank.']
  return { kind: 'off-contract', status, issues, retryAt }
}

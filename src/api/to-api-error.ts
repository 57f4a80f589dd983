import * as z from 'zod/mini'
import { zErrorBody } from '../contract/schemas/openapi.gen.ts'
import type { ApiError } from './api-error.ts'

/** Only `message` is checked: another malformed field of the body does not discard a good message. */
const readable = z.object({ message: zErrorBody.shape.message })

/**
 * Converts an error answer. Of its body only `message` is read (a non-empty string).
 *
 * @param body the parsed JSON, or `undefined` if the body was not JSON
 * @param retryAt Unix milliseconds, from the Retry-After header
 */
export function toApiError(status: number, body: unknown, retryAt: number | undefined): ApiError {
  if (body === undefined) return { kind: 'not-json', status, retryAt }
  const parsed = z.safeParse(readable, body)
  const message = parsed.data?.message.trim()
  if (message) return { kind: 'refused', status, message, retryAt }
  const issues = parsed.error?.issues.map((issue) => issue.message) ?? ['The message is blank.']
  return { kind: 'off-contract', status, issues, retryAt }
}

/**
 * Why a call failed. The person reads a different text for each kind: the server refused the call, the server was not
 * reached, the person canceled, the answer was not JSON, or the answer broke the contract.
 */
export type ApiError =
  | { kind: 'refused'; status: number; message: string; code?: string; retryAt?: number }
  | { kind: 'no-network' }
  | { kind: 'aborted' }
  | { kind: 'not-json'; status: number; retryAt?: number }
  | { kind: 'off-contract'; status?: number; retryAt?: number; issues: string[] }

/**
 * The text to show for a failed call: the server's `message`, or else `fallback`. It takes `unknown` because a rejected
 * thunk may carry anything.
 */
export function errorText(error: unknown, fallback: string): string {
  return isApiError(error) && error.kind === 'refused' ? error.message : fallback
}

/** Narrows the error of a rejected call to an `ApiError`. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error
}

/** True if the call was cancelled, by the caller's signal or by RTK Query's `abort()`. Nothing needs to be shown. */
export function isAborted(error: unknown): boolean {
  if (isApiError(error)) return error.kind === 'aborted'
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
}

/** The HTTP status of a failed call, if the server answered. */
export function statusOf(error: unknown): number | undefined {
  return isApiError(error) && 'status' in error ? error.status : undefined
}

/** The kind of a refusal, if the server named it: one of the codes of the contract's examples. */
export function codeOf(error: unknown): string | undefined {
  return isApiError(error) && 'code' in error ? error.code : undefined
}

/** When the server allows another attempt, Unix milliseconds, if it said so. */
export function retryAtOf(error: unknown): number | undefined {
  return isApiError(error) && 'retryAt' in error ? error.retryAt : undefined
}

/** Whether the failure is temporary: the same call may succeed later. */
export function isTemporary(error: unknown): boolean {
  const status = statusOf(error)
  return error !== undefined && (status === undefined || status === 429 || status >= 500)
}

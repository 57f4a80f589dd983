import { errorText, isApiError, retryAtOf, statusOf } from '../../api/api-error.ts'
import type { Outcome } from './outbox.ts'

/** The time after which a call without an answer is aborted and repeated later, milliseconds. All tabs wait for it. */
const patienceMs = 30_000

/** A call of RTK Query that is under way. */
type Running<Answer> = Promise<Answer> & { abort: () => void }

/** Waits for the answer of a call, but not for longer than `patienceMs`. */
export async function patiently<Answer>(calling: Running<Answer>): Promise<Answer> {
  const timer = setTimeout(() => calling.abort(), patienceMs)
  const answer = await calling
  clearTimeout(timer)
  return answer
}

/**
 * The result of a failed call. Only a refusal of this very call goes back to its person, because a retry would not
 * help.
 */
export function outcomeOf(error: unknown): Exclude<Outcome<never>, { is: 'done' | 'conflict' }> {
  const status = statusOf(error)
  if (status === 401) return { is: 'stopped' }
  const isOurs = isApiError(error) && error.kind === 'off-contract' && status === undefined
  const isRefused = status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429
  if (isOurs || isRefused) return { is: 'refused', message: errorText(error, "The server didn't accept it.") }
  return { is: 'later', retryAt: retryAtOf(error) }
}

import type { Check } from './check.ts'
import { createRun } from './create-run.ts'
import type { Failure } from './run.ts'
import { Blocked, Stopped } from './stops.ts'

export type Outcome = 'passed' | 'failed' | 'blocked'
export type Result = {
  id: string
  title: string
  outcome: Outcome
  /** Why it could not run. */
  reason?: string
  failures: Failure[]
}

type Parts = Omit<Parameters<typeof createRun>[0], 'onFailure' | 'atEnd'> & {
  checks: Check[]
  /** Called as soon as each result is known. */
  onResult?: (result: Result) => void
}

/**
 * Runs the checks one after the other, because some need what others have done. A server's fault never makes it throw.
 */
export async function runChecks({ checks, onResult, ...parts }: Parts): Promise<Result[]> {
  let failures: Failure[] = []
  let ends: (() => void)[] = []
  const run = createRun({
    ...parts,
    onFailure: (failure) => failures.push(failure),
    atEnd: (work) => ends.push(work),
  })
  const results: Result[] = []
  for (const check of checks) {
    failures = []
    ends = []
    const reason = await attempt(() => check.run(run)).finally(() => ends.forEach((end) => void end()))
    const outcome = failures.length > 0 ? 'failed' : reason === undefined ? 'passed' : 'blocked'
    const result: Result = { id: check.id, title: check.title, outcome, reason, failures }
    results.push(result)
    onResult?.(result)
  }
  return results
}

/** Why a check could not finish; `undefined` if it did. */
async function attempt(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof Blocked) return error.message
    if (error instanceof Stopped) return 'no answer came'
    throw error
  }
}

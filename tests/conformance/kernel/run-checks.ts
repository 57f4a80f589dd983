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

export type Parts = Omit<Parameters<typeof createRun>[0], 'onFailure' | 'atEnd'>

/**
 * Makes the function that runs one check. Checks run one after the other, because they share people and what was made
 * for all of them. A server's fault never makes it throw.
 */
export function createRunner(parts: Parts): (check: Check) => Promise<Result> {
  let failures: Failure[] = []
  let ends: (() => void)[] = []
  const run = createRun({
    ...parts,
    onFailure: (failure) => failures.push(failure),
    atEnd: (work) => ends.push(work),
  })
  return async ({ id, title, run: check }) => {
    failures = []
    ends = []
    const reason = await attempt(() => check(run)).finally(() => ends.forEach((end) => void end()))
    const outcome = failures.length > 0 ? 'failed' : reason === undefined ? 'passed' : 'blocked'
    return { id, title, outcome, reason, failures }
  }
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

import type { Check } from './check.ts'
import { createRun } from './create-run.ts'
import type { Exchange } from './exchange.ts'
import { Blocked, type Failure, LeftOut, Stopped } from './run.ts'

/** `unjudged`: something that it needs was not to be had. `left out`: it needs what is not asked about. */
export type Outcome = 'passed' | 'failed' | 'unjudged' | 'left out'
export type Result = {
  id: string
  title: string
  outcome: Outcome
  /** Why it could not be judged, or was left out. */
  reason?: string
  failures: Failure[]
}

export type Parts = Omit<Parameters<typeof createRun>[0], 'onFailure' | 'atEnd' | 'heard'>
export type Runner = {
  /** Runs one check. A server's fault never makes it throw. */
  ask: (check: Check) => Promise<Result>
  /** Every exchange so far, in order. */
  exchanges: readonly Exchange[]
}

/** Checks run one after the other, because they share people and what was made for all of them. */
export function createRunner(parts: Parts): Runner {
  const failures: Failure[] = []
  const ends: (() => void)[] = []
  const heard: string[] = []
  const run = createRun({
    ...parts,
    onFailure: (failure) => failures.push(failure),
    atEnd: (work) => ends.push(work),
    heard,
  })
  async function ask({ id, title, run: check }: Check): Promise<Result> {
    for (const list of [failures, ends, heard]) list.length = 0
    const stop = await attempt(() => check(run)).finally(() => ends.forEach((end) => void end()))
    const outcome = failures.length > 0 ? 'failed' : stop === undefined ? 'passed' : stop.outcome
    return { id, title, outcome, reason: stop?.reason, failures: [...failures] }
  }
  return { ask, exchanges: run.exchanges }
}

/** Why a check could not finish; `undefined` if it did. */
async function attempt(work: () => Promise<void>): Promise<{ outcome: Outcome; reason: string } | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof LeftOut) return { outcome: 'left out', reason: error.message }
    if (error instanceof Blocked) return { outcome: 'unjudged', reason: error.message }
    if (error instanceof Stopped) return { outcome: 'unjudged', reason: 'no answer came' }
    throw error
  }
}

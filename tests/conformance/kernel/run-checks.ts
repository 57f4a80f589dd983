import { AsyncLocalStorage } from 'node:async_hooks'
import { type Check, phases } from './check.ts'
import { createRun } from './create-run.ts'
import { Blocked, type Exchange, type Failure, LeftOut, Stopped } from './run.ts'

/** `unjudged`: something that it needs was not available. `left out`: the server does not have what it needs of a tag that is not checked. */
export type Outcome = 'passed' | 'failed' | 'unjudged' | 'left out'
export type Result = {
  id: string
  title: string
  outcome: Outcome
  /** Why it could not be judged, or was left out. */
  reason?: string
  failures: Failure[]
}

export type Parts = Omit<Parameters<typeof createRun>[0], 'onFailure' | 'atEnd' | 'frames'>
export type Runner = {
  /** Runs one check. A server's fault never makes it throw. */
  ask: (check: Check) => Promise<Result>
  /** Runs checks phase by phase, slow ones first. While one waits for time to pass, the next ones run. */
  askAll: (checks: readonly Check[], onResult: (result: Result) => void) => Promise<void>
  /** Every exchange so far, in order. */
  exchanges: readonly Exchange[]
}

/** The state of a running check. */
type Running = {
  failures: Failure[]
  ends: (() => void)[]
  frames: string[]
  release: () => void
  /** Resolves when it has its turn again after a wait. Several of its calls may wait at once. */
  turn?: Promise<void>
}

/** The most checks that wait at once. Each has a game and tabs; a person hosts at most 50 games and opens at most 20 tabs. */
const mostAtOnce = 8

/** One check acts at a time, because checks share people and games. */
export function createRunner(parts: Parts): Runner {
  const storage = new AsyncLocalStorage<Running>()
  let hasFailed = false
  const running = () => {
    const one = storage.getStore()
    if (!one) throw new Error('no check is running')
    return one
  }
  const takeTurn = createTurns()
  const { target } = parts
  /** Lets other checks act while the running one waits. */
  const whileOthersAct = async (wait: () => Promise<void>) => {
    const one = running()
    // A turn that another of its calls has asked for has to come before it is given away.
    await one.turn
    one.release()
    one.turn = undefined
    await wait()
    one.turn ??= takeTurn().then((release) => {
      one.release = release
    })
    await one.turn
  }
  const run = createRun({
    ...parts,
    target: {
      ...target,
      pass: (ms) => whileOthersAct(() => target.pass(ms)),
      settle: (lag) => whileOthersAct(() => target.settle(lag)),
    },
    onFailure: (failure) => {
      hasFailed = true
      running().failures.push(failure)
    },
    atEnd: (work) => running().ends.push(work),
    frames: () => running().frames,
  })

  async function ask({ id, title, run: check }: Check): Promise<Result> {
    const one: Running = { failures: [], ends: [], frames: [], release: await takeTurn() }
    return storage.run(one, async () => {
      const stop = await attempt(
        () => check(run),
        () => hasFailed,
      ).finally(() => {
        for (const end of one.ends) end()
        one.release()
      })
      const outcome = one.failures.length > 0 ? 'failed' : stop === undefined ? 'passed' : stop.outcome
      const reason = outcome === 'failed' ? undefined : stop?.reason
      return { id, title, outcome, reason, failures: one.failures }
    })
  }

  async function askAll(checks: readonly Check[], onResult: (result: Result) => void) {
    for (const phase of phases) {
      const all = checks.filter((check) => (check.phase ?? 'acting') === phase)
      const asked = new Set<Promise<void>>()
      // Sessions end in `aging`, and people sign in again, so each of these waits alone.
      const isAlone = ({ alone }: Check) => alone === true || phase === 'aging'
      for (const check of all.filter((each) => !isAlone(each)).toSorted((a, b) => (b.takes ?? 0) - (a.takes ?? 0))) {
        const done: Promise<void> = ask(check).then((result) => {
          asked.delete(done)
          onResult(result)
        })
        asked.add(done)
        const release = await takeTurn()
        release()
        if (asked.size >= mostAtOnce) await Promise.race(asked)
      }
      await Promise.all(asked)
      for (const check of all.filter(isAlone)) onResult(await ask(check))
    }
  }
  return { ask, askAll, exchanges: run.exchanges }
}

/** A lock, given in the order of requests. */
function createTurns(): () => Promise<() => void> {
  let last = Promise.resolve()
  return () => {
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    return before.then(() => resolve)
  }
}

/**
 * Why a check could not finish; `undefined` if it did. An answer that breaks the contract, which was reported, may be none
 * that the check can read.
 */
async function attempt(
  work: () => void | Promise<void>,
  hasFailed: () => boolean,
): Promise<{ outcome: Outcome; reason: string } | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof LeftOut) return { outcome: 'left out', reason: error.message }
    if (error instanceof Blocked) return { outcome: 'unjudged', reason: error.message }
    if (error instanceof Stopped) return { outcome: 'unjudged', reason: 'a call that it needs failed in another check' }
    if (hasFailed()) return { outcome: 'unjudged', reason: `an answer that failed before cannot be read (${error})` }
    throw error
  }
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DryRun, Job, Outcome, Plan, Told } from './protocol.ts'
import { isTriedOn } from './scope.ts'

/** A mutant that is still to be killed. `near`: all of its file. */
type Candidate = { id: number; path: string; once: boolean; near: Set<number> }

type Options = {
  files: string[]
  candidates: Candidate[]
  onOutcome: (outcome: Outcome) => void
  onNotice: (text: string) => void
}

/** A test that takes longer is not tried on a mutant, milliseconds: it starts a process, or waits. */
const longestTest = 3000
const usable = ({ tests }: DryRun) => tests.filter(({ passed, ms }) => passed && ms < longestTest)

const costOf = ({ tests }: DryRun) => tests.reduce((sum, { ms }) => sum + ms, 0)

/** The quickest file first. */
const toSteps = (runs: DryRun[]) =>
  runs
    .filter(({ tests }) => tests.length > 0)
    .toSorted((a, b) => costOf(a) - costOf(b))
    .map(({ file, tests }) => ({
      file,
      names: tests.map(({ name }) => name),
      timeout: 3000 + 4 * Math.max(...tests.map(({ ms }) => ms)),
    }))

/**
 * Hands out mutants with the tests that reach them, the quickest first, and hears how each fared. It listens on a port
 * of its own, so that it outlives a page or thread that a mutant has made hang.
 */
export async function openQueue({ files, candidates, onOutcome, onNotice }: Options) {
  const dry = new Map<string, DryRun>()
  let jobs: Job[] | undefined
  let current: Job | undefined
  let heardAt = Date.now()
  const again = new Set<number>()

  function toJob({ id, path, once, near }: Candidate): Job {
    const runs = [...dry.values()].filter(({ file }) => isTriedOn(file, path))
    const fresh = once || runs.some(({ loading }) => loading.includes(id))
    // First what reaches it, or its file; then, where it does its work while files are loaded, whatever loads it.
    const isNear = (reached: number[]) => (fresh ? reached.some((each) => near.has(each)) : reached.includes(id))
    const loads = (run: DryRun) => run.loading.includes(id) || run.tests.some(({ reached }) => reached.includes(id))
    const first = runs.map((run) => ({ ...run, tests: usable(run).filter(({ reached }) => isNear(reached)) }))
    const rest = runs
      .filter((run) => fresh && loads(run))
      .map((run) => ({ ...run, tests: usable(run).filter(({ reached }) => !isNear(reached)) }))
    return { id, fresh, steps: [...toSteps(first), ...toSteps(rest)] }
  }

  function answer(told: Told): Plan | Job | null {
    if (told.kind === 'begin') return { dryRun: files.filter((file) => !dry.has(file)) }
    if (told.kind === 'dry-run') {
      dry.set(told.result.file, told.result)
      for (const { name, passed } of told.result.tests) if (!passed) onNotice(`fails without a mutant: ${name}`)
      return null
    }
    const { outcome } = told
    // It may be an earlier mutant that spoilt the page or thread: in a new one this one is tried again, once.
    const isDoubtful = outcome?.spoilt && current && !again.has(outcome.id)
    if (isDoubtful) {
      again.add(outcome.id)
      jobs?.unshift(current as Job)
    } else if (outcome) onOutcome(outcome)
    current = undefined
    if (outcome?.spoilt) return null
    jobs ??= candidates.map(toJob)
    current = jobs.shift()
    // No test reaches it: nothing has to be run.
    while (current?.steps.length === 0) {
      onOutcome({ id: current.id, killedBy: undefined })
      current = jobs.shift()
    }
    return current ?? null
  }

  const server = createServer(async (request, response) => {
    heardAt = Date.now()
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const told: Told = JSON.parse(Buffer.concat(parts).toString())
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.end(JSON.stringify(answer(told)))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** Milliseconds since it last heard from the tests. */
    silence: () => Date.now() - heardAt,
    /** The mutant under way hangs: that is noticed, and the next one is tried. Says whether anything is left to do. */
    giveUp(): boolean {
      if (current) onOutcome({ id: current.id, killedBy: { file: '', name: 'it hangs' } })
      else if (!jobs) throw new Error('The tests end before the first mutant: see what they print.')
      current = undefined
      heardAt = Date.now()
      return jobs !== undefined && jobs.length > 0
    },
    isDone: () => jobs?.length === 0 && current === undefined,
    close: () => server.close(),
  }
}

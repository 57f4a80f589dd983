import { beforeAll, expect, inject, TestRunner, test, vi } from 'vitest'
import { startTests } from 'vitest/internal/browser'
import type { DryRun, Job, Outcome, Plan, Step, Told } from './protocol.ts'

// Runs inside of Vitest, in a thread of Node or in a page, as the one test file of a project: it runs the project's own
// test files again and again, each time with another mutant awake.

type File = Awaited<ReturnType<typeof startTests>>[number]
type Task = File['tasks'][number]

declare global {
  var __mutation: { active?: number; reached?: Set<number>; calls?: number } | undefined
}

const inPage = typeof document !== 'undefined'
const userEvent = inPage ? (await import('vitest/browser')).userEvent : undefined

// Tests replace both.
const { fetch, performance } = globalThis
async function tell<Answer>(told: Told): Promise<Answer> {
  const response = await fetch(inject('mutationAddress'), { method: 'POST', body: JSON.stringify(told) })
  return response.json()
}

const nameOf = (task: Task): string => (task.suite ? `${nameOf(task.suite)} > ${task.name}` : task.name)

/** Takes away the tests that are not wanted; says whether any is left. */
function prune(task: Task | File, isWanted: (test: Task) => boolean): boolean {
  if (!('tasks' in task)) return isWanted(task)
  task.tasks = task.tasks.filter((each) => prune(each, isWanted))
  return task.tasks.length > 0
}

/** Runs test files like Vitest's own runner, but reports to nobody, and stops at the first failure. */
class QuietRunner extends TestRunner {
  /** Appended to the address of a file, so that a page loads it again. */
  suffix = ''
  /** Those to be run; all without it. */
  chosen: Set<string> | undefined
  stopsAtFailure = false
  failed: string | undefined
  readonly each: DryRun['tests'] = []
  begun = 0

  override trace = <T>(_: string, attributes: Record<string, unknown> | (() => T), run?: () => T) =>
    (typeof attributes === 'function' ? attributes() : run?.()) as T

  override async importFile(path: string) {
    await import(/* @vite-ignore */ path + this.suffix)
  }
  override onCollectStart() {}
  onBeforeRunFiles(files: File[]) {
    for (const file of files) prune(file, (task) => !this.chosen || this.chosen.has(nameOf(task)))
  }
  override async onBeforeRunTask(task: Task) {
    if (this.stopsAtFailure && this.failed !== undefined) task.mode = 'skip'
    await super.onBeforeRunTask(task)
    if (globalThis.__mutation?.reached) globalThis.__mutation.reached = new Set()
    if (globalThis.__mutation) globalThis.__mutation.calls = 0
    this.begun = performance.now()
  }
  override onBeforeTryTask(...args: Parameters<TestRunner['onBeforeTryTask']>) {
    super.onBeforeTryTask(...args)
    return userEvent?.cleanup()
  }
  override onAfterRunTask(task: Task) {
    super.onAfterRunTask(task)
    const passed = task.result?.state === 'pass'
    if (!passed) this.failed ??= nameOf(task)
    const reached = [...(globalThis.__mutation?.reached ?? [])]
    this.each.push({ name: nameOf(task), ms: performance.now() - this.begun, passed, reached })
  }
  override async onAfterRunSuite() {}
  override onAfterRunFiles() {}
}

let runs = 0
/** What was loaded last has a mutant in it, or in what it did while it was loaded. */
let isStale = false

/**
 * @param fresh loads what the file imports again as well
 * @param step what to run of the file, until the first failure; all of it without
 */
async function runFile(file: string, fresh: boolean, step?: Step) {
  const { config } = (globalThis as unknown as { __vitest_worker__: { config: QuietRunner['config'] } })
    .__vitest_worker__
  const runner = new QuietRunner(step ? { ...config, testTimeout: step.timeout } : config)
  runs += 1
  runner.suffix = inPage && fresh ? `?fresh=${runs}` : `?again=${runs}`
  if (!inPage && (fresh || isStale)) vi.resetModules()
  isStale = fresh
  runner.chosen = step && new Set(step.names)
  runner.stopsAtFailure = step !== undefined
  const [result] = await startTests([`${inject('mutationRoot')}/${file}`], runner)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  if (result?.result?.state === 'fail') runner.failed ??= result.name
  return runner
}

async function dryRun(file: string): Promise<DryRun> {
  const mutation = { reached: new Set<number>() }
  globalThis.__mutation = mutation
  const { reached: loading } = mutation
  const { each } = await runFile(file, true)
  return { file, loading: [...loading], tests: each }
}

async function tryMutant({ id, fresh, steps }: Job): Promise<Outcome> {
  const run = async (step: Step, active?: number) => {
    globalThis.__mutation = active === undefined ? {} : { active }
    const { failed } = await runFile(step.file, fresh, step)
    globalThis.__mutation = {}
    return failed
  }
  const left = [...steps]
  for (let step = left.shift(); step; step = left.shift()) {
    const name = await run(step, id)
    if (name === undefined) continue
    // Where the file could not even be loaded, it is no test that failed.
    const isTest = step.names.includes(name)
    const alone = { ...step, names: isTest ? [name] : step.names }
    const spoilt = (await run(alone)) !== undefined
    const killed = { id, killedBy: { file: step.file, name }, spoilt }
    if (spoilt || (await run(alone, id)) !== undefined) return killed
    // What a busy machine has made fail does not fail again: the others are still to be run.
    const names = step.names.filter((each) => each !== name)
    if (isTest && names.length > 0) left.unshift({ ...step, names })
  }
  return { id, killedBy: undefined }
}

// Not in the test: inside of one Vitest lets no others be declared.
beforeAll(async () => {
  const { dryRun: files } = await tell<Plan>({ kind: 'begin' })
  for (const file of files) await tell({ kind: 'dry-run', result: await dryRun(file) })
  let job = await tell<Job | null>({ kind: 'next' })
  while (job) {
    const outcome = await tryMutant(job)
    job = await tell<Job | null>({ kind: 'next', outcome })
    if (outcome.spoilt) break
  }
}, 24 * 3600_000)

test('every mutant', () => expect(globalThis.__mutation).toBeDefined())

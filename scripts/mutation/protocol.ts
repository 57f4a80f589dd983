/** What the page or thread of the tests and the command tell each other, as JSON over HTTP. */

/** One test: its file, and the names of its suites and its own. */
export type TestName = { file: string; name: string }

/** What a file of tests did while every mutant slept. */
export type DryRun = {
  file: string
  /** The mutants that were reached while it was loaded, and those that each test reached. */
  loading: number[]
  tests: { name: string; ms: number; passed: boolean; reached: number[] }[]
}

/** Some tests of a file. `timeout`: how long one may take, milliseconds; most that a mutant breaks would wait for ever. */
export type Step = { file: string; names: string[]; timeout: number }

/** A mutant to be tried, and on what. `fresh`: it is reached while files are loaded, so they have to be loaded again. */
export type Job = { id: number; fresh: boolean; steps: Step[] }

export type Plan = { dryRun: string[] }

/** How a mutant fared. `spoilt`: the test that found it fails without it as well from now on: what it did is still there. */
export type Outcome = { id: number; killedBy: TestName | undefined; spoilt?: boolean }

export type Told = { kind: 'begin' } | { kind: 'dry-run'; result: DryRun } | { kind: 'next'; outcome?: Outcome }

import { relative } from 'node:path'
import * as z from 'zod/mini'

/** The numbers of checks that passed and that failed. */
export type Tally = { passed: number; failed: number }

/** A test file, its part of `npm test`, and how long its tests took. */
export type FileTime = { part: string; path: string; ms: number }

/** The content of a runner's JSON report. */
export type Report = Tally & { files: FileTime[] }

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
})

/** The last line of every command that checks something. `.ci/run` reads it. */
export const line = ({ passed, failed }: Tally) => `${passed} passed, ${failed} failed`

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
})

const partOf = (path: string) =>
  path.endsWith('.stories.tsx') ? 'stories' : path.endsWith('.test.tsx') ? 'components' : 'unit'

/** Reads Vitest's report. A test file that could not be loaded counts as one failure. */
export function readVitest(report: unknown): Report {
  const { numPassedTests, numFailedTests, testResults } = VitestReport.parse(report)
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const files = testResults.map(({ name, startTime, endTime }) => ({
    part: partOf(name),
    path: relative('', name),
    ms: endTime - startTime,
  }))
  return { passed: numPassedTests, failed: numFailedTests + broken.length, files }
}

const Suite = z.object({
  file: z.string(),
  specs: z.array(z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) })),
  get suites() {
    return z.optional(z.array(Suite))
  },
})
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int() }),
  errors: z.array(z.unknown()),
  suites: z.array(Suite),
})

function durationOf({ specs, suites = [] }: z.infer<typeof Suite>): number {
  const own = specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results)
  return (
    own.reduce((total, { duration }) => total + duration, 0) +
    suites.reduce((total, suite) => total + durationOf(suite), 0)
  )
}

/** Reads Playwright's report. An error outside of a test (a spec that does not load) is a failure. */
export function readPlaywright(report: unknown): Report {
  const { stats, errors, suites } = PlaywrightReport.parse(report)
  const files = suites.map((suite) => ({ part: 'journeys', path: suite.file, ms: durationOf(suite) }))
  return { passed: stats.expected, failed: stats.unexpected + errors.length, files }
}

/**
 * The result of a runner: its report's counts, plus one failure if the report has none but the runner crashed, wrote no
 * report, ran nothing, or met an error outside of every test.
 */
export function toVerdict(code: number, counted: Tally | undefined): Tally {
  const { passed, failed } = counted ?? { passed: 0, failed: 0 }
  const unexplained = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: failed + (unexplained ? 1 : 0) }
}

import * as z from 'zod/mini'

/** The numbers of checks that passed and that failed. */
export type Tally = { passed: number; failed: number }

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
})

/** The last line of every command that checks something. `.ci/run` reads it. */
export const line = ({ passed, failed }: Tally) => `${passed} passed, ${failed} failed`

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
})

/** Counts the tests in Vitest's JSON report. A test file that could not be loaded counts as one failure. */
export function countVitest(report: unknown): Tally {
  const { numPassedTests, numFailedTests, testResults } = VitestReport.parse(report)
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(z.unknown()),
})

/**
 * Counts the tests in Playwright's JSON report. A test that passed on its second attempt, which only CI makes, has
 * passed; the runner names it. An error outside of a test (a spec that does not load) is a failure.
 */
export function countPlaywright(report: unknown): Tally {
  const { stats, errors } = PlaywrightReport.parse(report)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

/**
 * The result of a runner: its report's counts, plus one failure if it ended badly all the same (it crashed, it wrote no
 * report, an error occurred outside of every test) or if it ran nothing.
 */
export function toVerdict(code: number, counted: Tally | undefined): Tally {
  const { passed, failed } = counted ?? { passed: 0, failed: 0 }
  const unexplained = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: failed + (unexplained ? 1 : 0) }
}

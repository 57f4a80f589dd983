import { expect, test } from 'vitest'
import { countPlaywright, countVitest, line, sum, toVerdict } from './tally.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
})

test('adds up tallies and writes the last line', () => {
  expect(
    line(
      sum([
        { passed: 2, failed: 0 },
        { passed: 40, failed: 3 },
      ]),
    ),
  ).toBe('42 passed, 3 failed')
  expect(line(sum([]))).toBe('0 passed, 0 failed')
})

test('counts the tests of a Vitest report', () => {
  const testResults = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')]
  expect(countVitest({ numPassedTests: 3, numFailedTests: 1, testResults })).toEqual({ passed: 3, failed: 1 })
})

test('a test file that could not be loaded is a failure of its own', () => {
  const testResults = [file('passed', 'passed'), file('failed')]
  expect(countVitest({ numPassedTests: 1, numFailedTests: 0, testResults })).toEqual({ passed: 1, failed: 1 })
})

test('counts the tests of a Playwright report; a second try counts, an error outside of tests is a failure', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 6, failed: 1 })
  expect(countPlaywright({ stats, errors: [{ message: 'SyntaxError' }] })).toEqual({ passed: 6, failed: 2 })
})

test('a report of another shape is refused, not counted as nothing', () => {
  expect(() => countVitest({ passed: 3 })).toThrow()
  expect(() => countPlaywright({})).toThrow()
})

test.each([
  ['a clean run', 0, { passed: 3, failed: 0 }, { passed: 3, failed: 0 }],
  ['failures that the report explains', 1, { passed: 3, failed: 2 }, { passed: 3, failed: 2 }],
  ['an error outside of every test', 1, { passed: 3, failed: 0 }, { passed: 3, failed: 1 }],
  ['a run without a test', 0, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
  ['a runner that died before its report', 1, undefined, { passed: 0, failed: 1 }],
])('judges %s', (_, code, counted, verdict) => {
  expect(toVerdict(code, counted)).toEqual(verdict)
})

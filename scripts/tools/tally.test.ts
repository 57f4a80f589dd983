import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { line, readVitest, sum, type Tally, toVerdict } from './tally.ts'

const file = (status: string, ...tests: string[]) => ({
  name: resolve('src/ui/button.stories.tsx'),
  status,
  startTime: 1000,
  endTime: 1250,
  assertionResults: tests.map((each) => ({ status: each })),
})
const counts = ({ passed, failed }: Tally) => ({ passed, failed })

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

test('a test file that could not be loaded is a failure of its own', () => {
  const testResults = [file('passed', 'passed'), file('failed')]
  expect(counts(readVitest({ numPassedTests: 1, numFailedTests: 0, testResults }))).toEqual({ passed: 1, failed: 1 })
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

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Runs these steps as `.ci/run` does, in an empty folder. */
function runSteps(...lines: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, '.ci'))
  const script = join(folder, '.ci/run')
  writeFileSync(script, [`. ${JSON.stringify(resolve('.ci/steps'))}`, ...lines].join('\n'))
  const { status, stdout } = spawnSync('bash', [script], { encoding: 'utf8' })
  return { status, lines: stdout.trimEnd().split('\n') }
}

/** A command that prints these lines and ends with this code. */
const prints = (code: number, ...lines: string[]) =>
  `bash -c ${JSON.stringify(`printf '%b\\n' ${lines.map((line) => `'${line}'`).join(' ')}; exit ${code}`)}`

test('the last line sums up what the steps count, and a step that counts nothing is one', () => {
  const { status, lines } = runSteps(`step 'tests' ${prints(0, '20 passed, 0 failed')}`, `step 'build' true`)
  expect([status, lines.at(-1)]).toEqual([0, '21 passed, 0 failed'])
})

test('what failed is named once more at the end, with why, without colours', () => {
  const { status, lines } = runSteps(
    `step 'tests' ${prints(1, 'much', '\u001b[41m FAIL \u001b[0m some.test.ts > a name', 'Error: why', '', 'more', '3 passed, 1 failed')} || true`,
    `step 'build' true`,
  )
  expect([status, lines.at(-1)]).toEqual([1, '4 passed, 1 failed'])
  expect(lines.slice(-5, -1)).toEqual(['--- tests: what failed', ' FAIL  some.test.ts > a name', 'Error: why', 'more'])
})

test('where nothing is named, the end of what the step printed stands there', () => {
  const { lines } = runSteps(`step 'build' ${prints(2, 'first', 'no such module')} || true`)
  expect(lines.slice(-4)).toEqual(['--- build: what failed', 'first', 'no such module', '0 passed, 1 failed'])
})

test('a step that does not end is ended, and has failed', () => {
  const { status, lines } = runSteps('limit=0.01', `step 'tests' sleep 60 || true`)
  expect([status, lines.at(-1)]).toEqual([1, '0 passed, 1 failed'])
  expect(lines).toContain('tests: ended after 0.01 minutes')
})

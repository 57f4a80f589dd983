import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../../scripts/tools/run.ts'
import { follow, linesOf, type Step, stepsOf } from './doc-snippets.ts'

// docs/contract.md, walked through as it stands: what it promises has to come true.

const copy = resolve('.results/add-operation')
const page = readFileSync('docs/contract.md', 'utf8')
const steps = stepsOf(page)
const isContract = ({ file }: Step) => file === 'openapi.yaml'
/** Long, because the whole project is type-checked, perhaps on a busy machine; in milliseconds. */
const timeout = 300_000

function take(step: Step) {
  const path = join(copy, step.file)
  mkdirSync(dirname(path), { recursive: true })
  if ((step.place === 'new') === existsSync(path)) throw new Error(`${step.file} is not where the page expects it.`)
  writeFileSync(path, follow(step, step.place === 'new' ? '' : readFileSync(path, 'utf8')))
}
const node = (script: string, ...args: string[]) =>
  run(process.execPath, [script, ...args], { capture: true, cwd: copy })

/** The errors of the type checker, each by its file and the beginning of its message. */
async function typeErrors(): Promise<string[]> {
  const tsc = resolve('node_modules/typescript/lib/tsc.js')
  const { output } = await node(tsc, '-p', '.', '--pretty', 'false', '--tsBuildInfoFile', join(copy, 'tsc.tsbuildinfo'))
  return output.split('\n').flatMap((line) => {
    const [, file, message] = /^(\S+?)\(\d+,\d+\): error TS\d+: (.*)$/.exec(line) ?? []
    return file === undefined ? [] : [`${file}: ${message}`]
  })
}

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true })
  const parts = ['src', 'mocks', 'scripts', 'tests', '.storybook', 'openapi.yaml', 'package.json', 'redocly.yaml']
  const configs = [
    'tsconfig.json',
    'openapi-ts.config.ts',
    'vite.config.ts',
    'vitest.config.ts',
    'playwright.config.ts',
  ]
  for (const part of [...parts, ...configs].filter((each) => existsSync(each)))
    cpSync(part, join(copy, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('the page has its steps', () => {
  expect(steps.filter(isContract)).toHaveLength(3)
  expect(steps.length).toBeGreaterThan(8)
})

test('with the operation written down, the type checker names the lines that have to follow', { timeout }, async () => {
  for (const step of steps.filter(isContract)) take(step)
  expect(await node('scripts/contract/lint.ts')).toMatchObject({ code: 0 })
  expect(await node('scripts/contract/generate.ts')).toMatchObject({ code: 0 })
  const promised = linesOf(page, 'errors')
  expect(promised).toHaveLength(3)
  const errors = await typeErrors()
  expect(errors.toSorted().map((error, at) => error.slice(0, promised[at]?.length))).toEqual(promised)
})

test('with the snippets in their places, everything holds', { timeout }, async () => {
  for (const step of steps.filter((each) => !isContract(each))) take(step)
  expect(await typeErrors()).toEqual([])
  const tests = await node(resolve('node_modules/vitest/vitest.mjs'), 'run', '--project', 'unit', 'completeness')
  expect(tests.output).toMatch(/Tests .*passed/)
  expect(tests.code).toBe(0)
  expect(await node('tests/conformance/selftest.ts', 'listGames')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^[1-9]\d* passed, 0 failed$/m),
  })
})

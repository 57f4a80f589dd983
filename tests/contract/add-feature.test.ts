import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../../scripts/tools/run.ts'
import { follow, linesOf, type Step, stepsOf, unnamed } from './doc-snippets.ts'

// Follows docs/contract.md step by step, and checks that its promises are kept. `npm run test:docs` runs the unit
// tests that look at the whole tree, and those of the new feature; `DOCS=all npm run test:docs` runs every unit test,
// component test and story.

const copy = resolve('.results/add-feature')
const page = readFileSync('docs/contract.md', 'utf8')
const steps = stepsOf(page)
const typesKnown = 'node_modules/.cache/tsc.tsbuildinfo'
const isContract = ({ file }: Step) => /^(openapi|contract\/.*)\.yaml$/.test(file)
/** Long, because the whole project is checked and tested, perhaps on a busy machine; in milliseconds. */
const timeout = 900_000

/** The places that a new tag may change, as in the page's table. A trailing slash marks a folder. */
const places = [
  'openapi.yaml',
  'contract/quests.yaml',
  'src/contract/openapi.gen.yaml',
  'src/api/quests-api.ts',
  'src/features/quests/',
  'src/shell/routes.ts',
  'src/app/screens.tsx',
  'mocks/tags/quests/',
  'tests/conformance/tags/quests/',
  'tests/journeys/quests.spec.ts',
]
const mayBeTouched = (file: string) =>
  file.endsWith('.gen.ts') || places.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place))

function take(step: Step) {
  const path = join(copy, step.file)
  mkdirSync(dirname(path), { recursive: true })
  if ((step.place === 'new') === existsSync(path)) throw new Error(`${step.file} is not where the page expects it.`)
  writeFileSync(path, follow(step, step.place === 'new' ? '' : readFileSync(path, 'utf8')))
}
const node = (script: string, ...args: string[]) =>
  // Of the journeys' three servers one is enough.
  run(process.execPath, [script, ...args], { capture: true, cwd: copy, env: { JOURNEYS_ON: 'live' } })
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Docs', '-c', 'user.email=docs@example.com', ...args], { cwd, encoding: 'utf8' })
const filesOf = (text: string) => text.split('\0').filter((file) => file !== '' && existsSync(file))

/**
 * Links every file of a folder except those that match `apart`. A symbolic link to the folder itself would lead outside
 * of what the dev server may serve.
 */
function linkTree(from: string, to: string, apart = /^$/) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (apart.test(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else if (entry.isFile()) linkSync(source, target)
    else cpSync(source, target, { verbatimSymlinks: true })
  }
}

/** The errors of the type checker, each with its file and the beginning of its message. */
async function typeErrors(): Promise<string[]> {
  const { output } = await node('node_modules/@typescript/native/bin/tsc', '-p', '.', '--pretty', 'false')
  return output.split('\n').flatMap((line) => {
    const [, file, message] = /^(\S+?)\(\d+,\d+\): error TS\d+: (.*)$/.exec(line) ?? []
    return file === undefined ? [] : [`${file}: ${message}`]
  })
}

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true })
  for (const file of filesOf(git('.', 'ls-files', '-z', '--cached', '--others', '--exclude-standard')))
    cpSync(file, join(copy, file))
  // Caches of tools, such as Vite's prepared packages, are not linked. The type checker's saves it half of its time.
  linkTree(resolve('node_modules'), join(copy, 'node_modules'), /^\.(vite|vite-temp|vitest-cache|cache)$/)
  if (existsSync(typesKnown)) cpSync(typesKnown, join(copy, typesKnown))
  git(copy, 'init', '--quiet')
  git(copy, 'add', '--all')
  git(copy, 'commit', '--quiet', '--message', 'docs: as it was before')
}, timeout)
afterAll(() => rmSync(copy, { recursive: true, force: true }), timeout)

test('the page has its steps, and the text before each snippet names its file', () => {
  expect(steps.filter(isContract)).toHaveLength(3)
  expect(steps.length).toBeGreaterThan(15)
  expect(unnamed(page)).toEqual([])
})

test('with the contract written, the type checker names the files that are missing', { timeout }, async () => {
  for (const step of steps.filter(isContract)) take(step)
  expect(await node('scripts/contract/lint.ts')).toMatchObject({ code: 0 })
  expect(await node('scripts/contract/generate.ts')).toMatchObject({ code: 0 })
  const promised = linesOf(page, 'errors')
  expect(promised).toHaveLength(3)
  const errors = await typeErrors()
  expect(errors.toSorted().map((error, at) => error.slice(0, promised[at]?.length))).toEqual(promised)
})

test('with the snippets in their places, every check is green', { timeout }, async () => {
  for (const step of steps.filter((each) => !isContract(each))) take(step)
  const { output, code } = await node('scripts/check.ts')
  expect(output).toMatch(/^[1-9]\d* passed, 0 failed$/m)
  expect(code).toBe(0)
})

const only = (...words: string[]) => (process.env.DOCS === 'all' ? [] : words)

/** The unit tests that see the whole tree, a new feature included. */
const ofTheTree = ['tests/architecture', 'tests/contract', 'tests/conformance/mock', 'scripts/docs', 'src/contract']

test('with the snippets in their places, the unit tests are green', { timeout }, async () => {
  // Without the budgets of the start, which tests/bench checks for the project itself.
  const words = only(...ofTheTree)
  const { output, code } = await node('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...words)
  expect(failuresIn(output)).toEqual([])
  expect(code).toBe(0)
})

test.each([
  ['components', only('root-layout')],
  ['stories', only('quests')],
  ['journeys', ['quests']],
])('with the snippets in their places, the tests are green: %s', { timeout }, async (part, words) => {
  const { output, code } = await node('scripts/test.ts', part, ...words)
  expect(failuresIn(output)).toEqual([])
  expect(output).toMatch(/^[1-9]\d* passed, 0 failed$/m)
  expect(code).toBe(0)
})

const failuresIn = (output: string) => output.split('\n').filter((line) => /×|✘|FAIL|Error:/.test(line))

test('nothing was touched but what the page lists', () => {
  const changes = git(copy, 'status', '--porcelain', '-z', '--untracked-files=all').split('\0')
  const files = changes.map((line) => line.slice(3)).filter((file) => file !== '')
  expect(files.length).toBeGreaterThan(steps.length)
  expect(files.filter((file) => !mayBeTouched(file))).toEqual([])
})

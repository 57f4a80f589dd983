import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../../scripts/tools/run.ts'

// Takes the steps of docs/contract.md in a copy of the project, and checks that its promises are kept.

const copy = resolve('.results/add-feature')
const page = readFileSync('docs/contract.md', 'utf8')
/** Long, because the whole project is checked, perhaps on a busy machine; in milliseconds. */
const timeout = 600_000

/** The page's snippets that name a file, and the line of it after which they come. */
const steps = [...page.matchAll(/^```\w+ (\S+) after="(.*)"\n([\s\S]*?)^```$/gm)].map(
  ([, file = '', line = '', text = '']) => ({ file, line, text }),
)
const isContract = ({ file }: { file: string }) => file.endsWith('.yaml')

function take({ file, line, text }: (typeof steps)[number]) {
  const path = join(copy, file)
  const parts = `\n${readFileSync(path, 'utf8')}`.split(`\n${line}\n`)
  if (parts.length !== 2) throw new Error(`${file} has not exactly one line "${line}".`)
  writeFileSync(path, parts.join(`\n${line}\n${text}`).slice(1))
}

const node = (...args: string[]) => run(process.execPath, args, { capture: true, cwd: copy })

/** The files in which the type checker finds errors. */
async function filesWithErrors(): Promise<string[]> {
  const { output } = await run('tsc', ['-p', '.', '--pretty', 'false', '--incremental', 'false'], {
    capture: true,
    cwd: copy,
  })
  return [...new Set([...output.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))].toSorted()
}

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true })
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  for (const file of files.split('\0')) if (file !== '' && existsSync(file)) cpSync(file, join(copy, file))
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
}, timeout)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('the tag profile has every place that a tag touches', () => {
  const rows = [...page.matchAll(/^\| (`(?:contract|src|mocks|tests)\/.*?) \| /gm)].map(([, cell = '']) => cell)
  const places = rows.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place))
  const named = places.map((place) => place.replaceAll(/<(tag|name)>/g, 'profile'))
  expect(named.length).toBeGreaterThan(8)
  // A tag without events needs no updaters.
  expect(named.filter((place) => !existsSync(place))).toEqual(['src/api/profile-cache.ts'])
})

test('with the contract written, the type checker names what is missing', { timeout }, async () => {
  for (const step of steps.filter(isContract)) take(step)
  expect(await node('scripts/contract/generate.ts')).toMatchObject({ code: 0 })
  const [, promised = ''] = /^```text errors\n([\s\S]*?)^```$/m.exec(page) ?? []
  expect(await filesWithErrors()).toEqual(promised.trimEnd().split('\n'))
})

test('with the rest in its place it is silent, and nothing is missing', { timeout }, async () => {
  for (const step of steps.filter((each) => !isContract(each))) take(step)
  expect(await filesWithErrors()).toEqual([])
  const { output, code } = await node(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'unit',
    'tests/contract/completeness',
  )
  expect(output).toContain('passed')
  expect(code).toBe(0)
})

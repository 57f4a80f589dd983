import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureChromium } from './browser/install.ts'
import { endTogether, run } from './tools/run.ts'
import {
  type FileTime,
  line,
  type Report,
  readPlaywright,
  readVitest,
  sum,
  type Tally,
  toVerdict,
} from './tools/tally.ts'

// npm test                       everything
// npm test -- unit stories       some parts: unit, components, stories, journeys
// npm test -- unit src/rules     the files of a part whose path contains `src/rules`
// npm test -- journeys --headed  flags go to the runner

const parts = ['unit', 'components', 'stories', 'journeys']

const words = process.argv.slice(2)
const firstOther = words.findIndex((word) => !parts.includes(word))
const named = firstOther === -1 ? words : words.slice(0, firstOther)
const rest = words.slice(named.length)
if (named.length === 0 && rest.length > 0) {
  console.error(`There is no part "${rest[0]}". Parts: ${parts.join(', ')}.`)
  process.exit(2)
}
const asked = parts.filter((name) => named.length === 0 || named.includes(name))

const interrupted = endTogether()
// The contract is bundled once for all processes.
process.env.BUNDLED_CONTRACT = resolve('.results/contract.json')
mkdirSync('.results', { recursive: true })
rmSync(process.env.BUNDLED_CONTRACT, { force: true })
process.env.CHROMIUM_PATH = await ensureChromium().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  console.log(line({ passed: 0, failed: 1 }))
  process.exit(1)
})

type Runner = {
  parts: string[]
  command: string
  args: string[]
  /** A runner without a file that was asked for does not fail: another may have it. */
  noTests: string
  report: string
  read: (json: unknown) => Report
}

/** Runs those of `own` that are asked for, all in one process. */
const vitest = (name: string, own: string[]): Runner => ({
  parts: own,
  command: 'vitest',
  args: [
    'run',
    ...asked.filter((part) => own.includes(part)).map((part) => `--project=${part}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=.results/${name}.json`,
  ],
  noTests: '--passWithNoTests',
  report: `.results/${name}.json`,
  read: readVitest,
})
const unit = vitest('unit', ['unit'])
const browser = vitest('browser', ['components', 'stories'])
const journeys: Runner = {
  parts: ['journeys'],
  command: 'playwright',
  args: ['test', '--config', 'playwright.config.ts'],
  noTests: '--pass-with-no-tests',
  report: '.results/journeys.json',
  read: readPlaywright,
}

const tallies: Tally[] = []
const times: string[] = []
const files: FileTime[] = []
const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(7)} s`

/** Runs one runner, if it is asked for, and reads the report that it leaves. An older report never stands in for it. */
async function test({ parts, command, args, noTests, report, read }: Runner) {
  if (interrupted() || !parts.some((part) => asked.includes(part))) return
  const begun = performance.now()
  rmSync(report, { force: true })
  const { code } = await run(command, [...args, ...(rest.length > 0 ? [noTests] : []), ...rest])
  const found = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : undefined
  const isEmpty = code === 0 && found?.passed === 0 && found.failed === 0 && rest.length > 0
  if (!isEmpty) tallies.push(toVerdict(code, found))
  times.push(`${seconds(performance.now() - begun)}  ${command}: ${parts.join(' and ')}`)
  files.push(...(found?.files ?? []))
}

// In a browser, tests wait for a fifth of their time. The unit tests fill it; journeys do not fit in, too.
await Promise.all([test(unit), test(browser)])
await test(journeys)

if (tallies.length === 0 && rest.length > 0) {
  console.error(`${asked.join(' and ')}: no test was run. Is "${rest.join(' ')}" in the path of one?`)
  tallies.push({ passed: 0, failed: 1 })
}
for (const name of asked) {
  const own = files.filter((file) => file.part === name)
  if (own.length === 0) continue
  const ms = own.reduce((total, file) => total + file.ms, 0)
  times.push(`${seconds(ms)}  ${name}: ${own.length} files, each by itself`)
}
console.log(`\nTime\n${times.join('\n')}\n\nSlowest files`)
for (const { path, ms } of files.toSorted((a, b) => b.ms - a.ms).slice(0, 10)) console.log(`${seconds(ms)}  ${path}`)
console.log(`\n${line(sum(tallies))}`)
process.exitCode = interrupted() ? 130 : sum(tallies).failed > 0 ? 1 : 0

import { existsSync, readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from './browser/install.ts'
import { endTogether, runTool } from './tools/run.ts'
import { countPlaywright, countVitest, line, sum, type Tally, toVerdict } from './tools/tally.ts'

// npm test                       everything
// npm test -- unit               one part: unit, components, stories or journeys
// npm test -- unit src/rules     the files of a part whose path contains `src/rules`

type Runner = {
  tool: string
  command: string
  args: string[]
  /** Where it leaves its report. */
  report: string
  count: (json: unknown) => Tally
}

/** Runs projects of vitest.config.ts. */
function vitest(report: string, ...projects: string[]): Runner {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return {
    tool: 'vitest',
    command: 'vitest',
    args: ['run', ...projects.map((project) => `--project=${project}`), ...reporters],
    report,
    count: countVitest,
  }
}

const parts: Record<string, Runner> = {
  components: vitest('.results/components.json', 'components', 'replacing'),
  unit: vitest('.results/unit.json', 'unit', 'budgets'),
  stories: vitest('.results/stories.json', 'stories'),
  journeys: {
    tool: '@playwright/test',
    command: 'playwright',
    args: ['test', '--config', 'playwright.config.ts'],
    report: '.results/journeys.json',
    count: countPlaywright,
  },
}

const [part, ...filters] = process.argv.slice(2)
const asked = Object.entries(parts).filter(([name]) => part === undefined || name === part)
if (asked.length === 0) {
  console.error(`There is no part "${part}". Parts: ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}

const interrupted = endTogether()
process.env.CHROMIUM_PATH = await ensureChromium().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  console.log(line({ passed: 0, failed: 1 }))
  process.exit(1)
})

/** Whether any test ran at all. */
let hasRun = false

/** Runs one runner and reads the report that it leaves; an older report never stands in for it. */
async function counts({ tool, command, args, report, count }: Runner, capture: boolean): Promise<Tally> {
  rmSync(report, { force: true })
  const { code, output } = await runTool(tool, [...args, ...filters], { command, capture })
  if (capture) console.log(output)
  const counted = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : undefined
  if (counted && counted.passed + counted.failed > 0) hasRun = true
  return toVerdict(code, counted)
}

// All at once: each waits half of its time, for a page or for a clock. The first tells its story as it goes, the
// others when they are done.
const tallies = await Promise.all(asked.map(([, runner], index) => counts(runner, index > 0)))
const total = sum(tallies)
if (!hasRun && filters.length > 0)
  console.error(
    `The part "${part}" has run no test. Is "${filters.join(' ')}" in the path of one? A part takes words of a path.`,
  )
console.log(line(total))
process.exitCode = interrupted() ? 130 : total.failed > 0 ? 1 : 0

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from './browser/install.ts'
import { endTogether, runTool } from './tools/run.ts'
import { countPlaywright, countVitest, judge, line, sum, type Tally } from './tools/tally.ts'

// npm test                       everything
// npm test -- unit               one part: unit, components, stories or journeys
// npm test -- unit src/rules     the files of a part whose path contains `src/rules`

const [part, ...filters] = process.argv.slice(2)
const vitestProjects = ['unit', 'components', 'stories']
if (part !== undefined && ![...vitestProjects, 'journeys'].includes(part)) {
  console.error(`There is no part "${part}". Parts: ${vitestProjects.join(', ')}, journeys.`)
  process.exit(2)
}

const interrupted = endTogether()
process.env.CHROMIUM_PATH = await ensureChromium().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  console.log(line({ passed: 0, failed: 1 }))
  process.exit(1)
})

/** Runs one runner and reads the report that it leaves; an older report never stands in for it. */
async function counts(
  tool: string,
  command: string,
  args: string[],
  report: string,
  count: (json: unknown) => Tally,
): Promise<Tally> {
  rmSync(report, { force: true })
  const { code } = await runTool(tool, args, { command })
  return judge(code, existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : undefined)
}

// One after the other: two runners at once starve each other's browsers on a small machine.
const tallies: Tally[] = []
if (part !== 'journeys') {
  const report = '.results/vitest.json'
  const project = part === undefined ? [] : ['--project', part]
  const args = ['run', ...project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters]
  tallies.push(await counts('vitest', 'vitest', args, report, countVitest))
}
const hasJourneys =
  existsSync('tests/journeys') && readdirSync('tests/journeys').some((name) => name.endsWith('.spec.ts'))
if (!interrupted() && (part === 'journeys' || (part === undefined && hasJourneys))) {
  const args = ['test', '--config', 'playwright.config.ts', ...filters]
  tallies.push(await counts('@playwright/test', 'playwright', args, '.results/journeys.json', countPlaywright))
}

const total = sum(tallies)
console.log(line(total))
process.exitCode = interrupted() ? 130 : total.failed > 0 ? 1 : 0

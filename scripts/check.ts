import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { drift } from './contract/generate.ts'
import { endTogether, type Finished, run, runTool } from './tools/run.ts'
import { line } from './tools/tally.ts'

// npm run check            every check below
// npm run check -- types   those whose name starts with one of the given words

type Check = { name: string; mend?: string; run: () => Promise<Finished> }

const tool = (name: string, args: string[], command?: string) => () => runTool(name, args, { command, capture: true })
const folders = ['src', 'mocks', 'scripts', 'tests', '.storybook'].filter((folder) => existsSync(folder))

// The slowest come first, so that the quick ones fill the gaps.
const checks: Check[] = [
  { name: 'types', run: tool('typescript-7', ['-p', '.'], 'tsc') },
  { name: 'contract lint', run: () => run(process.execPath, ['scripts/contract/lint.ts'], { capture: true }) },
  { name: 'contract drift', mend: 'npm run contract', run: staleFiles },
  { name: 'dead code', run: tool('knip', ['--no-progress']) },
  {
    name: 'import rules',
    run: tool(
      'dependency-cruiser',
      ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', ...folders],
      'depcruise',
    ),
  },
  {
    name: 'lint and format',
    mend: 'npx biome check --write',
    run: tool('@biomejs/biome', ['check', '--error-on-warnings']),
  },
]

async function staleFiles(): Promise<Finished> {
  const stale = await drift()
  return {
    code: stale.length,
    output: stale.map((line) => `${line}\n`).join(''),
  }
}

const words = process.argv.slice(2)
const chosen = checks.filter(({ name }) => words.length === 0 || words.some((word) => name.startsWith(word)))
const waiting = [...chosen]
const tally = { passed: 0, failed: 0 }
const interrupted = endTogether()

async function work() {
  for (let check = waiting.shift(); check && !interrupted(); check = waiting.shift()) {
    const begun = performance.now()
    const { code, output } = await check.run().catch((error: unknown) => ({ code: 1, output: `${error}\n` }))
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    tally[code === 0 ? 'passed' : 'failed'] += 1
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'}  ${check.name.padEnd(16)} ${seconds.padStart(5)} s`)
    if (code !== 0) console.log(output.trimEnd() + (check.mend ? `\nTo mend it: ${check.mend}` : ''))
  }
}

await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work))
if (chosen.length === 0) {
  const names = checks.map(({ name }) => name).join(', ')
  console.error(`No check starts with "${words.join('" or "')}". Checks: ${names}.`)
}
console.log(line(tally))
process.exitCode = interrupted() ? 130 : tally.failed > 0 || chosen.length === 0 ? 1 : 0

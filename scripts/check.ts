import { availableParallelism } from 'node:os'
import { endTogether, run } from './tools/run.ts'
import { line } from './tools/tally.ts'

// npm run check: the scripts of package.json below, side by side. Each of them changes no file.

// The slowest come first, so that the quick ones fill the gaps.
const checks: { script: string; mend?: string }[] = [
  { script: 'typecheck' },
  { script: 'contract:check', mend: 'npm run contract' },
  { script: 'check:unused' },
  { script: 'check:imports' },
  { script: 'lint', mend: 'npm run lint:fix' },
  { script: 'check:lines' },
]

const waiting = [...checks]
const tally = { passed: 0, failed: 0 }
const interrupted = endTogether()

async function work() {
  for (let check = waiting.shift(); check && !interrupted(); check = waiting.shift()) {
    const { script, mend } = check
    const begun = performance.now()
    const { code, output } = await run(process.execPath, ['--run', script], { capture: true })
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    tally[code === 0 ? 'passed' : 'failed'] += 1
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'}  ${script.padEnd(16)} ${seconds.padStart(5)} s`)
    if (code !== 0) console.log(output.trimEnd() + (mend ? `\nTo mend it: ${mend}` : ''))
  }
}

await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work))
console.log(line(tally))
process.exitCode = interrupted() ? 130 : tally.failed > 0 ? 1 : 0

import { existsSync, readFileSync, rmSync } from 'node:fs'
import { findNginx } from '../tests/e2e/production/support/fronts.ts'
import { ensureChromium } from './browser/install.ts'
import { endTogether, run } from './tools/run.ts'
import { line, readPlaywright, toVerdict } from './tools/tally.ts'

// npm run test:live               builds the live app, then runs tests/e2e/production on it, behind `vite preview` and behind nginx
// npm run test:live -- session    only the files whose path contains `session`
// Without nginx its half is skipped with a message; with LIVE_NGINX=required (as on CI) that is a failure.

const interrupted = endTogether()
const report = '.results/live.json'

async function test(): Promise<{ passed: number; failed: number }> {
  process.env.CHROMIUM_PATH = await ensureChromium()
  if (!findNginx()) {
    const advice = 'nginx is not installed (Debian: apt-get install nginx-light), and NGINX_PATH names none.'
    if (process.env.LIVE_NGINX === 'required') throw new Error(advice)
    console.warn(`Skipped: the journeys behind nginx. ${advice}`)
  }
  const built = await run(process.execPath, ['--run', 'build'], { env: { VITE_API_MODE: 'live' }, capture: true })
  if (built.code !== 0) throw new Error(`The build failed.\n${built.output}`)
  rmSync(report, { force: true })
  const args = ['test', '--config', 'playwright.live.config.ts', ...process.argv.slice(2)]
  const { code } = await run('playwright', args)
  return toVerdict(code, existsSync(report) ? readPlaywright(JSON.parse(readFileSync(report, 'utf8'))) : undefined)
}

const tally = await test().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return { passed: 0, failed: 1 }
})
console.log(line(tally))
process.exitCode = interrupted() ? 130 : tally.failed > 0 ? 1 : 0

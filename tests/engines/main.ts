import { type Browser, launch } from 'puppeteer-core'
import { findFirefox } from '../../scripts/browser/firefox.ts'
import { endTogether, runTool } from '../../scripts/tools/run.ts'
import { line, type Tally } from '../../scripts/tools/tally.ts'
import { freePort, startServer } from '../support/server-process.ts'
import { journeys as dialogs } from './journeys/dialogs.ts'
import { journeys as keyboard } from './journeys/keyboard.ts'
import { journeys as logout } from './journeys/logout.ts'
import { journeys as routes } from './journeys/routes.ts'
import { journeys as signIn } from './journeys/sign-in.ts'
import { type Journey, newPerson } from './person.ts'

// npm run test:firefox                the journeys in stock Firefox, over WebDriver BiDi, on a mocked build
// npm run test:firefox -- sign-in     those of one part, or whose title contains the words

const parts = { 'sign-in': signIn, logout, routes, keyboard, dialogs }
const words = process.argv.slice(2).join(' ')
const chosen = Object.entries(parts).flatMap(([part, journeys]) =>
  journeys.filter(({ title }) => part === words || title.includes(words)).map((journey) => ({ part, ...journey })),
)

/** @returns what went wrong, or nothing */
async function walk(browser: Browser, origin: string, journey: Journey): Promise<string | undefined> {
  const { person, faults, leave } = await newPerson(browser, origin)
  try {
    await journey.run(person)
    return faults.length > 0 ? faults.join('\n') : undefined
  } catch (error) {
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return [`${told}\nat ${person.page.url()}`, ...faults].join('\n')
  } finally {
    await leave()
  }
}

/** A mocked build in a folder of its own, served until `stop` is called. */
async function serveApp() {
  const env = { VITE_API_MODE: 'mock', BASE_PATH: '/' }
  const folder = ['--outDir', '.results/firefox-app']
  const built = await runTool('vite', ['build', ...folder, '--emptyOutDir'], { env, capture: true })
  if (built.code !== 0) throw new Error(`The build failed.\n${built.output}`)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const address = ['--host', '127.0.0.1', '--port', String(port), '--strictPort']
  const args = ['node_modules/vite/bin/vite.js', 'preview', ...folder, ...address]
  return { origin, stop: await startServer(origin, process.execPath, args, env) }
}

async function test(interrupted: () => boolean): Promise<Tally> {
  const tally = { passed: 0, failed: 0 }
  const executablePath = findFirefox()
  const { origin, stop } = await serveApp()
  const browser = await launch({ browser: 'firefox', executablePath, headless: true }).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  try {
    console.log(await browser.version())
    for (const journey of chosen) {
      if (interrupted()) break
      const begun = performance.now()
      const fault = await walk(browser, origin, journey)
      tally[fault === undefined ? 'passed' : 'failed'] += 1
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      console.log(`${fault === undefined ? 'ok  ' : 'FAIL'}  ${journey.part}: ${journey.title} (${seconds} s)`)
      if (fault !== undefined) console.log(fault)
    }
  } finally {
    await browser.close()
    await stop()
  }
  return tally
}

const interrupted = endTogether()
if (chosen.length === 0) console.error(`There is no journey "${words}". Parts: ${Object.keys(parts).join(', ')}.`)
const tally = await (chosen.length > 0 ? test(interrupted) : Promise.resolve({ passed: 0, failed: 1 })).catch(
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  },
)
console.log(line(tally))
process.exitCode = interrupted() ? 130 : tally.failed > 0 ? 1 : 0

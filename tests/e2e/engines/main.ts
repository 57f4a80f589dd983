import { writeFileSync } from 'node:fs'
import getPort from 'get-port'
import { ensureFirefox } from '../../../scripts/browser/firefox.ts'
import { ensureWebKit } from '../../../scripts/browser/webkit.ts'
import { endTogether, run, startServer } from '../../../scripts/tools/run.ts'
import { line, type Tally } from '../../../scripts/tools/tally.ts'
import { sourceFiles } from '../../support/source-files.ts'
import { recorder } from './drivers/fault-recorder.ts'
import { launchFirefox } from './drivers/firefox.ts'
import { launchWebKit } from './drivers/webkit.ts'
import type { Browser } from './engine.ts'
import { journeys } from './journeys.ts'
import { type Journey, newPerson } from './person.ts'

// npm run test:firefox                the journeys in stock Firefox, over WebDriver BiDi, on a mocked build
// npm run test:webkit                 the same in WebKitGTK, over WebDriver
// npm run test:webkit -- sign-in      those whose title contains the words

const engines: Record<string, { launch: () => Promise<Browser>; head: string }> = {
  firefox: { launch: async () => launchFirefox(await ensureFirefox()), head: '' },
  webkit: { launch: async () => launchWebKit(await ensureWebKit()), head: recorder },
}
const [name = '', ...rest] = process.argv.slice(2)
const words = rest.join(' ')
const chosen = journeys.filter(({ title }) => title.includes(words))

/**
 * Builds the app on its mock into a folder of its own, and serves it until `stop` is called.
 *
 * @param head inserted at the start of every page's head
 */
async function serveEngine(engine: string, head: string) {
  const env = { VITE_API_MODE: 'mock', BASE_PATH: '/' }
  const outDir = `.results/${engine}-app`
  const built = await run('vite', ['build', '--outDir', outDir, '--emptyOutDir'], { env, capture: true })
  if (built.code !== 0) throw new Error(`The build failed.\n${built.output}`)
  for (const { path, text } of sourceFiles([outDir], /\.html$/))
    writeFileSync(path, text.replace('<head>', `<head>${head}`))
  const port = await getPort()
  const origin = `http://127.0.0.1:${port}`
  const address = ['--host', '127.0.0.1', '--port', String(port), '--strictPort']
  const args = ['node_modules/vite/bin/vite.js', 'preview', '--outDir', outDir, ...address]
  return { origin, stop: await startServer(origin, process.execPath, args, env) }
}

/** @returns the error, or `undefined` */
async function walk(browser: Browser, origin: string, journey: Journey): Promise<string | undefined> {
  const errors: string[] = []
  const report = (error: unknown) =>
    errors.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
  try {
    const profile = await browser.openProfile()
    try {
      const person = await newPerson(profile, origin)
      await journey.run(person).catch(async (error: unknown) => {
        report(error)
        errors.push(`at ${await person.tab.url()}`)
      })
      errors.push(...(await profile.readFaults()))
    } finally {
      await profile.close()
    }
  } catch (error) {
    report(error)
  }
  return errors.length > 0 ? errors.join('\n') : undefined
}

async function test(interrupted: () => boolean): Promise<Tally> {
  const tally = { passed: 0, failed: 0 }
  const engine = engines[name]
  if (!engine) throw new Error(`There is no engine "${name}". Engines: ${Object.keys(engines).join(', ')}.`)
  if (chosen.length === 0) throw new Error(`There is no journey "${words}".`)
  const browser = await engine.launch()
  try {
    console.log(browser.version)
    const { origin, stop } = await serveEngine(name, engine.head)
    try {
      for (const journey of chosen) {
        if (interrupted()) break
        const begun = performance.now()
        const fault = await walk(browser, origin, journey)
        tally[fault === undefined ? 'passed' : 'failed'] += 1
        const seconds = ((performance.now() - begun) / 1000).toFixed(1)
        console.log(`${fault === undefined ? 'ok  ' : 'FAIL'}  ${journey.title} (${seconds} s)`)
        if (fault !== undefined) console.log(fault)
      }
    } finally {
      await stop()
    }
  } finally {
    await browser.close()
  }
  return tally
}

const interrupted = endTogether()
const tally = await test(interrupted).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return { passed: 0, failed: 1 }
})
console.log(line(tally))
process.exitCode = interrupted() ? 130 : tally.failed > 0 ? 1 : 0

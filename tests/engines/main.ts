import { ensureFirefox } from '../../scripts/browser/firefox.ts'
import { ensureChromium } from '../../scripts/browser/install.ts'
import { ensureWebKit } from '../../scripts/browser/webkit.ts'
import { endTogether } from '../../scripts/tools/run.ts'
import { line, type Tally } from '../../scripts/tools/tally.ts'
import { recorder } from './drivers/fault-recorder.ts'
import { launchPuppeteer } from './drivers/puppeteer.ts'
import { launchWebKit } from './drivers/webkit.ts'
import type { Browser } from './engine.ts'
import { journeys as dialogs } from './journeys/dialogs.ts'
import { journeys as game } from './journeys/game.ts'
import { journeys as ideas } from './journeys/ideas.ts'
import { journeys as keyboard } from './journeys/keyboard.ts'
import { journeys as layout } from './journeys/layout.ts'
import { journeys as lobby } from './journeys/lobby.ts'
import { journeys as logout } from './journeys/logout.ts'
import { journeys as routes } from './journeys/routes.ts'
import { journeys as signIn } from './journeys/sign-in.ts'
import { type Journey, newPerson } from './person.ts'
import { serveApp } from './serve-app.ts'

// npm run test:firefox                the journeys in stock Firefox, over WebDriver BiDi, on a mocked build
// npm run test:webkit                 the same in WebKitGTK, over WebDriver
// npm run test:webkit -- sign-in      those of one part, or whose title contains the words

const engines: Record<string, { launch: () => Promise<Browser>; head: string }> = {
  firefox: { launch: async () => launchPuppeteer('firefox', await ensureFirefox()), head: '' },
  chromium: { launch: async () => launchPuppeteer('chrome', await ensureChromium()), head: '' },
  webkit: { launch: async () => launchWebKit(await ensureWebKit()), head: recorder },
}
const parts = { 'sign-in': signIn, logout, routes, keyboard, dialogs, layout, game, lobby, ideas }
const [name = '', ...rest] = process.argv.slice(2)
const words = rest.join(' ')
const chosen = Object.entries(parts).flatMap(([part, journeys]) =>
  journeys.filter(({ title }) => part === words || title.includes(words)).map((journey) => ({ part, ...journey })),
)

/** @returns what went wrong, or `undefined` */
async function walk(browser: Browser, origin: string, journey: Journey): Promise<string | undefined> {
  const told: string[] = []
  const tell = (error: unknown) => told.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
  try {
    const profile = await browser.openProfile()
    try {
      const person = await newPerson(profile, origin)
      await journey.run(person).catch(async (error: unknown) => {
        tell(error)
        told.push(`at ${await person.tab.url()}`)
      })
      told.push(...(await profile.readFaults()))
    } finally {
      await profile.close()
    }
  } catch (error) {
    tell(error)
  }
  return told.length > 0 ? told.join('\n') : undefined
}

async function test(interrupted: () => boolean): Promise<Tally> {
  const tally = { passed: 0, failed: 0 }
  const engine = engines[name]
  if (!engine) throw new Error(`There is no engine "${name}". Engines: ${Object.keys(engines).join(', ')}.`)
  if (chosen.length === 0) throw new Error(`There is no journey "${words}". Parts: ${Object.keys(parts).join(', ')}.`)
  const browser = await engine.launch()
  try {
    console.log(browser.version)
    const { origin, stop } = await serveApp(name, engine.head)
    try {
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

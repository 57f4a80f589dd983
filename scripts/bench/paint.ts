import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { chromium } from 'playwright'
import * as z from 'zod/mini'
import { href } from '../../src/shell/href.ts'
import { routes } from '../../src/shell/routes.ts'
import { findChromium, launchFlags } from '../browser/chromium.ts'
import { run } from '../tools/run.ts'
import { buildBench, median, serveWorld } from './measure.ts'
import type { Row } from './report.ts'

const lighthouse = 'lighthouse@13.5.0'
const runs = 7

/** The used part of Lighthouse's report. */
const Result = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.record(z.string(), z.object({ numericValue: z.optional(z.number()), details: z.optional(z.unknown()) })),
})
const Requests = z.object({ items: z.array(z.object({ resourceType: z.optional(z.string()) })) })

type Cookie = Awaited<ReturnType<typeof serveWorld>>['cookie']
type Page = { name: string; url: string; most: number; cookie?: Cookie }
type Figures = { performance: number; lcp: number; shift: number; blocked: number; scripts: number }

/** Lighthouse on its preset of a phone: for visitors, and for a signed-in person with an empty cache. */
export async function paint(): Promise<Row[]> {
  const { folder } = await buildBench('live')
  const { url, cookie, gameId, close } = await serveWorld(folder, 'made:games=5,ideas=60')
  const pages: Page[] = [
    { name: '/', url: url + routes.welcome.path, most: 1200 },
    { name: '/login', url: url + routes.login.path, most: 1200 },
    { name: '/home/', url: url + routes.home.path, most: 1800, cookie },
    { name: '/game/lobby/', url: url + href('gameLobby', { game: gameId }), most: 1800, cookie },
  ]
  try {
    const figures = pages.map((): Figures[] => [])
    // In turn, so that what else the machine does at a time comes to all pages.
    for (let turn = 0; turn < runs; turn++)
      for (const [at, page] of pages.entries()) figures[at]?.push(await audit(page))
    const rows = pages.flatMap((page, at) => rowsOf(page, figures[at] ?? []))
    const blockedAtLogin = rows.find(({ what }) => what === '/login blocking time')?.value
    return rows.map((row) => (/^\/(home|game).* blocking/.test(row.what) ? { ...row, most: blockedAtLogin } : row))
  } finally {
    await close()
  }
}

function rowsOf({ name, most }: Page, figures: Figures[]): Row[] {
  const row = (what: string, key: keyof Figures, unit: string, budget?: number): Row => {
    const values = figures.map((each) => each[key])
    return { what: `${name} ${what}`, value: median(values), unit, most: budget, note: values.join(', ') }
  }
  return [
    row('performance', 'performance', ''),
    row('largest paint', 'lcp', 'ms', most),
    row('layout shift', 'shift', '', 0),
    row('blocking time', 'blocked', 'ms'),
    row('scripts', 'scripts', '', 20),
  ]
}

async function audit({ url, cookie }: Page): Promise<Figures> {
  const port = await getPort()
  const profile = await mkdtemp(join(tmpdir(), 'bench-paint-'))
  const written = join(profile, 'lighthouse.json')
  // Lighthouse's page shares the storage of this one: both use the browser's default profile.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: [...launchFlags, `--remote-debugging-port=${port}`],
  })
  try {
    if (cookie) {
      await context.addCookies([cookie])
      const page = await context.newPage()
      await page.goto(url, { waitUntil: 'networkidle' })
      const devTools = await context.newCDPSession(page)
      await devTools.send('Network.clearBrowserCache')
      await page.close()
    }
    const flags = [
      `--port=${port}`,
      '--quiet',
      '--only-categories=performance',
      '--output=json',
      `--output-path=${written}`,
    ]
    const args = ['--yes', lighthouse, url, ...flags, ...(cookie ? ['--disable-storage-reset'] : [])]
    const { code, output } = await run('npx', args, { capture: true })
    if (code !== 0) {
      const advice = `npx could not run ${lighthouse}. It is no package of this project: npx fetches it once from the registry.`
      throw new Error(`${advice}\n${output.slice(-2000)}`)
    }
    return read(await readFile(written, 'utf8'))
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

function read(json: string): Figures {
  const { categories, audits } = Result.parse(JSON.parse(json))
  const metric = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const { items } = Requests.parse(audits['network-requests']?.details)
  return {
    performance: Math.round(categories.performance.score * 100),
    lcp: Math.round(metric('largest-contentful-paint')),
    // To three places, as Lighthouse shows it.
    shift: Math.round(metric('cumulative-layout-shift') * 1000) / 1000,
    blocked: Math.round(metric('total-blocking-time')),
    scripts: items.filter(({ resourceType }) => resourceType === 'Script').length,
  }
}

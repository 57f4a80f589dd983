import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { routes } from '../../src/shell/routes.ts'
import { prerendered, shell } from '../build/pages.ts'
import { budgets } from './budgets.ts'
import { buildApp } from './builds.ts'
import type { Measured, Row } from './report.ts'
import { serve } from './serve.ts'
import { usable } from './start.ts'
import { median } from './stats.ts'
import { stylesOf } from './weigh.ts'
import { withBrowser } from './with-browser.ts'

/**
 * 3G as Chromium's developer tools simulate it ("Slow 4G", formerly "Fast 3G"): bytes a second, and milliseconds of
 * delay.
 */
const network = {
  offline: false,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
  latency: 150 * 3.75,
}
const loads = 5

/** How the build is delivered: its files, and how soon the login field takes input on a slow line without a cache. */
export async function delivery(): Promise<Measured> {
  const { folder } = await buildApp('.results/bench/app')
  const served = await serve(folder)
  try {
    const soon = await withBrowser((browser) => inputAfter(browser, served.origin + routes.login.path))
    return {
      title: 'Delivery',
      rows: [
        ...(await assets(folder)),
        ...(await pages(folder)),
        {
          what: 'The login field takes input',
          value: Math.round(median(soon)),
          unit: 'ms',
          most: 2500,
          note: `1.6 Mbit/s, 562 ms of delay, nothing cached; ${soon.map(Math.round).join(', ')}`,
        },
      ],
    }
  } finally {
    await served.close()
  }
}

async function assets(folder: string): Promise<Row[]> {
  const files = await readdir(join(folder, 'assets'))
  const sizes = await Promise.all(files.map(async (file) => (await readFile(join(folder, 'assets', file))).length))
  const worthwhile = files.filter((file, index) => /\.(js|css|svg)$/.test(file) && (sizes[index] ?? 0) >= 600)
  const bare = worthwhile.filter((file) => !files.includes(`${file}.br`) || !files.includes(`${file}.gz`))
  const unhashed = files.filter((file) => !/-[\w-]{8}\.[\w.]+$/.test(file))
  return [
    {
      what: 'Assets without brotli or gzip',
      value: bare.length,
      unit: '',
      most: 0,
      note: bare.join(', ') || `${worthwhile.length} have both`,
    },
    {
      what: 'Assets without a hash in their name',
      value: unhashed.length,
      unit: '',
      most: 0,
      note: unhashed.join(', '),
    },
  ]
}

async function pages(folder: string): Promise<Row[]> {
  const names = [...prerendered.map(({ file }) => file), shell]
  const rows = names.map(async (name): Promise<Row[]> => {
    const html = await readFile(join(folder, name), 'utf8')
    // A classic script without async or defer blocks the parser; a module does not.
    const blocking = [...html.matchAll(/<script(?![^>]*type="module")[^>]*src=/g)].length + stylesOf(html).length
    const preloads = [...html.matchAll(/<link rel="modulepreload"/g)].length
    return [
      { what: `${name}, as written`, value: Buffer.byteLength(html), unit: 'B', most: budgets.html },
      { what: `${name}, requests that hold the first paint`, value: blocking, unit: '', most: 1 },
      { what: `${name}, module preloads of its route`, value: preloads, unit: '', least: 1 },
    ]
  })
  return (await Promise.all(rows)).flat()
}

/**
 * The time from navigation to a field that keeps what is typed, because React has hydrated it or will keep its content.
 */
async function inputAfter(browser: Browser, address: string): Promise<number[]> {
  const times: number[] = []
  for (let load = 0; load < loads; load++) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', network)
    await page.goto(address, { waitUntil: 'commit' })
    await usable(page)
    times.push(await page.evaluate(() => performance.now()))
    await context.close()
  }
  return times
}

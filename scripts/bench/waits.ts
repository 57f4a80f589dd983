import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import getPort from 'get-port'
import type { Browser, BrowserContext, Page } from 'playwright'
import sirv from 'sirv'
import * as z from 'zod/mini'
import { routes } from '../../src/shell/routes.ts'
import { run, startServer } from '../tools/run.ts'
import { serveFolder } from '../tools/serve-built.ts'
import { buildBench, listen, median, withBrowser } from './measure.ts'
import type { Row } from './report.ts'

const times = 3
const pages = [routes.home.path, routes.gameLobby.path, routes.ideaBuilder.path]
const docs = ['Confirm', 'Navbar', 'Toast', 'Progress', 'Login dialog']

/** How long whoever works on the app waits, beside the floor of each: the built demo, and a Storybook of one button. */
export async function waits(): Promise<Row[]> {
  return [...(await reloads()), ...(await docsPages())]
}

type Waited = { ms: number; requests: number }

async function reloads(): Promise<Row[]> {
  const { folder } = await buildBench('mock')
  const floor = await listen(createServer(serveFolder(folder, '/')))
  const origin = `http://localhost:${await getPort()}`
  const stop = await startServer(origin, 'vite', ['--port', new URL(origin).port, '--strictPort'], {
    VITE_API_MODE: 'mock',
  })
  try {
    const [demo, dev] = await withBrowser(async (browser) => [
      await reload(browser, floor.origin),
      await reload(browser, origin),
    ])
    return pages.flatMap((path, at) => against(`Reload of ${path} on the dev server`, dev?.[at], demo?.[at], 2, 120))
  } finally {
    await stop()
    await floor.close()
  }
}

/** Reloads each page as somebody signed in, until its heading is there. The first visit prepares the caches. */
async function reload(browser: Browser, origin: string): Promise<Waited[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await watched(context)
  await page.goto(`${origin}${routes.home.path}?world=example`)
  await page.getByRole('article').first().waitFor({ timeout: 60_000 })
  const all: Waited[] = []
  for (const path of pages) {
    await page.goto(origin + path)
    await quiet(page)
    all.push(await medianOf(() => visit(page, () => page.reload(), 'headedAt')))
  }
  await context.close()
  return all
}

async function docsPages(): Promise<Row[]> {
  const empty = await buildStorybook('empty-storybook', ['-c', 'tests/bench/empty-storybook'])
  const own = await buildStorybook('storybook', [])
  const floor = await listen(createServer(sirv(empty)))
  const built = await listen(createServer(sirv(own)))
  try {
    return await withBrowser(async (browser) => {
      const least = await docsPage(browser, floor.origin, await docsId(empty, 'Button'))
      const rows: Row[] = []
      for (const title of docs) {
        const waited = await docsPage(browser, built.origin, await docsId(own, title))
        rows.push(...against(`Docs page of ${title}`, waited, least, 2, 90))
      }
      return rows
    })
  } finally {
    await floor.close()
    await built.close()
  }
}

async function buildStorybook(name: string, args: string[]): Promise<string> {
  const folder = `.results/bench/${name}`
  const { code, output } = await run('storybook', ['build', ...args, '--output-dir', folder], { capture: true })
  if (code !== 0) throw new Error(`Storybook was not built.\n${output}`)
  return folder
}

const Index = z.object({ entries: z.record(z.string(), z.object({ title: z.string(), type: z.string() })) })

async function docsId(folder: string, title: string): Promise<string> {
  const { entries } = Index.parse(JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')))
  const [id] =
    Object.entries(entries).find(([, each]) => each.type === 'docs' && each.title.split('/').at(-1) === title) ?? []
  if (!id) throw new Error(`The Storybook has no docs page of ${title}.`)
  return id
}

/** Opens a docs page with an empty cache, until nothing changes in it any more. */
async function docsPage(browser: Browser, origin: string, id: string): Promise<Waited> {
  return medianOf(async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    const page = await watched(context)
    const waited = await visit(page, () => page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`), 'changedAt')
    await context.close()
    return waited
  })
}

type Watched = { headedAt: number; changedAt: number }

/** A page that notes when its main heading came, and when it last changed: milliseconds after the navigation began. */
async function watched(context: BrowserContext): Promise<Page> {
  await context.addInitScript(() => {
    const noted: Watched = { headedAt: 0, changedAt: 0 }
    Object.assign(globalThis, { noted })
    if (window !== window.top) return
    new MutationObserver(() => {
      noted.changedAt = performance.now()
      if (document.querySelector('h1')?.textContent) noted.headedAt ||= noted.changedAt
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  return context.newPage()
}

async function visit(page: Page, go: () => Promise<unknown>, until: keyof Watched): Promise<Waited> {
  let requests = 0
  const count = () => {
    requests += 1
  }
  page.on('request', count)
  await go()
  await page.locator('h1').first().waitFor({ timeout: 60_000 })
  await quiet(page)
  page.off('request', count)
  return { ms: (await notedOn(page))[until], requests }
}

const notedOn = (page: Page) => page.evaluate(() => (globalThis as unknown as { noted: Watched }).noted)

/** Waits until a page has neither changed nor loaded anything for two seconds. */
async function quiet(page: Page) {
  await page.waitForLoadState('networkidle')
  const isQuiet = () => performance.now() - (globalThis as unknown as { noted: Watched }).noted.changedAt > 2000
  await page.waitForFunction(isQuiet, undefined, { polling: 200, timeout: 60_000 })
}

async function medianOf(measure: () => Promise<Waited>): Promise<Waited> {
  const all: Waited[] = []
  for (let turn = 0; turn < times; turn++) all.push(await measure())
  return { ms: median(all.map(({ ms }) => ms)), requests: median(all.map(({ requests }) => requests)) }
}

/** @param most how many times as long as the floor it may take */
function against(
  what: string,
  own: Waited | undefined,
  floor: Waited | undefined,
  most: number,
  requests: number,
): Row[] {
  if (!own || !floor) throw new Error(`${what} was not measured.`)
  const note = `${Math.round(own.ms)} ms, beside it ${Math.round(floor.ms)} ms in ${floor.requests} requests`
  return [
    { what, value: own.ms / floor.ms, unit: '×', most, note },
    { what: `${what}: requests`, value: own.requests, unit: '', most: requests },
  ]
}

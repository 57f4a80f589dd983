import { createServer } from 'node:http'
import getPort from 'get-port'
import type { Browser, BrowserContext, Page, Request } from 'playwright'
import sirv from 'sirv'
import { routes } from '../../src/shell/routes.ts'
import { run, startServer } from '../tools/run.ts'
import { serveFolder } from '../tools/serve-built.ts'
import { buildBench, listen, median, withBrowser } from './measure.ts'
import type { Row } from './report.ts'

const times = 3
const viewport = { width: 1280, height: 900 }
const pages = [routes.home.path, routes.gameLobby.path, routes.ideaBuilder.path]
const docs = ['Confirm', 'Navbar', 'Toast', 'Progress', 'Login dialog']

/** How long a developer waits, compared with a lower bound: the built demo, and a Storybook of one button. */
export async function waits(): Promise<Row[]> {
  return [...(await reloads()), ...(await docsPages())]
}

type Waited = { ms: number; requests: number }

async function reloads(): Promise<Row[]> {
  const { folder } = await buildBench('mock')
  const demo = await listen(createServer(serveFolder(folder, '/')))
  const port = String(await getPort())
  const dev = `http://localhost:${port}`
  const stop = await startServer(dev, 'vite', ['--port', port, '--strictPort'], { VITE_API_MODE: 'mock' })
  try {
    return await withBrowser(async (browser) => {
      const [floor, own] = [await signedIn(browser, demo.origin), await signedIn(browser, dev)]
      const rows: Row[] = []
      for (const path of pages) {
        const least = await reload(floor, path)
        rows.push(...against(`Reload of ${path} on the dev server`, await reload(own, path), least, 120))
      }
      return rows
    })
  } finally {
    await stop()
    await demo.close()
  }
}

async function signedIn(browser: Browser, origin: string): Promise<Page> {
  const page = await watched(await browser.newContext({ viewport }))
  await page.goto(`${origin}${routes.home.path}?world=example`)
  await page.getByRole('article').first().waitFor({ timeout: 60_000 })
  return page
}

/** Reloads a page until its heading is there. A first visit prepares the caches. */
async function reload(page: Page, path: string): Promise<Waited> {
  await page.goto(new URL(path, page.url()).href)
  await quiet(page)
  return medianOf(() => visit(page, () => page.reload(), 'headedAt'))
}

async function docsPages(): Promise<Row[]> {
  const empty = await buildStorybook('empty-storybook', ['-c', 'tests/bench/empty-storybook'])
  const own = await buildStorybook('storybook', [])
  const floor = await listen(createServer(sirv(empty)))
  const built = await listen(createServer(sirv(own)))
  try {
    return await withBrowser(async (browser) => {
      const least = await docsPage(browser, floor.origin, 'button--docs')
      const rows: Row[] = []
      for (const title of docs) {
        const id = `components-${title.toLowerCase().replace(' ', '-')}--docs`
        rows.push(...against(`Docs page of ${title}`, await docsPage(browser, built.origin, id), least, 90))
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

/** Opens a docs page with an empty cache, until nothing changes in it any more. */
async function docsPage(browser: Browser, origin: string, id: string): Promise<Waited> {
  return medianOf(async () => {
    const context = await browser.newContext({ viewport })
    const page = await watched(context)
    const waited = await visit(page, () => page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`), 'changedAt')
    await context.close()
    return waited
  })
}

type Watched = { headedAt: number; changedAt: number }
type Watching = { noted?: Watched }

/** A page that notes when the main heading of the app came, not that of an outline, and when it last changed: milliseconds after the navigation began. */
async function watched(context: BrowserContext): Promise<Page> {
  await context.addInitScript(() => {
    const noted: Watched = { headedAt: 0, changedAt: 0 }
    Object.assign(globalThis, { noted })
    if (window !== window.top) return
    new MutationObserver(() => {
      noted.changedAt = performance.now()
      if (document.querySelector('main h1:not([inert] *), .sbdocs h1')) noted.headedAt ||= noted.changedAt
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  return context.newPage()
}

async function visit(page: Page, go: () => Promise<unknown>, until: keyof Watched): Promise<Waited> {
  const asked: Request[] = []
  const note = (request: Request) => asked.push(request)
  page.on('request', note)
  await go()
  await page.locator('main h1:not([inert] *), .sbdocs h1').first().waitFor({ timeout: 60_000 })
  await quiet(page)
  page.off('request', note)
  return { ms: (await notedOn(page))[until], requests: asked.length }
}

const notedOn = (page: Page) => page.evaluate(() => (globalThis as Watching).noted ?? { headedAt: 0, changedAt: 0 })

/** Waits until a page has neither changed nor loaded anything for two seconds. */
async function quiet(page: Page) {
  await page.waitForLoadState('networkidle')
  const isQuiet = () => performance.now() - ((globalThis as Watching).noted?.changedAt ?? 0) > 2000
  await page.waitForFunction(isQuiet, undefined, { polling: 200, timeout: 60_000 })
}

async function medianOf(measure: () => Promise<Waited>): Promise<Waited> {
  const all: Waited[] = []
  for (let turn = 0; turn < times; turn++) all.push(await measure())
  return { ms: median(all.map(({ ms }) => ms)), requests: median(all.map(({ requests }) => requests)) }
}

/** At most twice the lower bound, and this many requests. */
const against = (what: string, own: Waited, floor: Waited, requests: number): Row[] => [
  {
    ...{ what, value: own.ms / floor.ms, unit: '×', most: 2 },
    note: `${Math.round(own.ms)} ms; beside it ${Math.round(floor.ms)} ms, ${floor.requests} requests`,
  },
  { what: `${what}: requests`, value: own.requests, unit: '', most: requests },
]

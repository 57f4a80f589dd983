import type { Browser, BrowserContext, Page, Request } from 'playwright'
import { median } from './measure.ts'
import type { Row } from './report.ts'

const viewport = { width: 1280, height: 900 }

export type Waited = { ms: number; requests: number }
type Watched = { headedAt: number; changedAt: number }
type Watching = { noted?: Watched }

/**
 * A page that records when the main heading of the app appeared (not that of an outline), and when the page last changed:
 * milliseconds after the navigation began.
 */
export async function watchedPage(browser: Browser): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ viewport })
  await context.addInitScript(() => {
    const noted: Watched = { headedAt: 0, changedAt: 0 }
    Object.assign(globalThis, { noted })
    if (window !== window.top) return
    new MutationObserver(() => {
      noted.changedAt = performance.now()
      if (document.querySelector('main h1:not([inert] *), .sbdocs h1')) noted.headedAt ||= noted.changedAt
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  return { context, page: await context.newPage() }
}

/** Goes to a page with a heading, until it is quiet. `until` says which time counts. */
export async function visit(page: Page, go: () => Promise<unknown>, until: keyof Watched): Promise<Waited> {
  const asked: Request[] = []
  const note = (request: Request) => asked.push(request)
  page.on('request', note)
  await go()
  await page.locator('main h1:not([inert] *), .sbdocs h1').first().waitFor({ timeout: 60_000 })
  await untilQuiet(page)
  page.off('request', note)
  const noted = await page.evaluate(() => (globalThis as Watching).noted ?? { headedAt: 0, changedAt: 0 })
  return { ms: noted[until], requests: asked.length }
}

/** Waits until a page has neither changed nor loaded anything for two seconds. */
export async function untilQuiet(page: Page) {
  await page.waitForLoadState('networkidle')
  const isQuiet = () => performance.now() - ((globalThis as Watching).noted?.changedAt ?? 0) > 2000
  await page.waitForFunction(isQuiet, undefined, { polling: 200, timeout: 60_000 })
}

export async function medianOf(times: number, measure: () => Promise<Waited>): Promise<Waited> {
  const all: Waited[] = []
  for (let turn = 0; turn < times; turn++) all.push(await measure())
  return { ms: median(all.map(({ ms }) => ms)), requests: median(all.map(({ requests }) => requests)) }
}

/** At most this many times the lower bound, and this many requests. */
export const comparedWith = (
  what: string,
  own: Waited,
  floor: Waited,
  most: { times: number; requests: number },
): Row[] => [
  {
    what,
    value: own.ms / floor.ms,
    unit: '×',
    most: most.times,
    note: `${Math.round(own.ms)} ms; beside it ${Math.round(floor.ms)} ms, ${floor.requests} requests`,
  },
  { what: `${what}: requests`, value: own.requests, unit: '', most: most.requests },
]

import type { Browser, CDPSession, Page, Request } from 'playwright'

/** What the browser did until the login field could be used. */
export type Start = {
  /** Every request to the page's own origin, in order, with its path and kind. */
  requests: { path: string; kind: string }[]
  /** For each script: the length of its text, and the ranges that ran. */
  scripts: { path: string; used: Range[]; length: number }[]
}
/** From `start` up to but not including `end`, in UTF-16 units of the script. */
export type Range = { start: number; end: number }

/**
 * Waits until the login field is hydrated. Before that, an input painted from HTML ignores what is typed.
 *
 * @returns the time, Unix milliseconds
 */
export async function usable(page: Page): Promise<number> {
  const seen = await page.waitForFunction(() => {
    const field = document.querySelector('input[name="contact"], input[aria-label="Phone or Email"]')
    const isUsable = field !== null && Object.keys(field).some((key) => key.startsWith('__reactProps'))
    return isUsable && performance.timeOrigin + performance.now()
  })
  return Number(await seen.jsonValue())
}

/** Opens /login without a cache. Records what is loaded, and what of it runs, until its field can be used. */
export async function recordStart(browser: Browser, origin: string): Promise<Start> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const begun: Request[] = []
    page.on('request', (request) => begun.push(request))
    const cdp = await context.newCDPSession(page)
    await cdp.send('Profiler.enable')
    await cdp.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true })
    await page.goto(`${origin}/login`)
    const since = await usable(page)
    const scripts = await coverage(cdp, origin)
    const requests = begun
      .filter((request) => request.url().startsWith(`${origin}/`) && request.timing().startTime < since)
      .map((request) => ({ path: new URL(request.url()).pathname, kind: request.resourceType() }))
    const paths = requests.map(({ path }) => path)
    return { requests, scripts: scripts.filter(({ path }) => paths.includes(path)) }
  } finally {
    await context.close()
  }
}

async function coverage(cdp: CDPSession, origin: string): Promise<Start['scripts']> {
  const { result } = await cdp.send('Profiler.takePreciseCoverage')
  return result
    .filter(({ url }) => url.startsWith(`${origin}/`) && url.endsWith('.js'))
    .map(({ url, functions }) => {
      const ranges = functions.flatMap((each) => each.ranges)
      const length = Math.max(0, ...ranges.map(({ endOffset }) => endOffset))
      return { path: new URL(url).pathname, used: usedRanges(ranges, length), length }
    })
}

/** V8 nests its ranges. Of those around a position, the innermost one says whether it ran. */
function usedRanges(ranges: { startOffset: number; endOffset: number; count: number }[], length: number): Range[] {
  const ran = new Uint8Array(length)
  const outerFirst = ranges.toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset)
  for (const { startOffset, endOffset, count } of outerFirst) ran.fill(count > 0 ? 1 : 0, startOffset, endOffset)
  const used: Range[] = []
  for (let at = 0; at < length; ) {
    const start = ran.indexOf(1, at)
    if (start < 0) break
    const stop = ran.indexOf(0, start)
    const end = stop < 0 ? length : stop
    used.push({ start, end })
    at = end
  }
  return used
}

import getPort from 'get-port'
import lighthouse from 'lighthouse'
import { connect } from 'puppeteer-core'
import type { Row } from './report.ts'
import { median } from './stats.ts'
import { withBrowser } from './with-browser.ts'

const runs = 5

/** Categories in percent, and the metrics with a budget. The preset is Lighthouse's default, a simulated phone. */
type Figures = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcp: number
  cls: number
  tbt: number
  /**
   * Lighthouse's benchmark of the machine. Below about 1,000 the times say more about the machine than about the page.
   */
  benchmarkIndex: number
}

/**
 * Runs Lighthouse five times on one page, each in a new browser, and takes the medians. The notes name failed audits.
 *
 * @param isReturning whether the page was visited before: its storage is kept, its cache is empty
 * @param most the budget of the largest contentful paint, milliseconds
 */
export async function audit(
  address: string,
  path: string,
  { isReturning = false, most = 1200 }: { isReturning?: boolean; most?: number } = {},
): Promise<{ rows: Row[]; notes: string[] }> {
  const results: { figures: Figures; faults: string[] }[] = []
  for (let run = 0; run < runs; run++) results.push(await auditOnce(address + path, isReturning))
  const of = (key: keyof Figures) => median(results.map(({ figures }) => figures[key]))
  const faults = [...new Set(results.flatMap((result) => result.faults))]
  const row = (what: string, key: keyof Figures, unit: string, budget: Pick<Row, 'most' | 'least'>): Row => ({
    what: `${path} ${what}`,
    value: of(key),
    unit,
    ...budget,
    note: results.map(({ figures }) => Math.round(figures[key] * 1000) / 1000).join(', '),
  })
  return {
    rows: [
      row('performance', 'performance', '', { least: most > 1200 ? 95 : 99 }),
      row('largest contentful paint', 'lcp', 'ms', { most }),
      row('layout shift', 'cls', '', { most: 0 }),
      row('total blocking time', 'tbt', 'ms', { most: 50 }),
      row('accessibility', 'accessibility', '', { least: 100 }),
      // Nobody is signed in: Chromium counts the answer 401 as an error.
      row('best practices', 'bestPractices', '', { least: isReturning ? 100 : 96 }),
      row('SEO', 'seo', '', { least: 100 }),
    ],
    notes: [
      `- ${path}: Lighthouse's own index of the machine ${Math.round(of('benchmarkIndex'))}; ` +
        (faults.length ? `audits that cost points: ${faults.join(', ')}.` : 'no audit cost points.'),
    ],
  }
}

async function auditOnce(url: string, isReturning: boolean): Promise<{ figures: Figures; faults: string[] }> {
  const port = await getPort()
  return withBrowser(async () => {
    const page = isReturning ? await visit(url, port) : undefined
    const result = await lighthouse(url, { port, logLevel: 'error', disableStorageReset: isReturning }, undefined, page)
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`)
    const { categories, audits, environment } = result.lhr
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
    const metric = (id: string) => audits[id]?.numericValue ?? Number.NaN
    const costly = ['accessibility', 'best-practices', 'seo'].flatMap((id) => categories[id]?.auditRefs ?? [])
    return {
      figures: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        bestPractices: score('best-practices'),
        seo: score('seo'),
        lcp: Math.round(metric('largest-contentful-paint')),
        // Rounded to three places, as Lighthouse shows it.
        cls: Math.round(metric('cumulative-layout-shift') * 1000) / 1000,
        tbt: Math.round(metric('total-blocking-time')),
        benchmarkIndex: environment.benchmarkIndex,
      },
      faults: costly.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
    }
  }, [`--remote-debugging-port=${port}`])
}

/** Opens the page once, then empties the browser's cache. */
async function visit(url: string, port: number) {
  const browser = await connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null })
  const page = await browser.newPage()
  await page.goto(url, { waitUntil: 'networkidle0' })
  const devTools = await page.createCDPSession()
  await devTools.send('Network.clearBrowserCache')
  await devTools.detach()
  return page
}

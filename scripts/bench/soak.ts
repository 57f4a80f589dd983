import { createServer } from 'node:http'
import type { CDPSession } from 'playwright'
import { serveBuilt } from '../tools/serve-built.ts'
import { buildBench, listen, withBrowser } from './measure.ts'
import { answerCalls, signInAndOut } from './soak-round.ts'

// npm run tool -- soak           300 sign-ins and sign-outs in one page of a live build
// npm run tool -- soak 100    so many of them
// What the page keeps in memory is counted every 25 rounds. A count that grows in the second half fails.

const step = 25
/**
 * The highest ratio of each count between the end and the middle of the run. Permanent caches are full by
 * the middle.
 */
const most = { JSHeapUsedSize: 1.05, JSEventListeners: 1.02, Nodes: 1.1 }

type Metric = keyof typeof most
type Sample = { round: number } & Record<Metric, number>
const metrics = Object.keys(most) as Metric[]

const rounds = Number(process.argv[2] ?? 300)
if (!Number.isInteger(rounds) || rounds < 2 * step) {
  console.error(`Give a whole number of rounds, at least ${2 * step}.`)
  process.exit(2)
}

const row = (cells: (string | number)[]) => console.log(cells.map((cell) => String(cell).padStart(18)).join(''))

/** Counts what is still reachable after garbage collection. */
async function takeSample(session: CDPSession, round: number): Promise<Sample> {
  // Twice: the second collection frees what the first one finalised.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics: all } = await session.send('Performance.getMetrics')
  const read = (metric: Metric) => all.find(({ name }) => name === metric)?.value ?? Number.NaN
  return {
    round,
    JSHeapUsedSize: read('JSHeapUsedSize'),
    JSEventListeners: read('JSEventListeners'),
    Nodes: read('Nodes'),
  }
}

async function soak(origin: string): Promise<Sample[]> {
  return withBrowser(async (browser) => {
    const page = await (await browser.newContext()).newPage()
    const other = await page.context().newPage()
    const newestCode = await answerCalls(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    await page.goto(`${origin}/login`)
    const samples: Sample[] = []
    for (let round = 1; round <= rounds; round++) {
      await signInAndOut(page, other, `player-${round}@example.com`, newestCode)
      if (round % step > 0) continue
      const sample = await takeSample(session, round)
      samples.push(sample)
      row([round, ...metrics.map((metric) => Math.round(sample[metric]).toLocaleString('en-US'))])
    }
    return samples
  })
}

const { folder } = await buildBench('live', '.results/soak')
const served = await listen(createServer(serveBuilt(folder)))
const begun = performance.now()
row(['rounds', ...metrics])
const samples = await soak(served.origin).finally(served.close)
const halfway = samples.find(({ round }) => round >= rounds / 2)
const last = samples.at(-1)
const grown = metrics.filter((metric) => {
  const growth = (last?.[metric] ?? Number.NaN) / (halfway?.[metric] ?? Number.NaN)
  console.log(`${metric}: ${growth.toFixed(3)} times round ${halfway?.round}, at most ${most[metric]}.`)
  return !(growth <= most[metric])
})
console.log(`${rounds} rounds in ${((performance.now() - begun) / 1000).toFixed(0)} s.`)
if (grown.length > 0) console.error(`Still growing: ${grown.join(', ')}.`)
process.exitCode = grown.length > 0 ? 1 : 0

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { memoryStorage } from '../../mocks/db/memory-storage.ts'
import { fileStorage } from '../../mocks/server/file-storage.ts'
import { budgets } from './budgets.ts'
import { timeChanges, worldSizes } from './mock-changes.ts'
import type { Measured, Row } from './report.ts'
import { withBrowser } from './with-browser.ts'

/** The cost of one change in the mocked backend, in worlds of ten to ten thousand rows. */
export async function mock(): Promise<Measured> {
  const rows = [
    ...rowsOf('memory', await timeChanges(async () => memoryStorage())),
    ...rowsOf('a file (SQLite)', await inFiles()),
    ...rowsOf('IndexedDB', await inBrowser()),
  ]
  return { title: 'The mocked backend as its world grows', rows }
}

function rowsOf(place: string, times: number[]): Row[] {
  const [smallest = Number.NaN, largest = Number.NaN] = [times[0], times.at(-1)]
  return [
    ...worldSizes.map((size, at) => ({
      what: `One change, ${place}, ${size.toLocaleString('en-US')} rows`,
      value: times[at] ?? Number.NaN,
      unit: 'ms',
      note: 'median; a person is found by their contact, their session is extended',
    })),
    {
      what: `One change, ${place}: largest ÷ smallest world`,
      value: largest / smallest,
      unit: '×',
      most: budgets.mockGrowth,
    },
  ]
}

async function inFiles(): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-mock-'))
  let count = 0
  try {
    return await timeChanges(async () => fileStorage(join(folder, `${count++}.sqlite`)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The same code in a page. IndexedDB needs an origin, which the intercepted answers provide. */
async function inBrowser(): Promise<number[]> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'scripts/bench/mock-page.ts', formats: ['es'], fileName: 'page' },
    },
  })
  const [bundle] = [output].flat()
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error('The bench page was not built.')
  return withBrowser(async (browser) => {
    const page = await browser.newPage()
    await page.route('http://localhost/**', (route) => {
      const isScript = route.request().url().endsWith('/page.js')
      return route.fulfill(
        isScript
          ? { contentType: 'text/javascript', body: chunk.code }
          : { contentType: 'text/html', body: '<!doctype html><title>Bench</title>' },
      )
    })
    await page.goto('http://localhost/')
    return page.evaluate(async (address) => (await import(address)).measured as Promise<number[]>, '/page.js')
  })
}

import { createServer } from 'node:http'
import getPort from 'get-port'
import type { Browser, Page } from 'playwright'
import { routes } from '../../src/shell/routes.ts'
import { startServer } from '../tools/run.ts'
import { serveFolder } from '../tools/serve-built.ts'
import { cloneAndEdits } from './clone-and-edits.ts'
import { buildBench, listen, withBrowser } from './measure.ts'
import type { Row } from './report.ts'
import { builtStorybook, storybookServer } from './storybook.ts'
import { comparedWith, medianOf, untilQuiet, visit, type Waited, watchedPage } from './watched-page.ts'

const pages = [routes.home.path, routes.gameLobby.path, routes.ideaBuilder.path]

/** How long a developer waits, compared with a lower bound: the built demo, and a Storybook of one button. */
export async function waits(): Promise<Row[]> {
  return [...(await reloads()), ...(await cloneAndEdits()), ...(await builtStorybook()), ...(await storybookServer())]
}

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
        rows.push({ what: `A page of the demo, ${path}: requests`, value: least.requests, unit: '', most: 40 })
        const most = { times: 2, requests: 120 }
        rows.push(...comparedWith(`Reload of ${path} on the dev server`, await reload(own, path), least, most))
      }
      return rows
    })
  } finally {
    await stop()
    await demo.close()
  }
}

async function signedIn(browser: Browser, origin: string): Promise<Page> {
  const { page } = await watchedPage(browser)
  await page.goto(`${origin}${routes.home.path}?world=example`)
  await page.getByRole('article').first().waitFor({ timeout: 60_000 })
  return page
}

/** Reloads a page until its heading is there: the median of five. Two visits before let the browser keep what it compiles. */
async function reload(page: Page, path: string): Promise<Waited> {
  await page.goto(new URL(path, page.url()).href)
  await untilQuiet(page)
  await page.reload()
  await untilQuiet(page)
  return medianOf(5, () => visit(page, () => page.reload(), 'headedAt'))
}

import { createServer } from 'node:http'
import getPort from 'get-port'
import type { Browser } from 'playwright'
import sirv from 'sirv'
import * as z from 'zod/mini'
import { run, startServer } from '../tools/run.ts'
import { listen, median, withBrowser } from './measure.ts'
import type { Row } from './report.ts'
import { comparedWith, medianOf, visit, type Waited, watchedPage } from './watched-page.ts'

const docs = ['Confirm', 'Navbar', 'Toast', 'Progress', 'Login dialog']
const idOf = (title: string) => `components-${title.toLowerCase().replace(' ', '-')}--docs`

/** A Storybook of one button, with the same versions and addons. */
const empty = { name: 'empty-storybook', args: ['-c', 'tests/bench/empty-storybook'], id: 'button--docs' }
const own = { name: 'storybook', args: [], id: idOf('Confirm') }
type Storybook = typeof empty | typeof own

/** The docs pages and the stories of a built Storybook. */
export async function builtStorybook(): Promise<Row[]> {
  const servers = [await serveBuiltStorybook(empty), await serveBuiltStorybook(own)] as const
  const [floor, built] = servers
  try {
    return await withBrowser(async (browser) => [
      ...(await docsPages(browser, 'Docs page of', built.origin, floor.origin, { times: 2, requests: 90 })),
      ...(await storyToStory(browser, built.origin)),
    ])
  } finally {
    for (const { close } of servers) await close()
  }
}

async function serveBuiltStorybook({ name, args }: Storybook) {
  const folder = `.results/bench/${name}`
  const { code, output } = await run('storybook', ['build', ...args, '--output-dir', folder], { capture: true })
  if (code !== 0) throw new Error(`Storybook was not built.\n${output}`)
  return listen(createServer(sirv(folder)))
}

/** The development server of Storybook, from its command, on a prepared cache. */
export async function storybookServer(): Promise<Row[]> {
  return withBrowser(async (browser) => {
    // The first start prepares the cache.
    for (const storybook of [empty, own]) await (await startStorybook(browser, storybook)).stop()
    const floor = await startStorybook(browser, empty)
    const started = await startStorybook(browser, own)
    const most = { times: 3, requests: 220 }
    try {
      return [
        ...since('The list of stories', started.listedMs, floor.listedMs, 5000),
        ...since('The first docs page', started.firstMs, floor.firstMs, 10_000),
        ...(await docsPages(browser, 'On the dev server, docs page of', started.origin, floor.origin, most)),
      ]
    } finally {
      await floor.stop()
      await started.stop()
    }
  })
}

const since = (what: string, ms: number, floorMs: number, most: number): Row[] => [
  {
    what: `${what}, since npm run storybook`,
    value: ms,
    unit: 'ms',
    most,
    note: `beside it ${Math.round(floorMs)} ms`,
  },
  { what: `${what} ÷ that of the empty Storybook`, value: ms / floorMs, unit: '×' },
]

async function startStorybook(browser: Browser, { args, id }: Storybook) {
  const port = String(await getPort())
  const origin = `http://localhost:${port}`
  const command = ['dev', ...args, '--port', port, '--exact-port', '--ci', '--no-version-updates']
  const begun = performance.now()
  const stop = await startServer(`${origin}/index.json`, 'storybook', command)
  const listedMs = performance.now() - begun
  const { page, context } = await watchedPage(browser)
  await page.goto(docsAddress(origin, id))
  await page.locator('.sbdocs h1').first().waitFor({ timeout: 60_000 })
  const firstMs = performance.now() - begun
  await context.close()
  return { origin, stop, listedMs, firstMs }
}

const docsAddress = (origin: string, id: string) => `${origin}/iframe.html?viewMode=docs&id=${id}`

async function docsPages(
  browser: Browser,
  what: string,
  origin: string,
  floorOrigin: string,
  most: { times: number; requests: number },
): Promise<Row[]> {
  const floor = await docsPage(browser, floorOrigin, empty.id)
  const rows: Row[] = []
  for (const title of docs)
    rows.push(...comparedWith(`${what} ${title}`, await docsPage(browser, origin, idOf(title)), floor, most))
  return rows
}

/** Opens a docs page with an empty cache, until nothing changes in it any more: the better of two times. */
const docsPage = (browser: Browser, origin: string, id: string): Promise<Waited> =>
  medianOf(2, async () => {
    const { page, context } = await watchedPage(browser)
    await context.addInitScript(stopClock)
    const waited = await visit(page, () => page.goto(docsAddress(origin, id)), 'changedAt')
    await context.close()
    return waited
  })

/** Runs in the page. A story that counts down shows the same second, and so the page comes to an end. */
function stopClock() {
  const opened = Date.now()
  Date.now = () => opened
}

const Index = z.object({ entries: z.record(z.string(), z.object({ id: z.string(), type: z.string() })) })

/** Goes through every twentieth story in the open preview, and waits for the paint after each was rendered. */
async function storyToStory(browser: Browser, origin: string): Promise<Row[]> {
  const { entries } = Index.parse(await (await fetch(`${origin}/index.json`)).json())
  const stories = Object.values(entries).filter(({ type }) => type === 'story')
  const [first, ...rest] = stories.filter((_, at) => at % 20 === 0).map(({ id }) => id)
  const { page, context } = await watchedPage(browser)
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${first}`)
  // Storybook reloads the page if it is left before its story has ended.
  await page.waitForFunction(
    () => Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')?.currentRender?.phase === 'finished',
  )
  const all: number[] = []
  for (const id of rest) all.push(await page.evaluate(showStory, id))
  await context.close()
  const slowest = rest[all.indexOf(Math.max(...all))]
  const note = `median of ${all.length}; the slowest, ${slowest}: ${Math.round(Math.max(...all))} ms`
  return [{ what: 'From story to story', value: median(all), unit: 'ms', most: 300, note }]
}

type Channel = {
  emit: (name: string, payload: object) => void
  on: (name: string, listener: (phase: { newPhase: string; storyId: string }) => void) => void
}

/** Runs in the preview. Waits for the end of the play too: Storybook reloads a page whose play it cannot end. */
function showStory(storyId: string): Promise<number> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }
  const begun = performance.now()
  let paintedMs: number | undefined
  return new Promise((resolve) => {
    const end = () => setTimeout(() => resolve(paintedMs ?? performance.now() - begun))
    setTimeout(end, 20_000)
    channel.on('storyRenderPhaseChanged', ({ storyId: id, newPhase }) => {
      if (id !== storyId) return
      if (['finished', 'errored', 'aborted'].includes(newPhase)) requestAnimationFrame(end)
      // After these a story is rendered, and its play begins.
      if (!['playing', 'played', 'completing'].includes(newPhase)) return
      requestAnimationFrame(() =>
        setTimeout(() => {
          paintedMs ??= performance.now() - begun
        }),
      )
    })
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
}

import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { brand } from '../../src/shell/brand.ts'
import { prerendered } from '../build/pages.ts'
import type { Row } from './report.ts'

type Seen = { words: string[]; title: string; background: string }

/** Compares what the public pages show without any script with what they show after all scripts. */
export async function paintedWithoutScripts(browser: Browser, origin: string): Promise<Row[]> {
  const rows = prerendered.map(async ({ path, title }): Promise<Row[]> => {
    const look = (options: BrowserContextOptions) => seen(browser, origin + path, options)
    const bare = await look({ javaScriptEnabled: false, colorScheme: 'light' })
    const dark = await look({ javaScriptEnabled: false, colorScheme: 'dark' })
    const live = await look({ colorScheme: 'light' })
    const missing = live.words.filter((word) => !bare.words.includes(word))
    return [
      {
        what: `${path} words that need a script`,
        value: missing.length,
        unit: '',
        most: 0,
        note: missing.length > 0 ? missing.join(' ') : `${live.words.length} words are there without`,
      },
      {
        what: `${path} has its title without scripts`,
        value: Number(bare.title === `${title} · ${brand}`),
        unit: '',
        least: 1,
      },
      {
        what: `${path} is light and dark without scripts`,
        value: Number(bare.background !== dark.background),
        unit: '',
        least: 1,
        note: `${bare.background} and ${dark.background}`,
      },
    ]
  })
  return (await Promise.all(rows)).flat()
}

async function seen(browser: Browser, url: string, options: BrowserContextOptions): Promise<Seen> {
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    await page.goto(url)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    return {
      words: await wordsOf(page),
      title: await page.title(),
      background: await page.evaluate(
        () =>
          getComputedStyle(document.documentElement).backgroundColor + getComputedStyle(document.body).backgroundColor,
      ),
    }
  } finally {
    await context.close()
  }
}

const wordsOf = async (page: Page) => (await page.locator('#root').innerText()).split(/\s+/).filter(Boolean)

/** Console errors and exceptions during the hydration of the prerendered pages. A hydration mismatch is one of them. */
export async function hydrationFaults(browser: Browser, origin: string): Promise<Row[]> {
  const faults: string[] = []
  for (const { path } of prerendered) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ colorScheme })
      const page = await context.newPage()
      page.on('console', (message) => {
        // Chromium itself logs a 401, which is the server's answer to a visitor's userinfo call.
        if (['error', 'warning'].includes(message.type()) && !message.text().includes('401'))
          faults.push(message.text())
      })
      page.on('pageerror', ({ message }) => faults.push(message))
      await page.goto(origin + path)
      await settled(page)
      await context.close()
    }
  }
  return [
    { what: 'Faults while hydrating', value: faults.length, unit: '', most: 0, note: [...new Set(faults)].join(' ') },
  ]
}

/** A reload by a signed-in person: each main heading that was visible, in order. */
export async function signedInReload(browser: Browser, origin: string, path: string): Promise<Row[]> {
  const context = await browser.newContext()
  try {
    await context.addInitScript(watchHeadings)
    const page = await context.newPage()
    await page.goto(origin + path)
    await settled(page)
    await page.reload()
    await settled(page)
    const headings = await page.evaluate((): string[] => JSON.parse(document.documentElement.dataset.headings ?? '[]'))
    const others = headings.slice(0, -1)
    return [
      {
        what: `${path} signed in, reloaded: other headings shown on the way`,
        value: others.length,
        unit: '',
        most: 0,
        note: headings.join(' → '),
      },
    ]
  } finally {
    await context.close()
  }
}

/** Runs in the page. Records each text of the main heading at the end of a frame. */
function watchHeadings() {
  const texts: string[] = []
  const look = () => {
    const text = document.querySelector('main h1, main [role=status]')?.textContent ?? ''
    if (text && texts.at(-1) !== text) texts.push(text)
    if (document.documentElement) document.documentElement.dataset.headings = JSON.stringify(texts)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Waits until the page is hydrated and the userinfo call has been answered. */
async function settled(page: Page) {
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    const taken = root && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
    const asked = performance.getEntriesByType('resource').some(({ name }) => name.endsWith('userinfo'))
    return taken && asked && document.querySelector('main h1')
  })
}

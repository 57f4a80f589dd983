import { mkdir, writeFile } from 'node:fs/promises'
import { type Browser, chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { routes } from '../../src/shell/routes.ts'
import { findChromium, launchFlags } from '../browser/chromium.ts'
import { renderSheet, type Shot } from './render-sheet.ts'

// npm run tool -- images   writes docs/images/screens.png: the main screens, wide and narrow, light and dark

const target = 'docs/images/screens.png'
const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 360, height: 900 } }
const themes = ['light', 'dark'] as const

/** More tabs of the strip, and what shows that each has loaded. */
const evening = [
  ['Lobby', 'Next session'],
  ['Invite', 'Members'],
  ['Idea Builder', 'Reroll'],
] as const

/** Walks through the app as a person does, and takes a picture of each screen at both widths. */
async function walk(browser: Browser, origin: string, theme: (typeof themes)[number]): Promise<Shot[]> {
  const context = await browser.newContext({ colorScheme: theme, locale: 'en-US', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const shots: Shot[] = []
  const take = async (screen: string) => {
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport)
      shots.push({ screen, theme, size, image: await picture(page) })
    }
    await page.setViewportSize(sizes.wide)
  }
  await page.goto(origin)
  await take('Welcome')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('textbox', { name: 'Phone or Email' }).fill('rowan@example.com')
  await take('Login')
  await page.getByRole('button', { name: 'Send Code' }).click()
  const code = page.getByRole('status', { name: 'Latest code' }).filter({ hasText: /^\d{6}$/ })
  await page.getByRole('textbox', { name: 'Code' }).fill(await code.innerText())
  await take('Verify')
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.waitForURL(`**${routes.home.path}`)
  // A made-up campaign, as its host.
  await page.goto(`${origin}${routes.home.path}?world=example`)
  await page.getByRole('article').first().waitFor()
  await take('Home')
  await page.getByRole('article').getByRole('link').first().click()
  await page.getByRole('heading', { level: 2, name: 'Next steps' }).waitFor()
  await take('Game')
  for (const [screen, seen] of evening) {
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: screen }).click()
    await page.mouse.move(0, 0)
    await page.getByText(seen).first().waitFor()
    await take(screen)
  }
  await context.close()
  return shots
}

/** A screenshot without the mock panel, which is not part of the product. */
async function picture(page: Page): Promise<string> {
  // Held by its handle: a hidden element has no role to find it by.
  const panel = await page.getByRole('region', { name: 'Mock panel' }).elementHandle()
  const show = (visibility: string) =>
    panel?.evaluate(
      (element, value) => element instanceof HTMLElement && element.style.setProperty('visibility', value),
      visibility,
    )
  await show('hidden')
  const image = await page.screenshot()
  await show('visible')
  return `data:image/png;base64,${image.toString('base64')}`
}

process.env.VITE_API_MODE = 'mock'
const output = { outDir: '.results/app', emptyOutDir: true }
await build({ build: output, logLevel: 'warn' })
const server = await preview({ build: output, preview: { host: '127.0.0.1', port: 0, strictPort: false } })
const browser = await chromium.launch({ executablePath: findChromium(), args: launchFlags })
try {
  const origin = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '')
  const shots = [...(await walk(browser, origin, 'light')), ...(await walk(browser, origin, 'dark'))]
  const page = await browser.newPage({ viewport: { width: 1480, height: 800 } })
  await page.setContent(renderSheet(shots))
  await mkdir('docs/images', { recursive: true })
  const sheet = await page.locator('main').screenshot()
  await writeFile(target, sheet)
  console.log(`${target}: ${Math.round(sheet.length / 1024)} KB`)
} finally {
  await browser.close()
  await server.close()
}
